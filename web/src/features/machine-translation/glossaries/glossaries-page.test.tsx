// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { done, showPage, stubApi } from '../../../shared/test-page.tsx'
import { testLanguages, testSettings } from '../text/test-settings.ts'
import GlossariesPage from './glossaries-page.tsx'

const list = 'GET /api/machineTranslation/glossaries'
const id = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11'
const glossary = {
  id,
  name: 'Patient letters',
  sourceLanguageId: 'enu',
  targetLanguageId: 'esm',
  termCount: 1200,
  changeTime: '2026-10-31T09:30:00.000Z',
}
const kept = { ...glossary, id: `${id.slice(0, -1)}2`, name: 'Names', sourceLanguageId: null, targetLanguageId: null }

async function open(answers: Record<string, unknown>) {
  const calls = stubApi({ 'GET /api/languages': testLanguages, ...answers })
  const { address } = await showPage('/machineTranslation/glossaries', GlossariesPage)
  return { calls, address, sent: (request: string) => calls.filter((call) => call.request === request) }
}

it('lists glossaries with their languages and terms, and the limits', async () => {
  await open({ [list]: [glossary, kept] })
  const row = (await screen.findByRole('link', { name: 'Patient letters' })).closest('tr') as HTMLElement
  expect(within(row).getByText('English to Spanish')).toBeTruthy()
  expect(within(row).getByText('1,200')).toBeTruthy()
  expect(screen.getByText('Never translated, in any language')).toBeTruthy()
  expect(screen.getByText(/^2 of 50 glossaries · 2,400 of 50,000 terms/)).toBeTruthy()
})

it('has the tabs of machine translation', async () => {
  await open({ [list]: [glossary], 'GET /api/machineTranslation/settings': testSettings() })
  const tabs = within(await screen.findByRole('navigation', { name: 'Machine translation' }))
  expect((await tabs.findByRole('link', { name: 'Files' })).getAttribute('href')).toMatch(/fileTranslation$/)
  expect(tabs.getByRole('link', { name: 'Glossaries' }).getAttribute('aria-current')).toBe('page')
})

it('explains what glossaries are for where there are none', async () => {
  await open({ [list]: [] })
  expect(await screen.findByText(/^No glossaries yet/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'New glossary' })).toBeTruthy()
})

it('creates a list of terms that are not translated and opens it', async () => {
  const create = 'POST /api/machineTranslation/glossaries'
  const { sent, address } = await open({ [list]: [], [create]: { status: 201, body: kept } })
  await userEvent.click(await screen.findByRole('button', { name: 'New glossary' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Name'), 'Names')
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  expect(dialog.getAllByText('Choose a language.')).toHaveLength(2)
  await userEvent.selectOptions(dialog.getByLabelText('Kind'), 'Terms that are never translated')
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(address()).toBe(`/machineTranslation/glossaries/${kept.id}`))
  expect(sent(create)[0]?.body).toEqual({ name: 'Names', sourceLanguageId: null, targetLanguageId: null })
})

it('renames a glossary', async () => {
  const rename = `POST /api/machineTranslation/glossaries/${id}/actions/rename`
  const { sent } = await open({ [list]: [glossary], [rename]: { ...glossary, name: 'Letters' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Patient letters' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
  const name = await screen.findByLabelText('Name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Letters')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent(rename)[0]?.body).toEqual({ newName: 'Letters' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('deletes a glossary only after a confirmation that names its terms', async () => {
  const remove = `POST /api/machineTranslation/glossaries/${id}/actions/delete`
  const { sent } = await open({ [list]: [glossary], [remove]: done })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Patient letters' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/^1,200 terms will be deleted/)).toBeTruthy()
  expect(sent(remove)).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent(remove)).toHaveLength(1))
})
