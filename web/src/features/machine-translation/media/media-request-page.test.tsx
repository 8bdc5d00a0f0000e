// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestId } from '../../../shared/request/test-request.ts'
import { setSession } from '../../../shared/session/session.ts'
import { refuses, showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import { testLanguages } from '../files/test-files.ts'
import MediaRequestPage from './media-request-page.tsx'
import {
  aMediaFile,
  aMediaRequest,
  aProgress,
  aTrack,
  aTranscript,
  mediaSettings,
  testOptions,
  trackId,
} from './test-media.ts'

const one = `GET /api/jobRequests/${requestId}`
const media = `/api/machineTranslation/mediaTranslations/${requestId}`
const api = (more: Record<string, unknown> = {}) => ({
  [one]: aMediaRequest(),
  [`GET ${media}`]: aProgress(),
  'GET /api/languages': testLanguages,
  ...more,
})
const show = () =>
  showPage(
    `/machineTranslation/mediaTranslation/${requestId}`,
    MediaRequestPage,
    '/machineTranslation/mediaTranslation/$jobRequestId',
  )
const rowOf = async (name: string) => {
  const file = await screen.findByRole('region', { name: 'clip.mp4' })
  return (await within(file).findByText(name)).closest('li') as HTMLElement
}
const spanish = 'Spanish (Latin America)'

beforeEach(() => setSession(signedIn()))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the page of a media project', () => {
  it('does not say that words were counted', async () => {
    const history = [{ at: '2026-11-10T10:00:00.000Z', status: 'ANALYZING' as const, by: null, reason: null }]
    stubApi(api({ [one]: aMediaRequest({ history }) }))
    await show()
    expect(await screen.findByText('Preparing the audio and video')).toBeTruthy()
    expect(screen.queryByText('Counting the words')).toBeNull()
  })

  it('MTMEDIA-03 shows each file with its languages, files and type', async () => {
    stubApi(
      api({
        [`GET ${media}`]: aProgress({
          project: 'DUBBING',
          files: [
            aMediaFile({
              tracks: [
                aTranscript(),
                aTrack({
                  voiceName: 'kokoro:ef_dora',
                  dubbing: { lines: 12, faster: 2, tooLong: 1 },
                  outputs: [
                    { kind: 'SUBTITLES', fileKey: 'out/1/clip.es.srt', fileName: 'clip.es.srt' },
                    { kind: 'DUBBED_VIDEO', fileKey: 'out/1/clip.es.mp4', fileName: 'clip.es.mp4' },
                  ],
                }),
              ],
            }),
          ],
        }),
      }),
    )
    await show()
    const file = await screen.findByRole('region', { name: 'clip.mp4' })
    expect(within(file).getByText('Length 1:05')).toBeTruthy()
    expect(await within(file).findByText('Transcript: English (United States)')).toBeTruthy()
    const row = (await within(file).findByText(spanish)).closest('li') as HTMLElement
    expect(row.textContent).toContain('12 lines spoken · 2 a little faster')
    expect(row.textContent).toContain('1 line is too long for its time and was cut.')
    expect(row.textContent).toContain('Dubbed video clip.es.mp4')
    expect(within(row).getByRole('button', { name: 'Download clip.es.mp4' })).toBeTruthy()
    const summary = screen.getByRole('region', { name: 'Summary' })
    expect(within(summary).getByText('Dubbing')).toBeTruthy()
    expect(within(summary).getByText('SRT')).toBeTruthy()
  })

  it('shows the step, its percent and the time left, and asks again until it is done', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const running = { percent: 43, secondsLeft: 120 }
    const answers = api({
      [one]: aMediaRequest({ status: 'TRANSLATING' }),
      [`GET ${media}`]: aProgress({
        status: 'TRANSLATING',
        files: [aMediaFile({ status: 'RECOGNIZING', ...running })],
      }),
    })
    stubApi(answers)
    await show()
    expect(await screen.findByText('Recognizing what is said · 43 % · 2 min left')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'Progress of clip.mp4' }).getAttribute('value')).toBe('43')
    answers[`GET ${media}`] = aProgress({
      status: 'TRANSLATING',
      files: [aMediaFile({ tracks: [aTranscript(), aTrack({ status: 'SPEAKING', ...running, outputs: [] })] })],
    })
    await act(() => vi.advanceTimersByTimeAsync(2_500))
    expect(await screen.findByText('Speaking the translation · 43 % · 2 min left')).toBeTruthy()
  })

  it('says in plain words why a file failed, and retries what can be retried only', async () => {
    const failed = (failure: 'NO_SPEECH' | 'ENGINE_UNAVAILABLE') =>
      aProgress({ status: 'FAILED', files: [aMediaFile({ status: 'FAILED', failure, tracks: [] })] })
    const answers = api({ [one]: aMediaRequest({ status: 'FAILED' }), [`GET ${media}`]: failed('NO_SPEECH') })
    stubApi(answers)
    await show()
    expect(await screen.findByText(/^No speech was found. Check that you sent the right file/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry what failed' })).toBeNull()
  })

  it('begins a new project with the type and languages of one whose file cannot be used', async () => {
    const files = [aMediaFile({ status: 'FAILED', failure: 'NO_SPEECH', tracks: [] })]
    stubApi(
      api({
        [one]: aMediaRequest({ status: 'FAILED' }),
        [`GET ${media}`]: aProgress({ status: 'FAILED', subtitlesType: 'vtt', files }),
        'GET /api/machineTranslation/settings': mediaSettings(),
        'GET /api/machineTranslation/mediaOptions': testOptions(),
        'GET /api/xl8/fileTranslation/languageCombinations': { targetLanguageIds: ['esj'] },
      }),
    )
    await show()
    expect(await screen.findByText('We couldn’t process these files. See the reason next to each.')).toBeTruthy()
    const file = within(await screen.findByRole('region', { name: 'clip.mp4' }))
    await userEvent.click(await file.findByRole('button', { name: 'Try again' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Transcription and translation' }))
    const value = async (role: string, name: string) => (await panel.findByRole<HTMLInputElement>(role, { name })).value
    expect(await value('combobox', 'Spoken language')).toBe('English (United States)')
    expect(await value('textbox', 'Project name')).toBe('Hand washing, video')
    expect(panel.getByRole('button', { name: `Remove ${spanish}` })).toBeTruthy()
    expect(panel.getByRole<HTMLInputElement>('radio', { name: /^VTT/ }).checked).toBe(true)
  })

  it('tries again what failed', async () => {
    const failed = aTrack({ status: 'FAILED', failure: 'ENGINE_UNAVAILABLE', cueCount: 0, outputs: [] })
    const calls = stubApi(
      api({
        [`GET ${media}`]: aProgress({ files: [aMediaFile({ tracks: [aTranscript(), failed] })] }),
        [`POST ${media}/actions/retry`]: aProgress(),
      }),
    )
    await show()
    expect(await screen.findByText('Your files are ready, but 1 step failed. It says why and what to do.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Retry what failed' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry what failed' })).toBeNull())
    expect(calls.filter(({ request }) => request.endsWith('/retry'))).toHaveLength(1)
  })

  it('is stopped after a question', async () => {
    const calls = stubApi(
      api({
        [one]: aMediaRequest({ status: 'TRANSLATING' }),
        [`GET ${media}`]: aProgress({ status: 'TRANSLATING' }),
        [`POST ${media}/actions/cancel`]: aProgress({ status: 'CANCELLED' }),
      }),
    )
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Stop working on these files?' })
    expect(calls.some(({ request }) => request.endsWith('/cancel'))).toBe(false)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(calls.some(({ request }) => request.endsWith('/cancel'))).toBe(true))
  })

  it('warns where another language was heard', async () => {
    stubApi(api({ [`GET ${media}`]: aProgress({ files: [aMediaFile({ heardLanguageId: 'deu' })] }) }))
    await show()
    expect(await screen.findByText(/This sounds like German/)).toBeTruthy()
  })

  it('writes subtitles in any of fifteen formats when they are asked for', async () => {
    const calls = stubApi(
      api({ [`GET ${media}/tracks/${trackId}/subtitles`]: { url: '/download/subtitles/clip.es.vtt' } }),
    )
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.pathname)
    })
    await show()
    const row = await rowOf(spanish)
    await userEvent.click(within(row).getByRole('button', { name: `Other formats: ${spanish}, clip.mp4` }))
    expect(screen.getAllByRole('menuitem')).toHaveLength(15)
    await userEvent.click(screen.getByRole('menuitem', { name: /^VTT/ }))
    await waitFor(() => expect(saved).toEqual(['/download/subtitles/clip.es.vtt']))
    expect(calls.some(({ request }) => request.endsWith('/subtitles?format=vtt'))).toBe(true)
  })

  it('leads to the editor of a language by its address', async () => {
    stubApi(api())
    await show()
    const row = await rowOf(spanish)
    const link = within(row).getByRole('link', { name: `Open editor: ${spanish}, clip.mp4` })
    expect(link.getAttribute('href')).toBe(`/machineTranslation/mediaTranslation/${requestId}?track=${trackId}`)
  })

  it('has no page for unknown requests, and another one for requests that came another way', async () => {
    stubApi(api({ [one]: refuses(404, 'job_request_not_found', 'No.') }))
    await show()
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })

  it('leads to the page of a request that came another way', async () => {
    const calls = stubApi(api({ [one]: aMediaRequest({ origination: 'WEBFORM' }) }))
    const { address } = await show()
    await waitFor(() => expect(address()).toBe(`/requests/${requestId}`))
    expect(calls.some(({ request }) => request.startsWith(`GET ${media}`))).toBe(false)
  })
})
