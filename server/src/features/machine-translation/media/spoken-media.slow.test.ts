import { readFileSync, writeFileSync } from 'node:fs'
import { getUserAccount } from '@portolan/contract/accounts/accounts'
import { listCues } from '@portolan/contract/machine-translation/media/cues'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ffmpegTool } from '../../../adapters/media-tool/ffmpeg/ffmpeg-tool.ts'
import { isFfmpegMissing } from '../../../adapters/media-tool/ffmpeg/testing/installed-ffmpeg.ts'
import { whisper } from '../../../adapters/speech-recognizer/whisper/whisper.ts'
import { espeak } from '../../../adapters/speech-synthesizer/espeak/espeak.ts'
import { hasEnglishRecording, readEnglishRecording } from '../../../main/speech/testing/english-recording.ts'
import { findSpeechEngines } from '../../../main/speech/testing/installed-packages.ts'
import { rateWordErrors } from '../../../main/speech/testing/word-errors.ts'
import { makeClips } from '../../../ports/media-tool.clips.ts'
import { download } from '../../../testing/machine-translation/translation-app.ts'
import { type MediaApp, mediaApp } from '../../../testing/media/media-app.ts'

const engines = isFfmpegMissing || !hasEnglishRecording ? undefined : await findSpeechEngines()

/** Longer than any single call takes on a busy machine; a blocked server would answer none. */
const longestMedianMs = 500

describe.runIf(engines)('a spoken video, if ffmpeg, espeak-ng, npm and pocketsphinx-testdata are there', () => {
  let portal: MediaApp
  let clips: ReturnType<typeof makeClips>
  beforeAll(async () => {
    if (!engines) throw new Error('not installed')
    const { getSandbox } = engines
    const roots = ['/']
    portal = await mediaApp({
      mediaTool: ffmpegTool({ roots, getSandbox }),
      recognizers: [whisper(engines)],
      synthesizers: [espeak({ roots, getSandbox })],
    })
    await portal.configure({ maxVideoFileSizeMB: 50 })
    clips = makeClips()
  })
  afterAll(async () => {
    clips.remove()
    await portal.close()
  })

  it('is heard, translated, subtitled, dubbed and embedded, while calls are answered', {
    timeout: 600_000,
  }, async () => {
    const { sound, text } = readEnglishRecording(3)
    writeFileSync(clips.at('speech.pcm'), sound)
    const seconds = sound.length / 32_000
    const picture = ['-f', 'lavfi', '-i', `testsrc2=size=320x180:rate=25:duration=${seconds}`]
    const speech = ['-f', 's16le', '-ar', '16000', '-ac', '1', '-i', 'speech.pcm']
    const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest']
    clips.ffmpeg(...picture, ...speech, ...codecs, 'talk.mp4')
    const { id } = await portal.send(
      { 'talk.mp4': Uint8Array.from(readFileSync(clips.at('talk.mp4'))) },
      {
        targetLanguageIds: ['esm'],
        isDubbingRequested: true,
        dubbingVoices: [{ languageId: 'esm', voiceName: await firstVoice() }],
        isSubtitleEmbeddingRequested: true,
      },
    )
    const other = await portal.as('client@meridian.example')
    const times: number[] = []
    const measure = setInterval(async () => {
      const from = performance.now()
      await portal.call(getUserAccount, {}, other)
      times.push(performance.now() - from)
    }, 500)
    const { files } = await portal.settle(id, 'COMPLETED', 580_000).finally(() => clearInterval(measure))
    expect(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]).toBeLessThan(longestMedianMs)

    const [transcript, translation] = files[0]?.tracks ?? []
    const { cues } = await portal.call(listCues, { params: { id, trackId: transcript?.id ?? '' } }, portal.client)
    expect(rateWordErrors(text, cues.map((cue) => cue.text).join(' '))).toBeLessThanOrEqual(0.15)
    expect(translation?.dubbing?.lines).toBeGreaterThan(0)
    const outputs = new Map(translation?.outputs.map(({ kind, fileKey }) => [kind, fileKey]))
    const streamsOf = async (kind: 'DUBBED_VIDEO' | 'SUBTITLED_VIDEO' | 'BURNED_IN_VIDEO') => {
      writeFileSync(clips.at(`${kind}.mp4`), await download(portal.client, { id }, outputs.get(kind) ?? ''))
      return clips.readStreams(clips.at(`${kind}.mp4`)).map(({ codec_type }) => codec_type)
    }
    expect((await streamsOf('DUBBED_VIDEO')).sort()).toEqual(['audio', 'audio', 'subtitle', 'video'])
    expect((await streamsOf('SUBTITLED_VIDEO')).sort()).toEqual(['audio', 'subtitle', 'video'])
    expect((await streamsOf('BURNED_IN_VIDEO')).sort()).toEqual(['audio', 'video'])
  })

  async function firstVoice(): Promise<string> {
    const voices = await espeak({ roots: ['/'], getSandbox: async () => engines?.sandbox }).listVoices()
    return voices.find(({ language }) => language === 'es')?.name ?? ''
  }
})
