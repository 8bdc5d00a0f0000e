import { listCues } from '@portolan/contract/machine-translation/media/cues'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { TranslationEngineError } from '../../../ports/translation-engine.ts'
import { dictionaryEngine } from '../../../testing/machine-translation/dictionary-engine.ts'
import { download } from '../../../testing/machine-translation/translation-app.ts'
import { audioClip, videoClip } from '../../../testing/media/clips.ts'
import { type MediaApp, mediaApp } from '../../../testing/media/media-app.ts'

let portal: MediaApp
beforeAll(async () => {
  portal = await mediaApp()
})
afterAll(() => portal.close())
afterEach(() => portal.configure())

const talk = { 'talk.mp4': videoClip({ seconds: 12 }) }
const spanish = { targetLanguageIds: ['esm'] }
const dubbed = { ...spanish, isDubbingRequested: true, dubbingVoices: [{ languageId: 'esm', voiceName: 'tone:alto' }] }

describe('translateMediaFiles', () => {
  it('API-56 MTMEDIA-13 transcribes a recording without target languages', async () => {
    const { id, origination } = await portal.send({ 'call.wav': audioClip(10) })
    expect(origination).toBe('MEDIAAI')
    const { project, subtitlesType, files } = await portal.settle(id, 'COMPLETED')
    expect([project, subtitlesType]).toEqual(['TRANSCRIPTION', 'srt'])
    expect(files).toMatchObject([
      {
        fileName: 'call.wav',
        status: 'COMPLETED',
        failure: null,
        kind: 'AUDIO',
        seconds: 10,
        isPlayable: true,
        heardLanguageId: null,
        tracks: [{ languageId: 'enu', isTranscript: true, status: 'COMPLETED', revision: 1, cueCount: 2 }],
      },
    ])
    const request = await portal.see(id)
    expect(request.history.map(({ status }) => status)).toEqual([
      'CREATED',
      'SCREENING',
      'ANALYZING',
      'TRANSLATING',
      'COMPLETED',
    ])
    const delivered = request.files.filter(({ category }) => category === 'TRANSLATED_DOCUMENT')
    expect(delivered).toMatchObject([{ fileName: 'call.en-US.srt', languageId: 'enu' }])
    const srt = String(await download(portal.client, request, delivered[0]?.fileKey ?? ''))
    expect(srt).toContain('The arm is broken.')
    expect(srt).toMatch(/^1\r\n00:00:00,200 --> 00:00:0/)
  })

  it('translates sentences, times them as they were spoken, and writes the format that was asked for', async () => {
    const { id } = await portal.send(talk, { ...spanish, subtitlesType: 'vtt' })
    const { project, files } = await portal.settle(id, 'COMPLETED')
    expect(project).toBe('TRANSLATION')
    const [transcript, translation] = files[0]?.tracks ?? []
    expect(translation).toMatchObject({ languageId: 'esm', quality: 'fair', cueCount: 2, dubbing: null })
    const cuesOf = (trackId = '') => portal.call(listCues, { params: { id, trackId } }, portal.client)
    const [said, translated] = [await cuesOf(transcript?.id), await cuesOf(translation?.id)]
    expect(translated.cues.map(({ text, source }) => [text, source])).toEqual([
      ['El brazo está roto.', 'The arm is broken.'],
      ['Dónde está el farmacia?', 'Where is the pharmacy?'],
    ])
    expect(translated.cues.map(({ startMs }) => startMs)).toEqual(said.cues.map(({ startMs }) => startMs))
    expect(said.cues[0]).toMatchObject({ text: 'The arm is broken.', source: null, isEdited: false })
    expect(translation?.outputs).toMatchObject([{ kind: 'SUBTITLES', fileName: 'talk.es-MX.vtt' }])
  })

  it.each([
    ['pharmacy', 'COMPLETED', { status: 'COMPLETED', failure: null, untranslated: 1 }],
    [' ', 'FAILED', { status: 'FAILED', failure: 'ENGINE_UNAVAILABLE', outputs: [] }],
  ] as const)('counts sentences that the engine cannot translate: those with %j', async (word, status, expected) => {
    const engine = dictionaryEngine()
    engine.problem = { word, error: new TranslationEngineError('crash', 'broken by a text', 'never') }
    const broken = await mediaApp({ engines: [engine] })
    try {
      const { id } = await broken.send(talk, spanish)
      const track = (await broken.settle(id, status)).files[0]?.tracks[1]
      expect(track).toMatchObject(expected)
      const { cues } = await broken.call(listCues, { params: { id, trackId: track?.id ?? '' } }, broken.client)
      const texts = status === 'COMPLETED' ? ['El brazo está roto.', 'Where is the pharmacy?'] : []
      expect(cues.map(({ text }) => text)).toEqual(texts)
    } finally {
      await broken.close()
    }
  })

  it('dubs a recording and a video, and keeps the sound for the player', async () => {
    const { id } = await portal.send({ ...talk, 'call.wav': audioClip(12) }, dubbed)
    const { project, files } = await portal.settle(id, 'COMPLETED')
    expect(project).toBe('DUBBING')
    const spoken = files.map(({ tracks }) => tracks.find(({ isTranscript }) => !isTranscript))
    expect(spoken.map((track) => track?.dubbing)).toEqual([
      { lines: 2, faster: 1, tooLong: 0 },
      { lines: 2, faster: 1, tooLong: 0 },
    ])
    expect(spoken.map((track) => track?.outputs.map(({ kind, fileName }) => [kind, fileName]))).toEqual([
      [
        ['SUBTITLES', 'call.es-MX.srt'],
        ['DUBBED_AUDIO', 'call.es-MX.dubbed.m4a'],
      ],
      [
        ['SUBTITLES', 'talk.es-MX.srt'],
        ['DUBBED_VIDEO', 'talk.es-MX.dubbed.mp4'],
      ],
    ])
    expect(portal.synthesizer.spoken.filter((text) => text.startsWith('El brazo'))).toHaveLength(1)
  })

  it('embeds subtitles that can be switched on, and subtitles in the picture', async () => {
    const { id } = await portal.send(talk, { ...spanish, isSubtitleEmbeddingRequested: true })
    const { project, files } = await portal.settle(id, 'COMPLETED')
    expect(project).toBe('EMBEDDING')
    const outputs = files[0]?.tracks[1]?.outputs ?? []
    expect(outputs.map(({ kind, fileName }) => [kind, fileName])).toEqual([
      ['SUBTITLES', 'talk.es-MX.srt'],
      ['SUBTITLED_VIDEO', 'talk.es-MX.subtitled.mp4'],
      ['BURNED_IN_VIDEO', 'talk.es-MX.burned-in.mp4'],
    ])
    const drawn = await download(portal.client, { id }, outputs[2]?.fileKey ?? '')
    expect(String(drawn)).toMatch(/^drawn: 1\r\n[\s\S]*El brazo está roto\./)
  })
})
