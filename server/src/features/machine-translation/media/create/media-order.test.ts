import type { MediaRequest } from '@portolan/contract/machine-translation/media/media'
import {
  getMediaOptions,
  listDubbingVoices,
  translateMediaFiles,
} from '@portolan/contract/machine-translation/media/media'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sendToEndpoint } from '../../../../testing/call-endpoint.ts'
import { type Call, upload } from '../../../../testing/job-requests.ts'
import { dictionaryEngine } from '../../../../testing/machine-translation/dictionary-engine.ts'
import { audioClip, videoClip } from '../../../../testing/media/clips.ts'
import { type MediaApp, mediaApp } from '../../../../testing/media/media-app.ts'
import { scriptedRecognizer } from '../../../../testing/media/scripted-recognizer.ts'
import { toneSynthesizer } from '../../../../testing/media/tone-synthesizer.ts'
import { checkLimits } from '../../../job-requests/index.ts'
import { effectiveSettings } from '../../settings/effective-settings.ts'
import { kindByName, mediaLimits } from './media-kind.ts'

const engine = dictionaryEngine({
  pairs: [
    { from: 'en', to: 'es', quality: 'fair', via: [] },
    { from: 'en', to: 'fr', quality: 'fair', via: [] },
    { from: 'de', to: 'en', quality: 'fair', via: [] },
  ],
})
const far = { recognizer: scriptedRecognizer({ isRemote: true, languages: ['ja'] }), synthesizer: toneSynthesizer() }
let portal: MediaApp
beforeAll(async () => {
  const near = { recognizer: scriptedRecognizer(), synthesizer: toneSynthesizer() }
  portal = await mediaApp({
    engines: [engine],
    recognizers: [near.recognizer, far.recognizer],
    synthesizers: [near.synthesizer],
  })
})
afterAll(() => portal.close())
afterEach(() => portal.configure())

const clip = { 'talk.mp4': videoClip({ seconds: 12 }) }
const refuse = async (order: Partial<MediaRequest>, files: Parameters<MediaApp['order']>[0] = clip) =>
  portal.refused(translateMediaFiles, { body: await portal.order(files, order) }, portal.client)

