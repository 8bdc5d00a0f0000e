// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLocale } from '../../../shared/messages/language.ts'
import { readHandedText } from '../../../shared/request/handed-text.ts'
import { requestId } from '../../../shared/request/test-request.ts'
import { setSession } from '../../../shared/session/session.ts'
import { refuses, showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import { testLanguages } from '../files/test-files.ts'
import MediaRequestPage from './media-request-page.tsx'
import {
  aMediaCue,
  aMediaFile,
  aMediaRequest,
  aProgress,
  aTrack,
  aTranscript,
  fileId,
  mediaSettings,
  testOptions,
  trackId,
  transcriptId,
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
  return (await within(file).findByText(name, { selector: 'span' })).closest('li') as HTMLElement
}
const spanish = 'Spanish (Latin America)'

beforeEach(() => setSession(signedIn()))
afterEach(async () => {
  vi.useRealTimers()
  await setLocale('en')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the page of a media project', () => {
  it('does not say that words were counted', async () => {
    const history = [{ at: '2026-11-10T10:00:00.000Z', status: 'ANALYZING' as const, by: null, reason: null }]
    stubApi(api({ [one]: aMediaRequest({ history }) }))
    await show()
    expect(await screen.findByText('Preparing the audio and video')).toBeTruthy()
    expect(screen.queryByText('Counting the words')).toBeNull()
  })

  it('leads to the form of a request for human translators, with the languages', async () => {
    stubApi(
      api({
        'GET /api/machineTranslation/settings': mediaSettings(),
        'GET /api/userAccount/enabledApplications': { applicationIds: ['createProject', 'machineTranslation'] },
      }),
    )
    const { address } = await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Request human translation' }))
    await waitFor(() => expect(address()).toBe('/createProject'))
    expect(readHandedText(signedIn().username)).toMatchObject({ text: '', sourceLanguageId: 'enu' })
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
    const row = (await within(file).findByText(spanish, { selector: 'span' })).closest('li') as HTMLElement
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
    expect(
      await screen.findByText(/^No speech was found in this recording. Check that you sent the right file/),
    ).toBeTruthy()
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

  it('is started again after a stop', async () => {
    const calls = stubApi(
      api({
        [one]: aMediaRequest({ status: 'CANCELLED' }),
        [`GET ${media}`]: aProgress({ status: 'CANCELLED' }),
        [`POST ${media}/actions/retry`]: aProgress({ status: 'ANALYZING' }),
      }),
    )
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Start again' }))
    await waitFor(() => expect(calls.filter(({ request }) => request.endsWith('/retry'))).toHaveLength(1))
  })

  it('is not started again once human translators were asked', async () => {
    const at = '2026-11-11T10:00:00.000Z'
    const history = [{ at, status: 'SUBMITTING_TO_XTRF', by: 'Helen Marsh', reason: null }] as const
    stubApi(
      api({
        [one]: aMediaRequest({ status: 'CANCELLED', history: [...history] }),
        [`GET ${media}`]: aProgress({ status: 'CANCELLED' }),
      }),
    )
    await show()
    await screen.findByRole('list', { name: 'Source Files' })
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
  })

  it('warns where another language was heard', async () => {
    stubApi(api({ [`GET ${media}`]: aProgress({ files: [aMediaFile({ heardLanguageId: 'deu' })] }) }))
    await show()
    expect(await screen.findByText(/This sounds like German/)).toBeTruthy()
    await act(() => setLocale('es'))
    expect(await screen.findByText(/Esto parece german/)).toBeTruthy()
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

  it('plays the first file with the subtitles of a language, and others when asked', async () => {
    const second = aMediaFile({ id: transcriptId, fileName: 'second.mp4' })
    stubApi(
      api({
        [`GET ${media}`]: aProgress({ files: [aMediaFile(), second] }),
        [`GET ${media}/files/${fileId}/player`]: { url: '/store/clip.mp4', contentType: 'video/mp4' },
        [`GET ${media}/files/${transcriptId}/player`]: { url: '/store/second.mp4', contentType: 'video/mp4' },
        [`GET ${media}/tracks/${trackId}/cues`]: { revision: 1, cues: [aMediaCue(0), aMediaCue(1)] },
        [`GET ${media}/tracks/${transcriptId}/cues`]: { revision: 1, cues: [aMediaCue(0, { text: 'Sentence' })] },
      }),
    )
    await show()
    const first = await screen.findByRole('region', { name: 'clip.mp4' })
    // Over the picture and in the list.
    expect(await within(first).findAllByText('Frase 0')).toHaveLength(2)
    await userEvent.selectOptions(within(first).getByLabelText('Subtitles shown'), 'English (United States)')
    expect(await within(first).findAllByText('Sentence')).toHaveLength(2)
    const other = screen.getByRole('region', { name: 'second.mp4' })
    expect(within(other).queryByRole('button', { name: 'Play' })).toBeNull()
    const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: { hasBeenActive: true } }))
    await userEvent.click(within(other).getByRole('button', { name: 'Play with subtitles' }))
    const play = await within(other).findByRole('button', { name: 'Play' })
    expect(document.activeElement).toBe(play)
    const video = other.querySelector('video') as HTMLVideoElement
    fireEvent.loadedMetadata(video)
    expect(played.mock.contexts).toEqual([video])
  })

  it('lists the subtitles, marks the one that is shown, and plays from one that is clicked', async () => {
    stubApi(
      api({
        [`GET ${media}/files/${fileId}/player`]: { url: '/store/clip.mp4', contentType: 'video/mp4' },
        [`GET ${media}/tracks/${trackId}/cues`]: { revision: 1, cues: [aMediaCue(0), aMediaCue(1)] },
      }),
    )
    await show()
    const lines = within(await screen.findByRole('list', { name: 'Subtitles' })).getAllByRole('button')
    expect(lines.map((line) => line.textContent)).toEqual(['0:00Frase 0', '0:03Frase 1'])
    expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual(['true', null])
    await userEvent.click(lines[1] as HTMLElement)
    expect(document.querySelector('video')?.currentTime).toBe(3)
    expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual([null, 'true'])
    await userEvent.click(screen.getByRole('button', { name: 'Mute' }))
    expect(document.querySelector('video')?.volume).toBe(0)
    expect(document.querySelector('video')?.muted).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Sound on' }))
    expect(document.querySelector('video')?.volume).toBe(1)
    expect(document.querySelector('video')?.muted).toBe(false)
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
