import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeClips, measureFrequency, measureLevel, toSamples } from './media-tool.clips.ts'
import { mediaOutputSuite } from './media-tool.output.suite.ts'
import type { MediaCall, MediaTool } from './media-tool.ts'

/** What every media tool must do. */
export function mediaToolSuite(make: () => Promise<MediaTool>): void {
  let tool: MediaTool
  let clips: ReturnType<typeof makeClips>
  let fractions: number[]
  let call: MediaCall
  const out = (name: string) => clips.at(`out/${name}`)
  beforeAll(async () => {
    clips = makeClips()
    tool = await make()
  })
  afterAll(async () => {
    await tool.stop()
    clips.remove()
  })
  beforeEach(() => {
    fractions = []
    rmSync(clips.at('out'), { recursive: true, force: true })
    mkdirSync(clips.at('out'))
    const onProgress = (fraction: number) => fractions.push(fraction)
    call = { folder: clips.at('out'), signal: new AbortController().signal, onProgress }
  })

  const expectProgress = () => {
    expect(fractions.at(-1)).toBeGreaterThan(0.9)
    expect(fractions.every((part, index) => part >= (fractions[index - 1] ?? 0) && part <= 1)).toBe(true)
  }

  it('is ready', async () => {
    expect(await tool.getState()).toEqual({ state: 'ready' })
  })

  describe('probe', () => {
    it.each([
      ['mp4', ['-c:v', 'libx264', '-c:a', 'aac']],
      ['avi', ['-c:v', 'mpeg4', '-c:a', 'mp3']],
      ['mov', ['-c:v', 'libx264', '-c:a', 'pcm_s16le']],
      ['mkv', ['-c:v', 'libx264', '-c:a', 'flac']],
      ['flv', ['-c:v', 'flv1', '-c:a', 'mp3', '-ar', '44100']],
      ['wmv', ['-c:v', 'wmv2', '-c:a', 'wmav2']],
      ['m4v', ['-c:v', 'libx264', '-c:a', 'aac', '-f', 'mp4']],
      ['webm', ['-c:v', 'libvpx', '-c:a', 'libopus']],
    ])('MTMEDIA-10 reads %s videos', async (ending, codecs) => {
      const info = await tool.probe(clips.video(`video.${ending}`, codecs), call)
      expect(info.seconds).toBeCloseTo(4, 0)
      expect(info).toMatchObject({ audio: { channels: 1 }, video: { width: 320, height: 180, frameRate: '25/1' } })
    })

    it.each([
      ['mp3', []],
      ['mpeg', ['-c:a', 'mp2', '-f', 'mpeg']],
      ['wav', []],
      ['aac', []],
      ['flac', []],
      ['ogg', ['-c:a', 'libvorbis']],
      ['m4a', []],
      ['wma', []],
    ])('MTMEDIA-11 reads %s recordings', async (ending, codec) => {
      const info = await tool.probe(clips.audio(`audio.${ending}`, codec, { seconds: 20 }), call)
      expect(info.seconds).toBeGreaterThan(19.9)
      expect(info.seconds).toBeLessThan(20.2)
      expect(info).toMatchObject({ audio: { channels: 1 }, video: undefined })
    })

    it('measures recordings that have no length in their header', async () => {
      const args = ['-c:a', 'libopus', '-f', 'webm', '-live', '1']
      const { seconds } = await tool.probe(clips.audio('live.webm', args), call)
      expect(seconds).toBeCloseTo(4, 0)
    })

    it('takes a cover for no video', async () => {
      clips.ffmpeg('-f', 'lavfi', '-i', 'color=size=64x64', '-frames:v', '1', 'cover.png')
      const sound = clips.audio('plain.mp3')
      clips.ffmpeg('-i', sound, '-i', 'cover.png', '-map', '0', '-map', '1', '-c', 'copy', 'cover.mp3')
      expect((await tool.probe(clips.at('cover.mp3'), call)).video).toBeUndefined()
    })

    it('refuses files without sound and files that are no media', async () => {
      clips.ffmpeg('-f', 'lavfi', '-i', 'testsrc2=duration=1', 'silent.mp4')
      await expect(tool.probe(clips.at('silent.mp4'), call)).rejects.toMatchObject({ reason: 'no_audio' })
      writeFileSync(clips.at('text.mp4'), 'no video\n'.repeat(100))
      await expect(tool.probe(clips.at('text.mp4'), call)).rejects.toMatchObject({ reason: 'not_media' })
    })
  })

  describe('extractSpeech', () => {
    const extract = async (file: string) => {
      await tool.extractSpeech(file, out('speech.pcm'), await tool.probe(file, call), call)
      return toSamples(readFileSync(out('speech.pcm')))
    }

    it('writes mono samples at 16 kHz', async () => {
      const samples = await extract(clips.video('stereo.mp4', ['-ac', '2']))
      expect(samples.length / 16_000).toBeCloseTo(4, 0)
      expect(measureFrequency(samples, 16_000)).toBeCloseTo(440, -1)
      expectProgress()
    })

    it('keeps the time of sound that starts after the picture', async () => {
      clips.video('early.mp4')
      clips.ffmpeg('-i', 'early.mp4', '-itsoffset', '2', '-i', 'early.mp4', '-map', '0:v', '-map', '1:a', 'late.mkv')
      const samples = await extract(clips.at('late.mkv'))
      expect(measureLevel(samples, 16_000, 0, 1.9)).toBe(0)
      expect(measureLevel(samples, 16_000, 2.1, 3)).toBeGreaterThan(1000)
    })

    it('accepts sound that is shorter than the picture', async () => {
      clips.video('long.mp4', [], { seconds: 20 })
      const short = ['-filter_complex', '[0:a]atrim=end=5[a]', '-map', '0:v', '-map', '[a]', '-c:v', 'copy']
      for (const name of ['short.mp4', 'short.mkv']) {
        clips.ffmpeg('-i', 'long.mp4', ...short, name)
        expect((await extract(clips.at(name))).length / 16_000).toBeCloseTo(5, 0)
      }
    })

    it('finds files that were cut off', async () => {
      const whole = clips.video('whole.mp4', ['-movflags', '+faststart'], { seconds: 10 })
      writeFileSync(clips.at('cut.mp4'), readFileSync(whole).subarray(0, 0.6 * readFileSync(whole).length))
      await expect(extract(clips.at('cut.mp4'))).rejects.toMatchObject({ reason: 'cut_off' })
    })
  })

  describe('writePreview', () => {
    it('writes a small video that browsers play', async () => {
      const file = clips.video('large.mp4', [], { size: '1280x720' })
      await tool.writePreview(file, out('preview.webm'), await tool.probe(file, call), call)
      const [picture, sound] = clips.readStreams(out('preview.webm'))
      expect(picture).toMatchObject({ codec_name: 'vp9', width: 852, height: 480 })
      expect(sound).toMatchObject({ codec_name: 'opus' })
      expectProgress()
    })

    it('writes sound alone for a recording', async () => {
      const file = clips.audio('recording.wav')
      await tool.writePreview(file, out('preview.webm'), await tool.probe(file, call), call)
      expect(clips.readStreams(out('preview.webm')).map((stream) => stream.codec_name)).toEqual(['opus'])
    })
  })

  it.each([1.25, 1])('speaks %f times as fast without changing the pitch', async (tempo) => {
    const file = clips.audio('voice.wav', ['-ar', '24000'])
    await tool.changeTempo(file, out('faster.wav'), tempo, call)
    const [stream] = clips.readStreams(out('faster.wav'))
    expect(stream).toMatchObject({ codec_name: 'pcm_s16le', sample_rate: '48000', channels: 1 })
    expect(Number(stream?.duration)).toBeCloseTo(4 / tempo, 1)
    expect(measureFrequency(clips.readSamples(out('faster.wav'), 48_000), 48_000)).toBeCloseTo(440, -1)
  })

  mediaOutputSuite({
    get tool() {
      return tool
    },
    get clips() {
      return clips
    },
    get call() {
      return call
    },
    out,
    expectProgress,
  })

  it('ends when it is aborted', async () => {
    const file = clips.video('endless.mp4', [], { seconds: 60, size: '640x360' })
    const controller = new AbortController()
    const startedAt = Date.now()
    const aborted = { ...call, signal: controller.signal, onProgress: () => controller.abort() }
    const info = await tool.probe(file, call)
    await expect(tool.writePreview(file, out('preview.webm'), info, aborted)).rejects.toThrow('aborted')
    expect(Date.now() - startedAt).toBeLessThan(10_000)
  })
}
