import { randomUUID } from 'node:crypto'
import {
  editCues,
  exportSubtitles,
  getPlayer,
  getWaveform,
  listCues,
  rebuildTrack,
} from '@portolan/contract/machine-translation/media/cues'
import { getMediaTranslationProgress } from '@portolan/contract/machine-translation/media/media'
import { SubtitleFormat } from '@portolan/contract/machine-translation/media/subtitle-format'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { download } from '../../../../testing/machine-translation/translation-app.ts'
import { videoClip } from '../../../../testing/media/clips.ts'
import { type MediaApp, mediaApp } from '../../../../testing/media/media-app.ts'

let portal: MediaApp
let id: string
let params: { id: string; trackId: string }
let fileId: string
beforeAll(async () => {
  portal = await mediaApp()
})
afterAll(() => portal.close())
beforeEach(async () => {
  const order = {
    targetLanguageIds: ['esm'],
    isDubbingRequested: true,
    dubbingVoices: [{ languageId: 'esm', voiceName: 'tone:alto' }],
  }
  ;({ id } = await portal.send({ 'talk.mp4': videoClip({ seconds: 12 }) }, order))
  const [file] = (await portal.settle(id, 'COMPLETED')).files
  fileId = file?.id ?? ''
  params = { id, trackId: file?.tracks.find(({ isTranscript }) => !isTranscript)?.id ?? '' }
})

const list = () => portal.call(listCues, { params }, portal.client)
const nothing = { changed: [], added: [], removed: [] }
const trackNow = async () => {
  const { files } = await portal.call(getMediaTranslationProgress, { params: { id } }, portal.client)
  return files[0]?.tracks.find(({ isTranscript }) => !isTranscript)
}

describe('editCues', () => {
  it('changes, adds and removes cues in one step, sorted by time and cleaned', async () => {
    const { revision, cues } = await list()
    const [first, second] = cues
    const added = { id: randomUUID(), startMs: 0, endMs: 150, text: ' Uno <i>dos</i>\n\n tres ' }
    const changed = [{ id: first?.id ?? '', startMs: 300, endMs: 1200, text: 'El brazo.' }]
    const body = { revision, changed, added: [added], removed: [second?.id ?? ''] }
    expect(await portal.call(editCues, { params, body }, portal.client)).toEqual({ revision: revision + 1 })
    const edited = await list()
    expect(edited.cues.map(({ text, startMs, isEdited }) => [text, startMs, isEdited])).toEqual([
      ['Uno <i>dos</i>\ntres', 0, true],
      ['El brazo.', 300, true],
    ])
    expect(edited.cues[1]?.source).toBe('The arm is broken.')
    expect(await trackNow()).toMatchObject({ revision: revision + 1, cueCount: 2, isRebuildNeeded: true })
  })

  it('refuses an old revision, cues that are not there, and times outside of the file, and changes nothing', async () => {
    const { revision, cues } = await list()
    const refuse = (body: object) =>
      portal.refused(editCues, { params, body: { revision, ...nothing, ...body } }, portal.client)
    expect(await refuse({ revision: revision - 1 })).toEqual([409, 'conflict'])
    expect(await refuse({ removed: [cues[0]?.id, randomUUID()] })).toEqual([409, 'conflict'])
    const first = { id: cues[0]?.id, startMs: 0, endMs: 100, text: 'a' }
    const wrongTimes = [400, 'malformed', expect.stringContaining('body.changed.0.endMs')]
    expect(await refuse({ changed: [{ ...first, startMs: 100 }] })).toEqual(wrongTimes)
    expect(await refuse({ changed: [{ ...first, endMs: 12_001 }] })).toEqual(wrongTimes)
    expect(await refuse({ changed: [{ ...first, text: '<i></i>' }] })).toEqual([
      400,
      'malformed',
      expect.stringContaining('body.changed.0.text'),
    ])
    expect(await list()).toEqual({ revision, cues })
  })

  it('refuses more than 20,000 cues', async () => {
    const rows = Array.from({ length: 19_999 }, (_, index) => ({
      track_id: params.trackId,
      id: randomUUID(),
      start_ms: index % 11_000,
      end_ms: 11_500,
      text: 'x',
      source: null,
    }))
    for (let at = 0; at < rows.length; at += 5000)
      await portal.db
        .insertInto('media_cue')
        .values(rows.slice(at, at + 5000))
        .execute()
    const { revision } = await list()
    const added = [{ id: randomUUID(), startMs: 0, endMs: 100, text: 'x' }]
    const body = { revision, ...nothing, added }
    expect(await portal.refused(editCues, { params, body }, portal.client)).toEqual([400, 'too_many_cues'])
  })
})

