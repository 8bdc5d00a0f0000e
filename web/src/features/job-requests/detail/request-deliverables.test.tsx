// @vitest-environment jsdom
import type { StepStatus } from '@portolan/contract/job-requests/requests'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aFile, aRequest, requestId } from '../../../shared/request/test-request.ts'
import { getNotes } from '../../../shared/ui/snackbar-store.ts'
import { namesIn, showRequest, watchSavedFiles } from './test-request-page.ts'

const zipStatus = `GET /api/jobRequests/${requestId}/actions/zipTranslatedFiles/status`
const zipStart = `POST /api/jobRequests/${requestId}/actions/zipTranslatedFiles`

const translated = (name: string, languageId: string) => aFile(name, { category: 'TRANSLATED_DOCUMENT', languageId })
const delivered = aRequest({ files: [translated('letter es.docx', 'esj'), translated('letter ar.docx', 'ara')] })

const saved = watchSavedFiles()
afterEach(() => void vi.useRealTimers())

describe('the deliverables', () => {
  it('say when there are none yet', async () => {
    await showRequest(aRequest(), 'deliverables')
    expect(screen.getByText('Deliverable files are not available yet. Please try again later.')).toBeTruthy()
  })

  it('are announced by email while somebody works on them', async () => {
    await showRequest(aRequest({ status: 'SUBMITTED_TO_XTRF' }), 'deliverables')
    expect(screen.getByText('We’ll email you when the files are ready.')).toBeTruthy()
  })

  it('are shown under their languages, all at once', async () => {
    await showRequest(delivered)
    expect(namesIn('Arabic')).toEqual(['letter ar.docx'])
    expect(namesIn('Spanish (Latin America)')).toEqual(['letter es.docx'])
    expect(screen.queryByText('There are no files available for this language yet.')).toBeNull()
  })

  it('say which language has no files yet', async () => {
    await showRequest({ ...delivered, files: delivered.files.slice(0, 1) })
    const section = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)
    expect(section('Arabic').getByText('There are no files available for this language yet.')).toBeTruthy()
    expect(section('Spanish (Latin America)').getByText('Download')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Download All' })).toBeNull()
    expect(namesIn('Spanish (Latin America)')).toEqual(['letter es.docx'])
  })

  const zip = (status: StepStatus, downloadUrl: string | null = null) => ({ status, downloadUrl })
  const ready = zip('COMPLETED', 'https://store.example/all.zip')

  async function openZip(first: unknown, started: unknown) {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { answers, calls } = await showRequest(delivered, undefined, { [zipStatus]: first, [zipStart]: started })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: 'Download All' }))
    const count = (request: string) => calls.filter((call) => call.request === request).length
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
    return { answers, pass, polls: () => count(zipStatus), starts: () => count(zipStart) }
  }

  it('REQ-77 REQ-78 are packed when nobody has, asked about every second, until they are ready', async () => {
    const { answers, pass, polls, starts } = await openZip(zip('NOT_STARTED'), zip('IN_PROGRESS'))
    expect(await screen.findByText('Preparing your files…')).toBeTruthy()
    await waitFor(() => expect([polls(), starts()]).toEqual([1, 1]))
    answers[zipStatus] = zip('IN_PROGRESS')
    await pass(1_100)
    expect([polls(), starts()]).toEqual([2, 1])
    await pass(1_000)
    expect([polls(), starts()]).toEqual([3, 1])
    answers[zipStatus] = ready
    await pass(1_100)
    await waitFor(() => expect(getNotes().at(-1)?.text).toBe('Your files are ready. The download has begun.'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(saved).toEqual(['https://store.example/all.zip'])
    const settled = polls()
    await pass(5_000)
    expect(polls()).toBe(settled)
  })

  it('REQ-78 REQ-79 are tried once more when packing failed, and then it says so', async () => {
    const { pass, starts } = await openZip(zip('FAILED'), zip('FAILED'))
    await waitFor(() => expect(starts()).toBe(1))
    expect(screen.getByText('Preparing your files…')).toBeTruthy()
    await pass(1_100)
    expect(await screen.findByText(/^The files could not be packed\./)).toBeTruthy()
    await pass(5_000)
    expect(starts()).toBe(1)
    expect(saved).toEqual([])
  })

  it('REQ-79 are ready at once where they were packed before, and leave no dialog to close', async () => {
    const { starts } = await openZip(ready, ready)
    await waitFor(() => expect(saved).toEqual(['https://store.example/all.zip']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(starts()).toBe(0)
  })
})
