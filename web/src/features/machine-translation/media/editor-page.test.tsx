// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestId } from '../../../shared/request/test-request.ts'
import { setSession } from '../../../shared/session/session.ts'
import { showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
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
  trackId,
  transcriptId,
} from './test-media.ts'

const media = `/api/machineTranslation/mediaTranslations/${requestId}`
const cuesPath = `${media}/tracks/${trackId}/cues`
const three = [1, 2, 3].map((number) => aMediaCue(number))
const dubbed = aTrack({
  voiceName: 'kokoro:ef_dora',
  dubbing: { lines: 3, faster: 0, tooLong: 0 },
  outputs: [{ kind: 'DUBBED_VIDEO', fileKey: 'out/1/clip.es.mp4', fileName: 'clip.es.mp4' }],
})
const api = (more: Record<string, unknown> = {}) => ({
  [`GET /api/jobRequests/${requestId}`]: aMediaRequest(),
  [`GET ${media}`]: aProgress({ project: 'DUBBING', files: [aMediaFile({ tracks: [aTranscript(), dubbed] })] }),
  'GET /api/machineTranslation/settings': mediaSettings(),
  'GET /api/languages': testLanguages,
  [`GET ${cuesPath}`]: { revision: 1, cues: three },
  [`GET ${media}/tracks/${transcriptId}/cues`]: { revision: 1, cues: [aMediaCue(1, { source: null })] },
  [`GET ${media}/files/${fileId}/player`]: { url: '/store/clip.mp4', contentType: 'video/mp4' },
  [`GET ${media}/files/${fileId}/player?trackId=${trackId}`]: { url: '/store/clip.m4a', contentType: 'audio/mp4' },
  [`GET ${media}/files/${fileId}/waveform`]: { seconds: 65, peaks: [1, 50, 100] },
  [`POST ${cuesPath}`]: { revision: 2 },
  ...more,
})
const show = (track = trackId) =>
  showPage(
    `/machineTranslation/mediaTranslation/${requestId}?track=${track}`,
    MediaRequestPage,
    '/machineTranslation/mediaTranslation/$jobRequestId',
  )
const sentTo = (calls: readonly { request: string; body: unknown }[]) =>
  calls.filter(({ request }) => request === `POST ${cuesPath}`).map(({ body }) => body)
