// @vitest-environment jsdom
import { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLocale } from '../../../shared/messages/language.ts'
import { requestId } from '../../../shared/request/test-request.ts'
import { setSession } from '../../../shared/session/session.ts'
import { refuses, showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import { startTestStore } from '../../../shared/uploads/test-store.ts'
import FilesPage from './files-page.tsx'
import { aFileRequest, testLanguages, testSettings } from './test-files.ts'

const list = 'GET /api/jobRequests'
const page = (items: unknown[]) => ({ items, nextPageToken: null })
const api = (more: Record<string, unknown> = {}) => ({
  'GET /api/machineTranslation/settings': testSettings(),
  'GET /api/languages': testLanguages,
  [list]: page([]),
  ...more,
})
const show = (path = '/machineTranslation/fileTranslation') => showPage(path, FilesPage)
const lists = (calls: readonly { request: string }[]) =>
  calls
    .filter(({ request }) => request.startsWith(list))
    .map(({ request }) => new URL(request.split(' ')[1] ?? '', 'http://portal').searchParams)

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
  await setLocale('en')
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const addFiles = (...files: File[]) =>
  fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files } })
const sized = (name: string, size: number) =>
  Object.defineProperty(new File(['text'], name), 'size', { value: size }) as File
const combobox = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name })