describe('rebuildTrack', () => {
  it('writes the files again and speaks only the changed lines', async () => {
    const { revision, cues } = await list()
    const before = await portal.see(id)
    const changed = [{ id: cues[1]?.id ?? '', startMs: 3400, endMs: 5000, text: `La farmacia ${id.slice(-4)}` }]
    await portal.call(editCues, { params, body: { ...nothing, revision, changed } }, portal.client)
    const [spokenBefore, heardBefore] = [portal.synthesizer.spoken.length, portal.recognizer.recognitions]
    const started = await portal.call(rebuildTrack, { params }, portal.client)
    expect(started.status).toBe('WRITING')
    const track = await vi.waitFor(
      async () => {
        const now = await trackNow()
        if (now?.status !== 'COMPLETED') throw new Error('not yet')
        return now
      },
      { timeout: 20_000 },
    )
    expect(track.isRebuildNeeded).toBe(false)
    expect(portal.synthesizer.spoken.slice(spokenBefore)).toEqual([changed[0]?.text])
    expect(portal.recognizer.recognitions).toBe(heardBefore)
    const srt = String(await download(portal.client, { id }, track.outputs[0]?.fileKey ?? ''))
    expect(srt).toContain(changed[0]?.text)
    const after = await portal.see(id)
    expect([after.status, after.files.length]).toEqual(['COMPLETED', before.files.length])
  })

  it('refuses edits while the files are written', async () => {
    await portal.call(rebuildTrack, { params }, portal.client)
    await portal.db.updateTable('media_track').set({ status: 'WRITING' }).where('id', '=', params.trackId).execute()
    const { revision } = await list()
    const body = { ...nothing, revision }
    expect(await portal.refused(editCues, { params, body }, portal.client)).toEqual([409, 'conflict'])
  })
})

describe('exportSubtitles', () => {
  it('MTMEDIA-12 writes all fifteen formats from the newest cues, without signing in', async () => {
    for (const format of SubtitleFormat.options) {
      const { url } = await portal.call(exportSubtitles, { params, query: { format } }, portal.client)
      const reply = await fetch(portal.config.origin + url)
      const bytes = Buffer.from(await reply.arrayBuffer())
      expect([format, reply.status, bytes.length > 20]).toEqual([format, 200, true])
      if (['srt', 'vtt', 'txt', 'json'].includes(format)) expect(bytes.toString()).toContain('El brazo está roto.')
    }
    const { url } = await portal.call(exportSubtitles, { params, query: { format: 'srt' } }, portal.client)
    expect((await fetch(portal.config.origin + url.replace('/srt?', '/vtt?'))).status).toBe(404)
  })
})

describe('the player', () => {
  it('plays parts of the source, and the dubbed sound', async () => {
    const ofFile = { id, fileId }
    const { url, contentType } = await portal.call(getPlayer, { params: ofFile, query: {} }, portal.client)
    expect(contentType).toBe('video/mp4')
    const part = await fetch(url, { headers: { range: 'bytes=4-11' } })
    expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([206, 'video/mp4', 'ftypisom'])
    const query = { trackId: params.trackId }
    const dubbed = await portal.call(getPlayer, { params: ofFile, query }, portal.client)
    expect(dubbed.contentType).toBe('audio/mp4')
    expect((await (await fetch(dubbed.url)).arrayBuffer()).byteLength).toBe(12 * 48_000 * 2)
  })

  it('has the loudness of the file', async () => {
    const { seconds, peaks } = await portal.call(getWaveform, { params: { id, fileId } }, portal.client)
    expect(seconds).toBe(12)
    expect(peaks).toHaveLength(240)
    expect([peaks[0], peaks[15]]).toEqual([50, 0])
  })

  it('is written as a copy where browsers cannot play the file', async () => {
    const request = await portal.send({ 'old.mp4': videoClip({ seconds: 8, codec: 'mpeg2video' }) })
    const [file] = (await portal.settle(request.id, 'COMPLETED')).files
    expect(file?.isPlayable).toBe(true)
    const ofFile = { id: request.id, fileId: file?.id ?? '' }
    const { url, contentType } = await portal.call(getPlayer, { params: ofFile, query: {} }, portal.client)
    expect([contentType, await (await fetch(url)).text()]).toEqual(['video/webm', 'preview'])
  })
})

describe('media of others', () => {
  it('is not there for another organization, nor under another request', async () => {
    const other = await portal.as('client@meridian.example')
    expect(await portal.refused(listCues, { params }, other)).toEqual([404, 'job_request_not_found'])
    const query = { format: 'srt' } as const
    expect(await portal.refused(exportSubtitles, { params, query }, other)).toEqual([404, 'job_request_not_found'])
    const request = await portal.send({ 'b.mp4': videoClip({ seconds: 8 }) })
    const mixed = { params: { id: request.id, trackId: params.trackId } }
    expect(await portal.refused(listCues, mixed, portal.client)).toEqual([404, 'media_track_not_found'])
    const file = { params: { id: request.id, fileId } }
    expect(await portal.refused(getWaveform, file, portal.client)).toEqual([404, 'media_file_not_found'])
  })
})
