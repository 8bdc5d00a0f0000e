// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { requestId } from '../../../shared/request/test-request.ts'
import { setSession } from '../../../shared/session/session.ts'
import { showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import SegmentsPage from './segments-page.tsx'
import { aFileRequest, aSegment, aTranslation, testLanguages, translationId } from './test-files.ts'

const follow = `/api/machineTranslation/fileTranslations/${requestId}`
const base = `${follow}/translations/${translationId}`
const progress = (isRebuildNeeded: boolean, status: 'COMPLETED' | 'WRITING' = 'COMPLETED') => ({
  status: 'COMPLETED',
  items: [aTranslation({ languageId: 'ara', isRebuildNeeded, status })],
})
const bold = aSegment(0, { source: 'A <g1>bold</g1> word', target: 'كلمة <g1>عريضة</g1>' })
const api = (more: Record<string, unknown> = {}) => ({
  [`GET /api/jobRequests/${requestId}`]: aFileRequest(),
  [`GET ${follow}`]: progress(false),
  'GET /api/languages': testLanguages,
  [`GET ${base}/segments`]: { items: [bold, aSegment(1)], nextPageToken: null },
  ...more,
})
const show = (search = '') =>
  showPage(
    `/machineTranslation/fileTranslation/${requestId}/segments/${translationId}${search}`,
    SegmentsPage,
    '/machineTranslation/fileTranslation/$jobRequestId/segments/$translationId',
  )
const queries = (calls: readonly { request: string }[]) =>
  calls
    .filter(({ request }) => request.startsWith(`GET ${base}/segments`))
    .map(({ request }) => Object.fromEntries(new URL(request.split(' ')[1] ?? '', 'http://portal').searchParams))
const edit = async (number: number) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Correct segment ${number} `) }))
const editor = () => screen.findByRole('textbox', { name: /^Translation of segment/ })
/** As a browser does it after a key: jsdom has no editing. */
function type(box: HTMLElement, at: 'start' | 'end', text: string) {
  if (at === 'start') box.prepend(text)
  else box.append(text)
  fireEvent.input(box)
}

beforeEach(() => setSession(signedIn()))

describe('the segments', () => {
  it('are side by side, each in the direction of its language, with tags as chips', async () => {
    stubApi(api())
    await show()
    const [first] = within(await screen.findByRole('list', { name: 'Segments' })).getAllByRole('listitem')
    const texts = (first as HTMLElement).querySelectorAll('[lang]')
    expect([...texts].map((text) => [text.getAttribute('lang'), text.getAttribute('dir')])).toEqual([
      ['en-US', 'ltr'],
      ['ar', 'rtl'],
    ])
    expect(within(first as HTMLElement).getAllByTitle('Start of formatting 1')).toHaveLength(2)
    expect(first?.textContent).not.toContain('<g1>')
  })

  it('are filtered and searched by the server, and more are shown on request', async () => {
    const calls = stubApi(
      api({
        [`GET ${base}/segments`]: { items: [bold], nextPageToken: 'next' },
        [`GET ${base}/segments?pageToken=next`]: { items: [aSegment(1)], nextPageToken: null },
      }),
    )
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Source 1')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    for (const [name, query] of [
      ['With possible errors', { hasFaults: 'true' }],
      ['Corrected by you', { state: 'CORRECTED' }],
      ['Not translated', { state: 'FAILED' }],
    ] as const) {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), name)
      await waitFor(() => expect(queries(calls).at(-1)).toEqual(query))
    }
    await userEvent.type(screen.getByRole('searchbox'), 'dose')
    await waitFor(() => expect(queries(calls).at(-1)).toEqual({ state: 'FAILED', search: 'dose' }))
  })

  it('say what a review found', async () => {
    const faulty = aSegment(0, { faults: [{ fault: 'numbers_differ', detail: '5' }] })
    stubApi(api({ [`GET ${base}/segments`]: { items: [faulty], nextPageToken: null } }))
    await show()
    expect((await screen.findByText(/^Numbers differ/)).textContent).toBe('Numbers differ · 5')
  })
})

describe('a correction', () => {
  it('is saved with Ctrl+Enter, with its tags, and the file then needs to be written again', async () => {
    const corrected = { ...bold, corrected: 'هي كلمة <g1>عريضة</g1>', state: 'CORRECTED' }
    const calls = stubApi(api({ [`POST ${base}/segments/0`]: corrected }))
    await show()
    expect(await screen.findByText('The file has all your corrections.')).toBeTruthy()
    await edit(1)
    const box = await editor()
    expect(document.activeElement).toBe(box)
    type(box, 'start', 'هي ')
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true })
    expect(await screen.findByText('Your corrections are not in the file yet.')).toBeTruthy()
    expect(calls.findLast(({ request }) => request.startsWith(`POST ${base}`))?.body).toEqual({
      text: 'هي كلمة <g1>عريضة</g1>',
    })
    expect(screen.queryByRole('textbox', { name: /^Translation of segment/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Undo the correction of segment 1' })).toBeTruthy()
  })

  it('is dropped with Esc', async () => {
    const calls = stubApi(api())
    await show()
    await edit(2)
    const box = await editor()
    type(box, 'end', ' more')
    fireEvent.keyDown(box, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Translation of segment/ })).toBeNull())
    expect(calls.some(({ request }) => request.startsWith(`POST ${base}`))).toBe(false)
  })

  it('cannot be saved while a tag is missing, which is put back with a click', async () => {
    const calls = stubApi(api({ [`POST ${base}/segments/0`]: bold }))
    await show()
    await edit(1)
    const box = await editor()
    box.querySelector('[data-tag="</g1>"]')?.remove()
    fireEvent.input(box)
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true })
    expect(calls.some(({ request }) => request.startsWith(`POST ${base}`))).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Insert: End of formatting 1' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(calls.findLast(({ request }) => request.startsWith(`POST ${base}`))?.body).toEqual({
        text: 'كلمة <g1>عريضة</g1>',
      }),
    )
  })

  it('is taken back with Undo', async () => {
    const corrected = aSegment(0, { corrected: 'Better', state: 'CORRECTED' })
    const calls = stubApi(
      api({
        [`GET ${base}/segments`]: { items: [corrected], nextPageToken: null },
        [`POST ${base}/segments/0`]: aSegment(0),
      }),
    )
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the correction of segment 1' }))
    expect(await screen.findByRole('button', { name: 'Correct segment 1 Target 0' })).toBeTruthy()
    expect(calls.find(({ request }) => request.startsWith(`POST ${base}`))?.body).toEqual({ text: null })
  })
})

it('writes the file again and downloads it', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const answers: Record<string, unknown> = api({
    [`GET ${follow}`]: progress(true),
    [`POST ${base}/actions/rebuild`]: aTranslation({ status: 'WRITING' }),
    [`GET /api/jobRequests/${requestId}/files/out%2F1%2Fletter.es.docx/downloadUrl`]: { downloadUrl: '/files/1' },
  })
  const calls = stubApi(answers)
  await show()
  await screen.findByText('Your corrections are not in the file yet.')
  answers[`GET ${follow}`] = progress(true, 'WRITING')
  await userEvent.click(screen.getByRole('button', { name: 'Download again' }))
  expect(await screen.findByText('Writing the file…')).toBeTruthy()
  answers[`GET ${follow}`] = progress(false)
  expect(await screen.findByText('The file has all your corrections.')).toBeTruthy()
  await waitFor(() => expect(click).toHaveBeenCalledOnce())
  expect(calls.filter(({ request }) => request.endsWith('/actions/rebuild'))).toHaveLength(1)
  click.mockRestore()
})

it('retries the segments that failed, and shows them once they are translated', async () => {
  const check = { translated: 1, same: 0, failed: 1, left: [], warnings: [] }
  const item = (status: 'COMPLETED' | 'TRANSLATING', failed: number) =>
    aTranslation({ languageId: 'ara', status, check: { ...check, failed } })
  const failed = aSegment(0, { target: null, state: 'FAILED' })
  const answers: Record<string, unknown> = api({
    [`GET ${follow}`]: { status: 'COMPLETED', items: [item('COMPLETED', 1)] },
    [`POST ${follow}/actions/retry`]: { status: 'TRANSLATING', items: [item('TRANSLATING', 1)] },
    [`GET ${base}/segments`]: { items: [failed], nextPageToken: null },
  })
  const calls = stubApi(answers)
  await show()
  expect(await screen.findByText('1 segment failed and keeps its source text.')).toBeTruthy()
  answers[`GET ${follow}`] = answers[`POST ${follow}/actions/retry`]
  answers[`GET /api/jobRequests/${requestId}`] = aFileRequest({ status: 'TRANSLATING' })
  await userEvent.click(screen.getByRole('button', { name: 'Retry what failed' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Download again' })).toBeNull())
  expect(calls.filter(({ request }) => request === `POST ${follow}/actions/retry`)).toHaveLength(1)
  answers[`GET ${base}/segments`] = { items: [aSegment(0)], nextPageToken: null }
  answers[`GET ${follow}`] = { status: 'COMPLETED', items: [item('COMPLETED', 0)] }
  expect(await screen.findByText('Target 0', undefined, { timeout: 5000 })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry what failed' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Download again' })).toBeTruthy()
})
