// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestId } from '../../../shared/request/test-request.ts'
import { setSession } from '../../../shared/session/session.ts'
import { refuses, showPage, signedIn, stubApi } from '../../../shared/test-page.tsx'
import { startTestStore } from '../../../shared/uploads/test-store.ts'
import { testLanguages } from '../files/test-files.ts'
import MediaPage from './media-page.tsx'
import { aMediaRequest, mediaSettings, testApi } from './test-media.ts'

const create = 'POST /api/machineTranslation/actions/translateMediaFiles'
const show = () => showPage('/machineTranslation/mediaTranslation', MediaPage)

beforeEach(() => {
  setSession(signedIn())
  // jsdom lays nothing out: the list's own height attribute stands in for its layout.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Number.parseInt(this.style.height, 10) || 0
  })
})
afterEach(() => vi.restoreAllMocks())

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const combobox = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name })
const sized = (name: string, size: number) =>
  Object.defineProperty(new File(['sound'], name), 'size', { value: size }) as File
const addFiles = (...files: File[]) =>
  fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files } })

async function openForm(type: RegExp, answers = testApi()) {
  const calls = stubApi(answers)
  const shown = await show()
  await userEvent.click((await screen.findAllByRole('button', { name: 'New request' }))[0] as HTMLElement)
  await press(type)
  await screen.findByRole('textbox', { name: 'Project name' })
  return { calls, ...shown }
}
async function offeredIn(name: string) {
  await userEvent.click(await combobox(name))
  const list = await screen.findByRole('listbox', { hidden: true })
  const options = await within(list).findAllByRole('option', { hidden: true })
  return options
    .filter((option) => option.getAttribute('aria-disabled') !== 'true')
    .map(({ textContent }) => textContent?.replace(/ \S+$/, ''))
}
async function choose(name: string, language: string) {
  await waitFor(async () => expect((await combobox(name)).disabled).toBe(false))
  await userEvent.click(await combobox(name))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${language}`), hidden: true }))
}
const fieldNames = () =>
  ['Audio and video files', 'Target languages', 'Voices', 'Subtitle type'].filter(
    (name) => screen.queryByRole('group', { name }) ?? screen.queryByRole('combobox', { name }),
  )

describe('the panel', () => {
  it('MTMEDIA-01 MTMEDIA-02 asks for one of four types first, then shows its form', async () => {
    stubApi(testApi())
    await show()
    await userEvent.click((await screen.findAllByRole('button', { name: 'New request' }))[0] as HTMLElement)
    const panel = await screen.findByRole('dialog', { name: 'New audio or video request' })
    const types = within(panel).getAllByRole('button', { description: /\./ })
    expect(types.map((type) => type.getAttribute('aria-label'))).toEqual([
      'Transcription',
      'Transcription and translation',
      'Dubbing',
      'Embed translated subtitles into the video',
    ])
    await userEvent.click(within(panel).getByRole('button', { name: /^Dubbing/ }))
    expect(await screen.findByRole('dialog', { name: 'Dubbing' })).toBeTruthy()
    expect(screen.queryByText('What do you need?')).toBeNull()
  })

  it.each([
    [/^Transcription$/, ['Audio and video files', 'Subtitle type']],
    [/^Transcription and/, ['Audio and video files', 'Target languages', 'Subtitle type']],
    [/^Dubbing/, ['Audio and video files', 'Target languages', 'Voices', 'Subtitle type']],
    [/^Embed/, ['Audio and video files', 'Target languages', 'Subtitle type']],
  ])('MTMEDIA-09 MTMEDIA-15 has the fields of its type: %s', async (type, names) => {
    const { calls } = await openForm(type)
    expect(fieldNames()).toEqual(names)
    expect(await combobox('Spoken language')).toBeTruthy()
    expect(calls.some(({ request }) => request.includes('dubbingVoices'))).toBe(false)
  })

  it('keeps what was filled in when the type is changed', async () => {
    await openForm(/^Transcription$/)
    const name = screen.getByRole('textbox', { name: 'Project name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Hand washing')
    await press('Change type')
    await press(/^Dubbing/)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Project name' }).value).toBe('Hand washing')
  })

  it('MTMEDIA-09 asks for what is missing, but not for a name, and has SRT already', async () => {
    const { calls } = await openForm(/^Dubbing/)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Project name' }).value).toBe('')
    await choose('Target languages', 'Spanish')
    await press('Create request')
    expect(await screen.findByText('Add at least one file')).toBeTruthy()
    expect(screen.getByText('Choose a voice for: Spanish (Latin America)')).toBeTruthy()
    await press('Remove Spanish (Latin America)')
    expect(await screen.findByText('Choose at least one')).toBeTruthy()
    expect(calls.some(({ request }) => request === create)).toBe(false)
  })

  it('MTMEDIA-12 has SRT first and the others under "More options", in their order', async () => {
    await openForm(/^Transcription$/)
    const group = screen.getByRole('group', { name: 'Subtitle type' })
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: /^SRT/ }).checked).toBe(true)
    const more = group.querySelector('details') as HTMLDetailsElement
    expect(more.querySelector('summary')?.textContent).toBe('More options')
    expect([...more.querySelectorAll('label')].map((label) => label.children[1]?.textContent?.toLowerCase())).toEqual(
      'docx json txt pac dfxp vtt imsc itt scc smi ttml stl xif xlsx'.split(' '),
    )
  })

  it('MTMEDIA-05 MTMEDIA-06 MTMEDIA-10 MTMEDIA-11 takes audio and video within the limits of each', async () => {
    await openForm(/^Transcription$/)
    const limits = screen.getByText(/audio up to 1 MB, video up to 3 MB each, and 250 MB together/)
    expect(limits.textContent).toContain(
      '.mp4 .avi .mov .mkv .flv .wmv .m4v .webm .mp3 .mpeg .wav .aac .flac .ogg .m4a',
    )
    addFiles(sized('talk.mp3', 2 * 1024 ** 2))
    expect(await screen.findByText('talk.mp3 is larger than 1 MB.')).toBeTruthy()
    addFiles(sized('talk.mp4', 4 * 1024 ** 2))
    expect(await screen.findByText('talk.mp4 is larger than 3 MB.')).toBeTruthy()
    addFiles(sized('talk.docx', 10))
    expect(await screen.findByText(/^Files like talk.docx cannot be translated here/)).toBeTruthy()
    addFiles(sized('talk.mp4', 2 * 1024 ** 2))
    expect(await screen.findByRole('button', { name: /Cancel the upload of talk.mp4|Remove talk.mp4/ })).toBeTruthy()
  })

  it('MTMEDIA-05 keeps the files together under 250 MB', async () => {
    await openForm(
      /^Transcription$/,
      testApi({ 'GET /api/machineTranslation/settings': mediaSettings({ maxVideoFileSizeMB: 500 }) }),
    )
    addFiles(sized('a.mp4', 262_144_000))
    expect(await screen.findByText('The files together exceed 250 MB.')).toBeTruthy()
  })

  it('MTMEDIA-07 embeds subtitles into videos only', async () => {
    const { calls } = await openForm(/^Embed/)
    addFiles(new File(['sound'], 'talk.mp3'), new File(['film'], 'talk.mp4'))
    await press('Create request')
    expect(await screen.findByText('Subtitles can be embedded into videos only. Remove: talk.mp3')).toBeTruthy()
    expect(calls.some(({ request }) => request === create)).toBe(false)
  })

  it('MTMEDIA-08 offers languages with a voice for dubbing, and names the others when the type is changed', async () => {
    await openForm(/^Transcription and/)
    await choose('Target languages', 'Arabic')
    await press('Change type')
    await press(/^Dubbing/)
    await press('Create request')
    expect(await screen.findByText('Dubbing is not available for: Arabic')).toBeTruthy()
    expect(await offeredIn('Target languages')).toEqual(['Spanish (Latin America)'])
  })

  it('MTMEDIA-15 offers only languages that are recognized, and targets of the language-combinations call', async () => {
    const { calls } = await openForm(/^Transcription and/)
    await waitFor(() => expect(calls.some(({ request }) => request.includes('?sourceLanguageId=enu'))).toBe(true))
    expect(await offeredIn('Target languages')).toEqual(['Spanish (Latin America)', 'Arabic'])
    await userEvent.keyboard('{Escape}')
    expect(await offeredIn('Spoken language')).toEqual(['English (United States)', 'Spanish (Latin America)'])
  })

  it('MTMEDIA-04 takes ten target languages at most', async () => {
    const many = [...'abcdefghijk'].map((letter) => ({
      ...(testLanguages[2] as (typeof testLanguages)[number]),
      id: letter,
      name: `Language ${letter}`,
      englishName: `Language ${letter}`,
    }))
    const { calls } = await openForm(
      /^Transcription and/,
      testApi({
        'GET /api/languages': [...testLanguages, ...many],
        'GET /api/xl8/fileTranslation/languageCombinations': {
          sourceLanguageId: 'enu',
          targetLanguageIds: many.map(({ id }) => id),
        },
      }),
    )
    await waitFor(async () => expect((await combobox('Target languages')).disabled).toBe(false))
    const box = await combobox('Target languages')
    for (const { name } of many) {
      fireEvent.change(box, { target: { value: name } })
      fireEvent.keyDown(box, { key: 'Enter' })
    }
    expect(screen.getAllByRole('button', { name: /^Remove Language/ })).toHaveLength(11)
    await press('Create request')
    expect(await screen.findByText('At most 10 entries')).toBeTruthy()
    expect(calls.some(({ request }) => request === create)).toBe(false)
  })

  it('MTMEDIA-13 MTMEDIA-14 uploads the files, plays a voice, sends the request and opens it', async () => {
    const store = await startTestStore()
    const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
    try {
      const { calls, address } = await openForm(
        /^Dubbing/,
        testApi({ [create]: { status: 201, body: aMediaRequest() } }),
      )
      await choose('Target languages', 'Spanish')
      await userEvent.selectOptions(
        await screen.findByRole('combobox', { name: 'Voice for Spanish (Latin America)' }),
        await screen.findByRole('option', { name: 'Dora' }),
      )
      await press('Play a sample of Dora')
      expect((played.mock.contexts[0] as HTMLAudioElement).getAttribute('src')).toBe('/download/voiceSample/dora')
      addFiles(new File(['film'], 'clip.mp4'))
      expect(await screen.findByText(/Uploaded/)).toBeTruthy()
      await press('Create request')
      await waitFor(() => expect(address()).toBe(`/machineTranslation/mediaTranslation/${requestId}`))
      expect(calls.find(({ request }) => request === create)?.body).toEqual({
        requestName: 'clip',
        files: [{ fileName: 'clip.mp4', fileKey: 'temp/1/clip.mp4' }],
        sourceLanguageId: 'enu',
        targetLanguageIds: ['esj'],
        subtitlesType: 'srt',
        isDubbingRequested: true,
        dubbingVoices: [{ languageId: 'esj', voiceName: 'kokoro:ef_dora' }],
        isSubtitleEmbeddingRequested: false,
      })
    } finally {
      await store.stop()
    }
  })

  it('shows what the server refuses at its field', async () => {
    const store = await startTestStore()
    try {
      await openForm(
        /^Transcription and/,
        testApi({ [create]: refuses(400, 'pair_not_offered', 'This pair is not offered.') }),
      )
      await choose('Target languages', 'Spanish')
      addFiles(new File(['film'], 'clip.mp4'))
      await screen.findByText(/Uploaded/)
      await press('Create request')
      const targets = await combobox('Target languages')
      await waitFor(() => expect(targets.getAttribute('aria-invalid')).toBe('true'))
    } finally {
      await store.stop()
    }
  })
})
