import { cancelMediaTranslation, retryMediaTranslation } from '@portolan/contract/machine-translation/media/media'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { SpeechError } from '../../../ports/speech-recognizer.ts'
import { audioClip, videoClip } from '../../../testing/media/clips.ts'
import { type MediaApp, mediaApp } from '../../../testing/media/media-app.ts'

let portal: MediaApp
let script: string
beforeAll(async () => {
  portal = await mediaApp()
  script = portal.recognizer.script
})
afterAll(() => portal.close())
afterEach(async () => {
  Object.assign(portal.recognizer, { script, error: null, heardLanguage: undefined, beforeAnswer: async () => {} })
  await portal.configure()
})

const talk = { 'talk.mp4': videoClip({ seconds: 12 }) }
const spanish = { targetLanguageIds: ['esm'] }

describe('files that cannot be translated', () => {
  it('MTMEDIA-07 decides by the content of a file, and not by its name, whether it is a video', async () => {
    const order = { ...spanish, isSubtitleEmbeddingRequested: true }
    const { id } = await portal.send({ 'talk.mp4': audioClip(5) }, order)
    const { files } = await portal.settle(id, 'FAILED')
    expect(files).toMatchObject([{ status: 'FAILED', failure: 'NOT_A_VIDEO' }])
    expect(files[0]?.tracks.map(({ status, failure }) => [status, failure])).toEqual([
      ['FAILED', 'NOT_A_VIDEO'],
      ['FAILED', 'NOT_A_VIDEO'],
    ])
    expect((await portal.see(id)).history.at(-1)?.reason).toBe('None of the files could be processed.')
  })

  it('MTMEDIA-06 applies the limit for what a file is', async () => {
    await portal.configure({ maxAudioFileSizeMB: 1, maxVideoFileSizeMB: 2 })
    const { id } = await portal.send({ 'talk.mp4': audioClip(40) })
    expect((await portal.settle(id, 'FAILED')).files).toMatchObject([{ failure: 'TOO_LARGE' }])
  })

  it('says that a file has no sound, and finishes the others', async () => {
    const { id } = await portal.send({ ...talk, 'mute.mp4': videoClip({ seconds: 5, hasSound: false }) })
    const { files } = await portal.settle(id, 'COMPLETED')
    expect(files.map(({ fileName, failure }) => [fileName, failure])).toEqual([
      ['mute.mp4', 'NO_AUDIO'],
      ['talk.mp4', null],
    ])
  })

  it.each(['', '. | … ♪'])('finds no speech in a recording that is heard as "%s"', async (heard) => {
    portal.recognizer.script = heard
    const { id } = await portal.send({ 'quiet.wav': audioClip(5) })
    const { files } = await portal.settle(id, 'FAILED')
    expect(files).toMatchObject([{ failure: 'NO_SPEECH' }])
    expect(files[0]?.tracks.map(({ cueCount }) => cueCount).filter(Boolean)).toEqual([])
  })

  it('rejects at screening what is no audio or video at all', async () => {
    const { id } = await portal.send({ 'talk.mp4': '#EXTM3U\nhttp://127.0.0.1/a.ts\n' })
    expect((await portal.settle(id, 'REJECTED_BY_SCREENING')).files).toEqual([])
    expect((await portal.see(id)).files).toMatchObject([{ rejection: 'TYPE_MISMATCH' }])
  })

  it('warns of another language than that of the request', async () => {
    portal.recognizer.heardLanguage = 'fr'
    const { id } = await portal.send(talk)
    expect((await portal.settle(id, 'COMPLETED')).files[0]?.heardLanguageId).toBe('fra')
  })
})

describe('retryMediaTranslation', () => {
  it('works again on what failed, without hearing the file again', async () => {
    await portal.configure({ maxCharactersPerDay: 10, isCacheDisabled: true })
    const { id } = await portal.send(talk, spanish)
    const failed = await portal.settle(id, 'FAILED')
    expect(failed.files[0]?.tracks.map(({ status, failure }) => [status, failure])).toEqual([
      ['COMPLETED', null],
      ['FAILED', 'QUOTA_REACHED'],
    ])
    const params = { id }
    const heard = portal.recognizer.recognitions
    await portal.configure()
    await portal.call(retryMediaTranslation, { params }, portal.client)
    const { files } = await portal.settle(id, 'COMPLETED')
    expect(files[0]?.tracks.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED'])
    expect(portal.recognizer.recognitions).toBe(heard)
    expect(await portal.refused(retryMediaTranslation, { params }, portal.client)).toEqual([409, 'conflict'])
  })

  it('tries a file again whose recognizer failed', async () => {
    portal.recognizer.error = new SpeechError('broken', 'never')
    const { id } = await portal.send(talk)
    expect((await portal.settle(id, 'FAILED')).files).toMatchObject([{ failure: 'ENGINE_UNAVAILABLE' }])
    portal.recognizer.error = null
    await portal.call(retryMediaTranslation, { params: { id } }, portal.client)
    expect((await portal.settle(id, 'COMPLETED')).files).toMatchObject([{ status: 'COMPLETED', failure: null }])
  })
})

describe('cancelMediaTranslation', () => {
  it('stops the work in the middle of a step, and starts it again when asked', async () => {
    let isStopped = false
    portal.recognizer.beforeAnswer = (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          isStopped = true
          reject(signal.reason)
        })
      })
    const { id } = await portal.send(talk, spanish)
    await vi.waitFor(
      async () => {
        const { files } = await portal.settle(id, 'TRANSLATING')
        expect(files[0]?.status).toBe('RECOGNIZING')
      },
      { timeout: 20_000 },
    )
    await portal.call(cancelMediaTranslation, { params: { id } }, portal.client)
    const { files } = await portal.settle(id, 'CANCELLED')
    expect(files[0]?.status).toBe('CANCELLED')
    expect(new Set(files[0]?.tracks.map(({ status }) => status))).toEqual(new Set(['CANCELLED']))
    await vi.waitFor(() => expect(isStopped).toBe(true), { timeout: 10_000 })
    expect(await portal.refused(cancelMediaTranslation, { params: { id } }, portal.client)).toEqual([409, 'conflict'])
    portal.recognizer.beforeAnswer = async () => {}
    await portal.call(retryMediaTranslation, { params: { id } }, portal.client)
    const [again] = (await portal.settle(id, 'COMPLETED')).files
    expect(again?.tracks.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED'])
  })
})

describe('other work', () => {
  it('goes on while media waits: one step at a time, and no place of a job is taken', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    let atOnce = 0
    let most = 0
    portal.recognizer.beforeAnswer = async () => {
      most = Math.max(most, ++atOnce)
      await gate
      atOnce--
    }
    const requests = []
    for (const name of ['a', 'b', 'c']) requests.push(await portal.send({ [`${name}.mp4`]: videoClip({ seconds: 8 }) }))
    // Screening and analysis of all of them run, although the worker has two places only.
    for (const { id } of requests) await portal.settle(id, 'TRANSLATING')
    expect(most).toBeLessThanOrEqual(1)
    release()
    for (const { id } of requests) await portal.settle(id, 'COMPLETED')
    expect(most).toBe(1)
  })
})