async function offeredIn(name: string) {
  await userEvent.click(await combobox(name))
  const list = await screen.findByRole('listbox', { hidden: true })
  const options = await within(list).findAllByRole('option', { hidden: true })
  return options
    .filter((option) => option.getAttribute('aria-disabled') !== 'true')
    .map((option) => option.querySelector('span')?.textContent)
    .toSorted()
}
async function choose(name: string, language: string) {
  await userEvent.click(await combobox(name))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${language}`), hidden: true }))
}

describe('the form', () => {
  it('MTFILE-07 MTFILE-08 MTFILE-09 shows types, size, number and total before anything is dropped', async () => {
    stubApi(api())
    await show()
    const limits = await screen.findByText(/^Up to 2 files, 1 MB each and 250 MB together\./)
    expect(limits.textContent).toContain('.docx .odt .pdf')
    expect(limits.textContent).not.toContain('.xlsx')
    expect(document.querySelector('input[type=file]')?.getAttribute('accept')).toBe('.docx,.odt,.pdf')
  })

  it('MTFILE-08 MTFILE-09 refuses other types, larger files and more of them', async () => {
    stubApi(api())
    await show()
    await screen.findByText(/^Up to 2 files/)
    addFiles(sized('sums.xlsx', 10))
    expect(await screen.findByText(/^Files like sums.xlsx cannot be translated here/)).toBeTruthy()
    addFiles(sized('big.docx', 2 * 1024 ** 2))
    expect(await screen.findByText('big.docx is larger than 1 MB.')).toBeTruthy()
    addFiles(sized('a.docx', 10), sized('b.docx', 10), sized('c.docx', 10))
    expect(await screen.findByText('You can add 2 files at most.')).toBeTruthy()
  })

  it('MTFILE-07 keeps the files together under 250 MB', async () => {
    stubApi(api({ 'GET /api/machineTranslation/settings': testSettings({ maxFileSizeMB: 500 }) }))
    await show()
    await screen.findByText(/^Up to 2 files/)
    addFiles(sized('a.docx', 262_144_000))
    expect(await screen.findByText('The files together exceed 250 MB.')).toBeTruthy()
  })

  it('MTFILE-09 allows no file where no type is allowed', async () => {
    stubApi(api({ 'GET /api/machineTranslation/settings': testSettings({ allowedFileTypes: [] }) }))
    await show()
    expect(await screen.findByText(/has no file types enabled/)).toBeTruthy()
    expect(document.querySelector('input[type=file]')).toBeNull()
  })

  it('MTFILE-06 offers only pairs that exist, and never the source as a target', async () => {
    stubApi(api())
    await show()
    expect(await offeredIn('Target languages')).toEqual(['Arabic', 'Spanish (Latin America)'])
    expect(await screen.findByRole('option', { name: 'German Not translated by machine', hidden: true })).toBeTruthy()
  })

  it('MTFILE-10 fixes the target to English for another source language and says why', async () => {
    stubApi(api())
    await show()
    await choose('Source language', 'Spanish')
    const targets = await combobox('Target languages')
    expect(targets.disabled).toBe(true)
    expect(screen.getByRole('button', { name: 'Remove English (United States)' })).toBeTruthy()
    expect(
      screen.getByText('Files in Spanish (Latin America) are translated into English (United States) only.'),
    ).toBeTruthy()
    await act(() => setLocale('es'))
    const rule = 'Los archivos en spanish (Latin America) se traducen solo a english (United States).'
    expect(await screen.findByText(rule)).toBeTruthy()
    await act(() => setLocale('en'))
    await choose('Source language', 'English')
    expect((await combobox('Target languages')).disabled).toBe(false)
    expect(screen.queryByRole('button', { name: 'Remove English (United States)' })).toBeNull()
  })

  it('asks for files and languages before it is sent, and not for a name, which the first file gives', async () => {
    const calls = stubApi(api())
    await show()
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the request' })
    expect([name.value, name.placeholder]).toEqual(['', 'As the first file'])
    await userEvent.click(screen.getByRole('button', { name: 'Translate' }))
    expect(await screen.findByText('Add at least one file')).toBeTruthy()
    expect(screen.getByText('Choose at least one')).toBeTruthy()
    expect(name.getAttribute('aria-invalid')).not.toBe('true')
    expect(calls.some(({ request }) => request.includes('translateFiles'))).toBe(false)
  })

  it('is named after its first file until somebody types a name', async () => {
    stubApi(api())
    await show()
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the request' })
    addFiles(new File(['text'], 'Discharge_letter.docx'))
    await waitFor(() => expect(name.value).toBe('Discharge letter'))
    await userEvent.click(screen.getByRole('button', { name: /^Remove Discharge_letter/ }))
    await waitFor(() => expect(name.value).toBe(''))
    await userEvent.clear(name)
    await userEvent.type(name, 'June')
    addFiles(new File(['text'], 'Other.docx'))
    await screen.findByRole('button', { name: /^Remove Other/ })
    expect(name.value).toBe('June')
  })

  it('MTFILE-01 uploads the files, sends the request and opens it', async () => {
    const store = await startTestStore()
    const calls = stubApi(
      api({
        'POST /api/tempFiles/actions/createPresignedPost': {
          status: 201,
          body: { url: '/store', fields: { key: 'temp/1/${filename}', Policy: 'abc' } },
        },
        'POST /api/machineTranslation/actions/translateFiles': { status: 201, body: aFileRequest() },
      }),
    )
    try {
      const { address } = await show()
      await choose('Target languages', 'Arabic')
      addFiles(new File(['text'], 'letter.docx'))
      expect(await screen.findByText(/Uploaded/)).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: 'Translate' }))
      await waitFor(() => expect(address()).toBe(`/machineTranslation/fileTranslation/${requestId}`))
      const sent = calls.find(({ request }) => request.includes('translateFiles'))
      expect(sent?.body).toMatchObject({
        sourceLanguageId: 'enu',
        targetLanguageIds: ['ara'],
        files: [{ fileName: 'letter.docx', fileKey: 'temp/1/letter.docx' }],
      })
    } finally {
      await store.stop()
    }
  })
})

describe('your requests', () => {
  it('MTFILE-01 are those of machine translation, all but archived ones at first, by status', async () => {
    const calls = stubApi(api({ [list]: page([aFileRequest()]) }))
    await show()
    await screen.findByRole('table', { name: 'Your requests' })
    expect(lists(calls)[0]?.get('origination')).toBe('MT')
    expect(lists(calls)[0]?.get('status')?.split(',')).toEqual(
      JobRequestStatus.options.filter((status) => status !== 'ARCHIVED'),
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed or canceled')
    await waitFor(() => expect(lists(calls).at(-1)?.get('status')).toBe('CANCELLED,CANCELLING,FAILED'))
  })

  it('MTFILE-02 can be viewed, renamed and archived', async () => {
    stubApi(api({ [list]: page([aFileRequest()]) }))
    const { address } = await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Discharge letters' }))
    const items = screen.getAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['View', 'Rename', 'Archive'])
    expect(items.map((item) => item.getAttribute('aria-disabled') === 'true')).toEqual([false, false, false])
    await userEvent.click(screen.getByRole('menuitem', { name: 'View' }))
    await waitFor(() => expect(address()).toBe(`/machineTranslation/fileTranslation/${requestId}`))
  })

  it.each(['CREATED', 'SUBMITTING_TO_XTRF'] as const)(
    'MTFILE-02 can be neither renamed nor archived in status %s',
    async (status) => {
      stubApi(api({ [list]: page([aFileRequest({ status })]) }))
      await show()
      await userEvent.click(await screen.findByRole('button', { name: 'Actions for Discharge letters' }))
      const isDisabled = (name: string) =>
        screen.getByRole('menuitem', { name }).getAttribute('aria-disabled') === 'true'
      expect([isDisabled('View'), isDisabled('Rename'), isDisabled('Archive')]).toEqual([false, true, true])
    },
  )

  it('MTFILE-11 MTFILE-18 show their status with its word and color', async () => {
    const items = JobRequestStatus.options.map((status, index) =>
      aFileRequest({ status, id: `${index}`, name: status }),
    )
    stubApi(api({ [list]: page(items) }))
    await show()
    await screen.findByRole('table')
    const badge = (name: string) =>
      screen.getByRole('link', { name }).closest('tr')?.querySelector('td [data-tone]') as HTMLElement
    const toned = (tone: string) => items.filter(({ name }) => badge(name).dataset.tone === tone)
    expect(toned('good').map(({ name }) => name)).toEqual(['SUBMITTED_TO_XTRF', 'COMPLETED'])
    expect(toned('bad').map(({ name }) => name)).toEqual(['FAILED', 'CANCELLING', 'CANCELLED'])
    expect(toned('quiet').map(({ name }) => name)).toEqual(['ARCHIVED'])
    expect(badge('SUBMITTED_TO_XTRF').textContent).toBe('Submitted to Human Expert')
    expect(badge('QUOTE_ACCEPTED').textContent).toBe('Unknown')
  })

  it('MTFILE-19 explain the statuses that need it', async () => {
    const items = JobRequestStatus.options.map((status, index) =>
      aFileRequest({ status, id: `${index}`, name: status }),
    )
    stubApi(api({ [list]: page(items) }))
    await show()
    await screen.findByRole('table')
    const explained = screen
      .getAllByRole('tooltip', { hidden: true })
      .map((tooltip) => tooltip.closest('tr')?.textContent)
    expect(explained).toHaveLength(3)
    for (const status of ['CREATED', 'FAILED', 'SUBMITTED_TO_XTRF'])
      expect(explained.some((row) => row?.includes(status))).toBe(true)
  })

  it('MTFILE-20 are asked for again every ten seconds while one is in progress', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const answers = api({ [list]: page([aFileRequest({ status: 'TRANSLATING' })]) })
    const calls = stubApi(answers)
    await show()
    await screen.findByRole('table')
    expect(lists(calls)).toHaveLength(1)
    answers[list] = page([aFileRequest()])
    await act(() => vi.advanceTimersByTimeAsync(10_500))
    expect(lists(calls)).toHaveLength(2)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(lists(calls)).toHaveLength(2)
  })

  it('say what to do when there are none, and when they cannot be loaded', async () => {
    const answers = api()
    stubApi(answers)
    await show()
    expect(await screen.findByText(/You have not translated any files yet/)).toBeTruthy()
  })

  it('can be asked for again after an error', async () => {
    stubApi(api({ [list]: refuses(403, 'forbidden', 'No.') }))
    await show()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
