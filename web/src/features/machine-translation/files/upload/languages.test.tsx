// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLocale } from '../../../../shared/messages/language.ts'
import { readHandedText } from '../../../../shared/request/handed-text.ts'
import { setSession } from '../../../../shared/session/session.ts'
import { showPage, signedIn, stubApi } from '../../../../shared/test-page.tsx'
import { getNotes } from '../../../../shared/ui/snackbar-store.ts'
import { startTestStore } from '../../../../shared/uploads/test-store.ts'
import FilesPage from '../files-page.tsx'
import { testLanguages, testSettings } from '../test-files.ts'

const offeredLanguages = [
  { sourceLanguageIds: ['enu'], targetLanguageIds: ['esj'], quality: 'gist' as const },
  { sourceLanguageIds: ['enu'], targetLanguageIds: ['ara'], quality: 'fair' as const },
]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  setSession(signedIn())
  // jsdom lays nothing out: the list's own height attribute stands in for its layout.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Number.parseInt(this.style.height, 10) || 0
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await setLocale('en')
})

async function show(answers: Record<string, unknown> = {}, targets = 'Target languages') {
  const calls = stubApi({
    'GET /api/machineTranslation/settings': testSettings({ offeredLanguages }),
    'GET /api/userAccount/enabledApplications': { applicationIds: ['createProject', 'machineTranslation'] },
    'GET /api/languages': testLanguages,
    'GET /api/jobRequests': { items: [], nextPageToken: null },
    ...answers,
  })
  const shown = await showPage('/machineTranslation/fileTranslation', FilesPage)
  const field = await screen.findByRole('combobox', { name: targets })
  // The list loads its notes. React loses what suspends in an act that nobody awaits.
  await act(async () => userEvent.click(field))
  return { ...shown, calls }
}
const option = (name: string) => screen.findByRole('option', { name, hidden: true })
const rough = 'Rough translation: for understanding only'

it('says how well each language is translated before it is chosen', async () => {
  await show()
  expect(await option(`Spanish (Latin America) ${rough}`)).toBeTruthy()
  expect(await option('Arabic Expect some mistakes')).toBeTruthy()
})

it('says it again of the languages that were chosen, with their names where they differ', async () => {
  await show()
  await userEvent.click(await option(`Spanish (Latin America) ${rough}`))
  expect(await screen.findByText(rough, { selector: 'p' })).toBeTruthy()
  await userEvent.click(await option('Arabic Expect some mistakes'))
  expect(await screen.findByText(`Spanish (Latin America): ${rough}`)).toBeTruthy()
  expect(screen.getByText('Arabic: Expect some mistakes')).toBeTruthy()
})

it('stays where no engine knows a language, and leads to a request with the files', async () => {
  const store = await startTestStore()
  const form = { url: '/store', fields: { key: 'temp/1/${filename}', Policy: 'abc' } }
  const { address } = await show({ 'POST /api/tempFiles/actions/createPresignedPost': { status: 201, body: form } })
  fireEvent.change(document.querySelector('input[type=file]') as Element, {
    target: { files: [new File(['text'], 'letter.docx')] },
  })
  await screen.findByText(/Uploaded/)
  await userEvent.click(await option(`Spanish (Latin America) ${rough}`))
  await userEvent.click(await option('German Human translation only'))
  expect(await screen.findByText('No engine here translates English (United States) into German.')).toBeTruthy()
  expect(address()).toBe('/machineTranslation/fileTranslation')
  const translate = screen.getByRole<HTMLButtonElement>('button', { name: 'Translate', hidden: true })
  expect(translate.disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Request human translation', hidden: true }))
  await waitFor(() => expect(address()).toBe('/createProject'))
  expect(readHandedText(signedIn().username)).toMatchObject({
    files: [{ name: 'letter.docx', list: 'project', size: 4, fileKey: expect.any(String) }],
    sourceLanguageId: 'enu',
    targetLanguageIds: ['esj', 'deu'],
  })
  await store.stop()
})

it('waits for the uploads before a request takes the files, and stays where one failed', async () => {
  const store = await startTestStore()
  const form = { url: '/store', fields: { key: 'temp/1/${filename}', Policy: 'abc' } }
  const { address } = await show({ 'POST /api/tempFiles/actions/createPresignedPost': { status: 201, body: form } })
  store.failWith((request) => (request === 'POST /store' ? { status: 403 } : undefined))
  fireEvent.change(document.querySelector('input[type=file]') as Element, {
    target: { files: [new File(['text'], 'letter.docx')] },
  })
  await userEvent.click(await option('German Human translation only'))
  await userEvent.click(await screen.findByRole('button', { name: 'Request human translation', hidden: true }))
  const failure = 'Some files could not be uploaded. Try them again or remove them.'
  await waitFor(() => expect(getNotes().at(-1)?.text).toBe(failure))
  expect(address()).toBe('/machineTranslation/fileTranslation')
  expect(readHandedText(signedIn().username)).toBeNull()

  store.failWith(() => undefined)
  await userEvent.click(await screen.findByRole('button', { name: 'Request human translation', hidden: true }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Uploading files…', hidden: true }).disabled).toBe(true)
  await waitFor(() => expect(address()).toBe('/createProject'))
  expect(readHandedText(signedIn().username)?.files).toMatchObject([{ name: 'letter.docx' }])
  await store.stop()
})

it('keeps the languages without an engine where the others could not be sent', async () => {
  await show()
  await userEvent.click(await option('German Human translation only'))
  await userEvent.click(await option(`Spanish (Latin America) ${rough}`))
  await userEvent.click(
    screen.getByRole('button', { name: 'Translate into Spanish (Latin America) now', hidden: true }),
  )
  expect(await screen.findByText('Add at least one file')).toBeTruthy()
  expect(screen.getByText('No engine here translates English (United States) into German.')).toBeTruthy()
})

it('writes the names of languages as Spanish does inside a sentence', async () => {
  await setLocale('es')
  await show({}, 'Idiomas de destino')
  await userEvent.click(await option('German Solo traducción humana'))
  await userEvent.click(await screen.findByRole('option', { name: /^Arabic/, hidden: true }))
  expect(await screen.findByText('Ningún motor traduce aquí de english (United States) a german.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Traducir ahora a arabic', hidden: true })).toBeTruthy()
})

it('translates into the other languages where one has no engine', async () => {
  const store = await startTestStore()
  const form = { url: '/store', fields: { key: 'temp/1/${filename}', Policy: 'abc' } }
  const { address, calls } = await show({
    'POST /api/tempFiles/actions/createPresignedPost': { status: 201, body: form },
    'POST /api/machineTranslation/actions/translateFiles': { status: 201, body: { id: 'r1' } },
  })
  fireEvent.change(document.querySelector('input[type=file]') as Element, {
    target: { files: [new File(['text'], 'letter.docx')] },
  })
  await screen.findByText(/Uploaded/)
  await userEvent.click(await option('German Human translation only'))
  await screen.findByText('No engine here translates English (United States) into German.')
  expect(screen.queryByRole('button', { name: /^Translate into/, hidden: true })).toBeNull()
  await userEvent.click(await option(`Spanish (Latin America) ${rough}`))
  await userEvent.click(
    screen.getByRole('button', { name: 'Translate into Spanish (Latin America) now', hidden: true }),
  )
  await waitFor(() => expect(address()).toBe('/machineTranslation/fileTranslation/r1'))
  expect(calls.find(({ request }) => request.endsWith('/translateFiles'))?.body).toMatchObject({
    targetLanguageIds: ['esj'],
  })
  await store.stop()
})
