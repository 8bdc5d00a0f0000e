// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { type HandedText, readHandedText, storeHandedText } from '../../../../shared/request/handed-text.ts'
import { signedIn } from '../../../../shared/test-page.tsx'
import { testClient } from '../test-client.ts'
import { showMember } from '../test-create-page.ts'

const { username } = signedIn()
const hand = (more: Partial<HandedText> = {}) =>
  storeHandedText(username, {
    text: 'Rest and drink water.',
    sourceLanguageId: 'enu',
    targetLanguageIds: ['deu'],
    ...more,
  })
const text = () => screen.queryByLabelText<HTMLTextAreaElement>(/^Text to translate/)
const source = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Source language' }).value

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

it('begins with a text that another page handed over, once', async () => {
  hand()
  await showMember()
  expect(text()?.value).toBe('Rest and drink water.')
  expect(source()).toBe('English')
  expect(screen.getByRole('button', { name: 'Remove German' })).toBeTruthy()
  expect(readHandedText(username)).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Project name').value).toBe('Rest and drink water')
  expect(screen.getByText(/Rest and drink water\.txt/)).toBeTruthy()
})

it('keeps a language that the organization has fixed, and one it does not know', async () => {
  hand({ sourceLanguageId: 'enu', targetLanguageIds: ['xxx'] })
  const fixed = { isHidden: false, isDisabled: true, disableShowAllLanguages: false }
  const sourceLanguage = { ...fixed, defaultLanguage: { xtrfId: 2, name: 'French' } }
  await showMember(testClient({}, { sourceLanguage: sourceLanguage as never }))
  expect(text()?.value).toBe('Rest and drink water.')
  expect(source()).toBe('French')
  expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull()
})

it('does not show the text of one account to another', async () => {
  storeHandedText('other@harbor.example', { text: 'Private', sourceLanguageId: 'enu', targetLanguageIds: ['deu'] })
  await showMember()
  expect(text()).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Text' }))
  expect(text()?.value).toBe('')
})

it('begins with files that another page handed over', async () => {
  const files = [{ list: 'project' as const, name: 'letter.docx', size: 4, fileKey: 'temp/1/letter.docx' }]
  hand({ text: '', files })
  await showMember(testClient(), { 'POST /api/tempFiles/actions/find': { fileKeys: ['temp/1/letter.docx'] } })
  expect(await screen.findByText('letter.docx')).toBeTruthy()
  expect(text()).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove German' })).toBeTruthy()
})