describe('the rules of a media order', () => {
  it('is for clients for whom media translation is switched on', async () => {
    await portal.configure({ disableMediaTranslation: true })
    expect(await refuse({})).toEqual([403, 'machine_translation_disabled'])
    const machine_translation_settings = JSON.stringify({})
    await portal.db.updateTable('client').set({ machine_translation_settings }).where('id', '=', 1001).execute()
    expect(await refuse({})).toEqual([403, 'machine_translation_disabled'])
  })

  it('MTMEDIA-04 takes at most ten target languages', async () => {
    const targetLanguageIds = Array.from({ length: 11 }, (_, index) => `x${index}`)
    expect(await refuse({ targetLanguageIds })).toEqual([
      400,
      'malformed',
      'body.targetLanguageIds: At most 10 entries',
    ])
  })

  it('refuses the source language as a target, and a language twice', async () => {
    expect(await refuse({ targetLanguageIds: ['esm', 'enu'] })).toEqual([
      400,
      'malformed',
      'body.targetLanguageIds: The target language must differ from the source language',
    ])
    expect(await refuse({ targetLanguageIds: ['esm', 'esm'] })).toEqual([
      400,
      'malformed',
      'body.targetLanguageIds: A language is there twice',
    ])
  })

  it('MTMEDIA-05 all files together are smaller than 262144000 bytes', () => {
    const limits = mediaLimits(effectiveSettings({ maxVideoFileSizeMB: 250 }), null)
    const files = (bytes: number) => [
      { file_name: 'a.mp4', size: 200_000_000 },
      { file_name: 'b.mov', size: bytes - 200_000_000 },
    ]
    checkLimits(files(262_143_999), limits)
    expect(() => checkLimits(files(262_144_000), limits)).toThrow('files_too_large')
  })

  it('MTMEDIA-06 limits audio and video files each by a setting of the client, 1 MB by default', async () => {
    const limits = mediaLimits(effectiveSettings({}), null)
    for (const file_name of ['a.wav', 'a.mp4']) {
      checkLimits([{ file_name, size: 1024 ** 2 }], limits)
      expect(() => checkLimits([{ file_name, size: 1024 ** 2 + 1 }], limits)).toThrow('files_too_large')
    }
    await portal.configure({ maxAudioFileSizeMB: 1, maxVideoFileSizeMB: 2 })
    expect(await refuse({}, { 'a.wav': audioClip(40) })).toEqual([400, 'files_too_large'])
  })

  it('MTMEDIA-07 embeds subtitles into videos only', async () => {
    const order = { targetLanguageIds: ['esm'], isSubtitleEmbeddingRequested: true }
    expect(await refuse(order, { ...clip, 'call.mp3': 'ID3' })).toEqual([
      400,
      'malformed',
      'body.files.1.fileName: call.mp3: subtitles can be embedded into videos only.',
    ])
  })

  it('MTMEDIA-08 names the languages that cannot be dubbed, in the language of the caller', async () => {
    const order = { targetLanguageIds: ['esm', 'fra'], isDubbingRequested: true }
    const body = await portal.order(clip, order)
    const reply = await sendToEndpoint(portal.client, translateMediaFiles, { body })
    expect(await reply.json()).toMatchObject({
      errorCode: 'dubbing_not_available',
      message: 'Dubbing is not available for: French (France)',
    })
    const inSpanish: Call = (path, init) =>
      portal.client(path, { ...init, headers: { ...init?.headers, 'accept-language': 'es' } })
    const spanish = await sendToEndpoint(inSpanish, translateMediaFiles, { body })
    expect(await spanish.json()).toMatchObject({ params: { names: 'Francés (Francia)' } })
  })

  it('MTMEDIA-09 requires targets and one voice per target for dubbing, and targets for embedding', async () => {
    const dubbing = { targetLanguageIds: ['esm'], isDubbingRequested: true }
    const missing = [400, 'malformed', expect.stringContaining('body.dubbingVoices')]
    expect(await refuse(dubbing)).toEqual(missing)
    const alto = { languageId: 'esm', voiceName: 'tone:alto' }
    expect(await refuse({ ...dubbing, dubbingVoices: [alto, alto] })).toEqual(missing)
    expect(await refuse({ ...dubbing, dubbingVoices: [{ ...alto, voiceName: 'tone:none' }] })).toEqual([
      400,
      'voice_not_found',
    ])
    for (const flag of ['isDubbingRequested', 'isSubtitleEmbeddingRequested'])
      expect(await refuse({ [flag]: true })).toEqual([
        400,
        'malformed',
        expect.stringContaining('body.targetLanguageIds'),
      ])
  })

  it('MTMEDIA-10 MTMEDIA-11 takes the listed endings, in any case, and no others', async () => {
    for (const ending of ['mp4', 'avi', 'mov', 'mkv', 'flv', 'wmv', 'm4v', 'webm', 'MP4'])
      expect(kindByName(`a.b.${ending}`)).toBe('VIDEO')
    for (const ending of ['mpeg', 'mp3', 'wav', 'aac', 'flac', 'ogg', 'm4a', 'wma'])
      expect(kindByName(`a.${ending}`)).toBe('AUDIO')
    expect(await refuse({}, { 'a.docx': 'x' })).toEqual([
      400,
      'malformed',
      'body.files.0.fileName: a.docx: files of this kind cannot be translated here.',
    ])
  })

  it('MTMEDIA-15 refuses languages that are not heard or not translated', async () => {
    expect(await refuse({ targetLanguageIds: ['jpn'] })).toEqual([400, 'pair_not_offered'])
    expect(await refuse({ sourceLanguageId: 'deu', targetLanguageIds: ['enu'] })).toEqual([400, 'pair_not_offered'])
  })

  it('refuses used-up quotas and files of others', async () => {
    await portal.configure({ maxCharactersPerDay: 0 })
    expect(await refuse({ targetLanguageIds: ['esm'] })).toEqual([429, 'translation_quota_reached'])
    await portal.configure()
    const others = await portal.as('client@meridian.example')
    const files = [{ fileName: 'a.mp4', fileKey: await upload(others, 'a.mp4', 'x') }]
    expect(await refuse({ files })).toEqual([404, 'file_not_found'])
  })

  it('is refused while media cannot be read on this machine', async () => {
    portal.tool.state = { state: 'no_sandbox' }
    expect(await refuse({})).toEqual([503, 'media_not_available'])
    const options = await portal.call(getMediaOptions, {}, portal.client)
    expect(options).toEqual({ state: 'NO_SANDBOX', percent: null, sourceLanguageIds: [], dubbingLanguageIds: [] })
    portal.tool.state = { state: 'not_installed' }
    expect((await portal.call(getMediaOptions, {}, portal.client)).state).toBe('NOT_INSTALLED')
    portal.tool.state = { state: 'ready' }
  })
})

describe('getMediaOptions', () => {
  it('lists the languages that are heard and spoken, without services where recordings must not leave', async () => {
    const open = await portal.call(getMediaOptions, {}, portal.client)
    expect(open.state).toBe('READY')
    expect(open.sourceLanguageIds).toEqual(expect.arrayContaining(['enu', 'esm', 'jpn']))
    expect(open.dubbingLanguageIds).toEqual(expect.arrayContaining(['esm', 'esn']))
    expect(open.dubbingLanguageIds).not.toContain('fra')
    await portal.configure({ isKeptOnOurMachines: true })
    const kept = await portal.call(getMediaOptions, {}, portal.client)
    expect(kept.sourceLanguageIds).toContain('enu')
    expect(kept.sourceLanguageIds).not.toContain('jpn')
    expect(await refuse({ sourceLanguageId: 'jpn' })).toEqual([400, 'pair_not_offered'])
  })
})

describe('listDubbingVoices', () => {
  it('API-51 MTMEDIA-14 lists the voices of a language, with a sample that can be played without signing in', async () => {
    const voices = await portal.call(listDubbingVoices, { query: { languageId: 'esm' } }, portal.client)
    expect(voices.map(({ voiceName, displayName }) => [voiceName, displayName])).toEqual([
      ['tone:alto', 'Alto'],
      ['tone:bass', 'Bass'],
    ])
    const sampleUrl = portal.config.origin + (voices[0]?.sampleUrl ?? '')
    for (const _time of ['first', 'second']) {
      const reply = await fetch(sampleUrl)
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'audio/wav'])
      expect(Buffer.from(await reply.arrayBuffer()).toString('latin1', 0, 4)).toBe('RIFF')
    }
    expect((await fetch(sampleUrl.replace('alto', 'bass'))).status).toBe(404)
    expect(await portal.call(listDubbingVoices, { query: { languageId: 'fra' } }, portal.client)).toEqual([])
  })
})