const textOf = (number: number) => screen.findByRole('button', { name: `Frase ${number}` })
const box = (number: number) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Text of subtitle ${number}` })
const video = () => document.querySelector('video') as HTMLVideoElement

beforeEach(() => {
  localStorage.clear()
  setSession(signedIn())
  vi.stubGlobal('matchMedia', () => ({ addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  // jsdom lays nothing out: a list of 640 px with rows of 80 px.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? 80 : 640
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', { value: 0, writable: true, configurable: true })
})
afterEach(() => vi.restoreAllMocks())

describe('the subtitle editor', () => {
  it('shows what was said and its translation side by side, each in its own language', async () => {
    stubApi(api())
    await show()
    const row = (await textOf(2)).closest('li') as HTMLElement
    expect(within(row).getByText('Sentence 2').lang).toBe('en-US')
    expect((await textOf(2)).lang).toBe('es-419')
    expect(row.getAttribute('aria-posinset')).toBe('2')
    expect(row.getAttribute('aria-setsize')).toBe('3')
  })

  it('goes to the time of a cue, and shows the cue over the picture as it is edited', async () => {
    stubApi(api())
    await show()
    await userEvent.click(await textOf(2))
    expect(video().currentTime).toBe(6)
    const stage = video().parentElement as HTMLElement
    expect(stage.textContent).toBe('Frase 2')
    await userEvent.type(await box(2), ' nueva')
    expect(stage.textContent).toBe('Frase 2 nueva')
    expect(screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current'))?.textContent).toContain(
      '2',
    )
  })

  it('saves edits by itself with the revision', async () => {
    const calls = stubApi(api())
    await show()
    await userEvent.click(await textOf(1))
    await userEvent.clear(await box(1))
    await userEvent.type(await box(1), 'Lávese las manos')
    expect(await screen.findByText('All changes saved', undefined, { timeout: 4_000 })).toBeTruthy()
    await waitFor(() => expect(sentTo(calls)).toHaveLength(1), { timeout: 4_000 })
    expect(sentTo(calls)[0]).toEqual({
      revision: 1,
      changed: [{ id: three[0]?.id, startMs: 3000, endMs: 5000, text: 'Lávese las manos' }],
      added: [],
      removed: [],
    })
  })

  it('checks cues while they are edited, counts problems and goes to the next one', async () => {
    stubApi(api({ [`GET ${cuesPath}`]: { revision: 1, cues: [...three, aMediaCue(4, { text: 'x'.repeat(43) })] } }))
    await show()
    expect(await screen.findByText('1 subtitle to check')).toBeTruthy()
    expect(screen.getByText('A line has 43 characters, at most 42. Break or shorten it.')).toBeTruthy()
    await userEvent.click(await textOf(1))
    fireEvent.change(await box(1), { target: { value: 'uno\ndos\ntres' } })
    expect(await screen.findByText('3 lines, at most 2. Split the subtitle or join lines.')).toBeTruthy()
    expect(await screen.findByText('2 subtitles to check')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Next problem' }))
    expect(video().currentTime).toBe(12)
  })

  it('splits, merges, adds, removes, undoes and redoes', async () => {
    stubApi(api())
    await show()
    const texts = () =>
      screen
        .getAllByRole('listitem')
        .flatMap((item) => item.querySelector('textarea')?.value ?? item.querySelector('[data-cue]')?.textContent ?? [])
    await userEvent.click(await textOf(1))
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
    await press('Split')
    expect(texts()).toEqual(['Frase', '1', 'Frase 2', 'Frase 3'])
    await press('Merge with next')
    expect(texts()).toEqual(['Frase\n1', 'Frase 2', 'Frase 3'])
    await press('Add after')
    expect(texts()).toEqual(['Frase 1', '', 'Frase 2', 'Frase 3'].with(0, 'Frase1'))
    await press('Remove')
    expect(texts()).toEqual(['Frase1', 'Frase 2', 'Frase 3'])
    for (const _ of [1, 2, 3, 4]) await press('Undo')
    expect(texts()).toEqual(['Frase 1', 'Frase 2', 'Frase 3'])
    await press('Redo')
    expect(texts()).toEqual(['Frase', '1', 'Frase 2', 'Frase 3'])
  })

  it('changes times by typing, by arrow keys and to the current time, and refuses what is no time', async () => {
    const calls = stubApi(api())
    await show()
    await userEvent.click(await textOf(2))
    const start = screen.getByRole<HTMLInputElement>('textbox', { name: 'Start' })
    fireEvent.change(start, { target: { value: 'soon' } })
    expect(await screen.findByText('Enter a time such as 1:02.500')).toBeTruthy()
    fireEvent.change(start, { target: { value: '0:05.500' } })
    fireEvent.blur(start)
    fireEvent.keyDown(start, { key: 'ArrowUp' })
    expect(start.value).toBe('0:05.600')
    video().currentTime = 7
    await userEvent.click(screen.getByRole('button', { name: 'End at the current time' }))
    await waitFor(() => expect(sentTo(calls)).toHaveLength(1), { timeout: 4_000 })
    expect(sentTo(calls)[0]).toMatchObject({ changed: [{ startMs: 5600, endMs: 7000 }] })
  })

  it('plays, skips, goes from cue to cue and edits by keyboard', async () => {
    stubApi(api())
    const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    await show()
    await textOf(1)
    await waitFor(() => expect(video()).not.toBeNull())
    await userEvent.keyboard('k')
    expect(played).toHaveBeenCalledOnce()
    await userEvent.keyboard('l')
    expect(video().currentTime).toBe(2)
    await userEvent.keyboard('j')
    expect(video().currentTime).toBe(0)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement).toBe(await textOf(2))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(await box(2))
    await userEvent.keyboard('k')
    expect((await box(2)).value).toBe('Frase 2k')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(document.activeElement).toBe(await box(3))
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(await textOf(3))
    expect(played).toHaveBeenCalledOnce()
  })

  it('marks italics, and shows them', async () => {
    stubApi(api())
    await show()
    await userEvent.click(await textOf(1))
    const text = await box(1)
    text.setSelectionRange(0, 5)
    await userEvent.click(screen.getByRole('button', { name: 'Italics' }))
    expect(text.value).toBe('<i>Frase</i> 1')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect((await textOf(1)).querySelector('i')?.textContent).toBe('Frase')
  })

  it('plays the dubbed sound on request', async () => {
    const calls = stubApi(api())
    await show()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sound' }), 'dubbed')
    await waitFor(() => expect(calls.some(({ request }) => request.endsWith(`/player?trackId=${trackId}`))).toBe(true))
    await waitFor(() => expect(document.querySelector('audio')?.getAttribute('src')).toBe('/store/clip.m4a'))
    expect(video().muted).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Mute' }))
    expect(document.querySelector('audio')?.muted).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Sound on' }))
    expect([document.querySelector('audio')?.muted, video().muted]).toEqual([false, true])
    expect(video().getAttribute('src')).toBe('/store/clip.mp4')
  })

  it('writes the files again, and says that only changed lines are spoken', async () => {
    const waiting = aProgress({
      project: 'DUBBING',
      files: [aMediaFile({ tracks: [aTranscript(), { ...dubbed, isRebuildNeeded: true }] })],
    })
    const rebuild = `POST ${media}/tracks/${trackId}/actions/rebuild`
    const calls = stubApi(
      api({
        [`GET ${media}`]: waiting,
        [rebuild]: { ...dubbed, status: 'SPEAKING', percent: 10, isRebuildNeeded: false },
      }),
    )
    await show()
    expect(await screen.findByText(/Only changed lines are spoken again/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Write files again' }))
    expect(await screen.findByText(/The files are being written/)).toBeTruthy()
    expect(calls.some(({ request }) => request === rebuild)).toBe(true)
  })

  it('shows another language by its own address', async () => {
    stubApi(api())
    const { address } = await show()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), transcriptId)
    await waitFor(() => expect(address()).toContain(`track=${transcriptId}`))
    await waitFor(() => expect(screen.queryByText('Sentence 2')).toBeNull())
  })

  it('keeps thousands of cues out of the document', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => aMediaCue(index))
    stubApi(api({ [`GET ${cuesPath}`]: { revision: 1, cues: many } }))
    await show()
    await textOf(1)
    expect(screen.getAllByRole('listitem').length).toBeLessThan(40)
  })

  it('can be read only while the request is archived', async () => {
    stubApi(api({ [`GET /api/jobRequests/${requestId}`]: aMediaRequest({ status: 'ARCHIVED' }) }))
    await show()
    await userEvent.click(await textOf(1))
    expect(screen.getByText('Subtitles cannot be changed in the current status of this request.')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Text of subtitle 1' })).toBeNull()
  })

  it('is not there for a track that does not exist', async () => {
    stubApi(api())
    await show('0198d1c2-7a10-7c1e-9a54-3f2b6c8d9eff')
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })
})
