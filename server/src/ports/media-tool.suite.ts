import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeClips, measureFrequency, measureLevel, toSamples } from './media-tool.clips.ts'
import { containerFor, type MediaCall, type MediaTool } from './media-tool.ts'

const cues = (text: string) => `1\n00:00:00,500 --> 00:00:03,500\n${text}\n`

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

  describe('mixVoice', () => {
    /** Speaks at 3 s of 8. */
    const mix = async (media: string, volume = '0dB') => {
      const spoken = `aformat=channel_layouts=mono,volume=${volume},adelay=3000,apad=whole_dur=8`
      clips.audio('voice.pcm', ['-af', spoken, '-t', '8', '-f', 's16le'], { seconds: 3, frequency: 1000 })
      await tool.mixVoice(media, clips.at('voice.pcm'), out('mixed.m4a'), await tool.probe(media, call), call)
      return clips.readSamples(out('mixed.m4a'), 48_000)
    }

    it.each(['0dB', '-20dB', '12dB'])('brings voice and background to −16 LUFS, voice at %s', async (volume) => {
      await mix(clips.video('background.mp4', ['-ac', '2'], { seconds: 8 }), volume)
      expect(clips.readStreams(out('mixed.m4a'))).toMatchObject([{ codec_name: 'aac', sample_rate: '48000' }])
      const { loudness, peak } = measureLoudness(out('mixed.m4a'))
      expect(loudness).toBeGreaterThan(-17)
      expect(loudness).toBeLessThan(-15)
      expect(peak).toBeLessThanOrEqual(-1.5)
      expectProgress()
    })

    it('lowers the background while someone speaks', async () => {
      await mix(clips.video('background.mp4', ['-ac', '2'], { seconds: 8 }))
      clips.ffmpeg('-i', out('mixed.m4a'), '-af', 'lowpass=f=500:p=2,lowpass=f=500:p=2', 'low.wav')
      const background = clips.readSamples(clips.at('low.wav'), 48_000)
      const before = measureLevel(background, 48_000, 1, 2.5)
      expect(measureLevel(background, 48_000, 4, 5.5)).toBeLessThan(before * 0.7)
      expect(measureLevel(background, 48_000, 7, 7.8)).toBeGreaterThan(before * 0.7)
    })

    it('keeps the voice at its time, and the length of the media, where the sound is shorter', async () => {
      clips.video('long-picture.mp4', [], { seconds: 8 })
      const short = ['-af', 'atrim=end=1', '-c:v', 'copy']
      clips.ffmpeg('-i', 'long-picture.mp4', ...short, 'short-sound.mp4')
      const samples = await mix(clips.at('short-sound.mp4'))
      expect(samples.length / 48_000).toBeCloseTo(8, 1)
      const start = samples.findIndex((sample, index) => index > 2 * 48_000 && Math.abs(sample) > 1000) / 48_000
      expect(Math.abs(start - 3)).toBeLessThan(0.02)
    })

    const measureLoudness = (file: string) => {
      clips.ffmpeg(
        '-i',
        file,
        '-af',
        'ebur128=peak=true:metadata=1,ametadata=print:file=loudness.txt',
        '-f',
        'null',
        '-',
      )
      const text = readFileSync(clips.at('loudness.txt'), 'utf8')
      const last = (name: string) => Number(text.slice(text.lastIndexOf(name)).split('=')[1]?.split('\n')[0])
      const peaks = [...text.matchAll(/true_peaks_ch\d=(\S+)/g)].map(([, peak]) => 20 * Math.log10(Number(peak)))
      return { loudness: last('lavfi.r128.I='), peak: Math.max(...peaks) }
    }
  })

  describe('mux', () => {
    const tracks = () => {
      clips.audio('spoken.m4a', ['-f', 'mp4'])
      writeFileSync(clips.at('spanish.srt'), cues('Buenos días'))
      writeFileSync(clips.at('arabic.srt'), cues('صباح الخير'))
      return {
        sounds: [{ file: clips.at('spoken.m4a'), language: 'es-MX', title: 'Español' }],
        subtitles: [
          { file: clips.at('spanish.srt'), language: 'es-MX', title: 'Español' },
          { file: clips.at('arabic.srt'), language: 'ar', title: 'العربية' },
        ],
      }
    }

    it.each([
      ['mp4', 'mov_text', 'handler_name'],
      ['mkv', 'subrip', 'title'],
    ])('adds sounds and subtitles to an %s file, named and with their language', async (ending, codec, title) => {
      const file = clips.video('source.mp4', ['-c:v', 'libx264', '-metadata:s:a:0', 'language=eng'])
      const output = out(`result.${ending}`)
      const info = await tool.probe(file, call)
      expect(containerFor(info)).toBe('mp4')
      await tool.mux(file, output, tracks(), info, call)
      const streams = clips.readStreams(output)
      expect(streams.map((stream) => stream.codec_name)).toEqual(['h264', 'aac', 'aac', codec, codec])
      expect(streams.slice(1).map((stream) => stream.tags?.language)).toEqual(['eng', 'spa', 'spa', 'ara'])
      expect(streams.slice(2).map((stream) => stream.tags?.[title])).toEqual(['Español', 'Español', 'العربية'])
      expect(streams.slice(1, 3).map((stream) => stream.disposition.default)).toEqual([0, 1])
      clips.ffmpeg('-i', output, '-map', '0:s:1', 'read-back.srt')
      expect(readFileSync(clips.at('read-back.srt'), 'utf8')).toContain('صباح الخير')
    })

    it('writes the same bytes again', async () => {
      const file = clips.video('source.mp4')
      const info = await tool.probe(file, call)
      for (const ending of ['mp4', 'mkv']) {
        const [first, second] = [out(`first.${ending}`), out(`second.${ending}`)]
        for (const output of [first, second]) await tool.mux(file, output, tracks(), info, call)
        expect(readFileSync(first).equals(readFileSync(second))).toBe(true)
      }
    })

    it.each([
      ['avi', ['-c:v', 'mpeg4', '-bf', '2', '-c:a', 'mp3'], 'mp4'],
      ['avi', ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-c:a', 'pcm_s16le'], 'mkv'],
      ['wmv', [], 'mkv'],
      ['webm', ['-c:v', 'libvpx', '-c:a', 'libvorbis'], 'mkv'],
      ['flv', ['-c:v', 'flv1', '-ar', '44100'], 'mkv'],
    ])('keeps the picture of %s files (%j) in an %s file', async (ending, codecs, container) => {
      const file = clips.video(`other.${ending}`, codecs)
      const info = await tool.probe(file, call)
      expect(containerFor(info)).toBe(container)
      const output = out(`result.${container}`)
      await tool.mux(file, output, { ...tracks(), sounds: [] }, info, call)
      const [picture] = clips.readStreams(output)
      expect(picture?.codec_name).toBe(info.video?.codec)
      expect(clips.readPicture(output, 3).length).toBe(320 * 180)
    })
  })

  describe('burnIn', () => {
    const burn = async (text: string, name: string, size = '640x360') => {
      const dark = [
        '-f',
        'lavfi',
        '-i',
        `color=black:size=${size}:rate=5:duration=4,format=yuv444p`,
        '-f',
        'lavfi',
        '-i',
        'anullsrc',
      ]
      clips.ffmpeg(...dark, '-shortest', '-c:v', 'ffv1', '-pix_fmt', 'yuv444p', '-c:a', 'libvorbis', 'dark.mkv')
      writeFileSync(clips.at('text.srt'), cues(text))
      const info = await tool.probe(clips.at('dark.mkv'), call)
      await tool.burnIn(clips.at('dark.mkv'), clips.at('text.srt'), out(name), info, call)
      return clips.readPicture(out(name), 2)
    }
    const countBright = (picture: Uint8Array) => picture.filter((brightness) => brightness > 200).length

    it('draws subtitles while they are shown, and writes an mp4 file with sound', async () => {
      expect(countBright(await burn('Good morning', 'latin.mp4'))).toBeGreaterThan(100)
      expect(countBright(clips.readPicture(out('latin.mp4'), 0.2))).toBe(0)
      expect(clips.readStreams(out('latin.mp4')).map((stream) => stream.codec_name)).toEqual(['h264', 'aac'])
      expectProgress()
    })

    /** Without a font for them, both words would be drawn as the same boxes. */
    it.each([
      ['Arabic', 'كتاب', 'بنات'],
      ['Japanese', '日本語', 'ありが'],
      ['Korean', '한국어', '사랑해'],
      ['Hindi', 'नमक', 'कमल'],
    ])('draws %s', async (_name, first, second) => {
      const [one, other] = [await burn(first, 'one.mp4'), await burn(second, 'other.mp4')]
      expect(countBright(one)).toBeGreaterThan(50)
      const different = one.filter((brightness, index) => Math.abs(brightness - (other[index] ?? 0)) > 100)
      expect(different.length).toBeGreaterThan(50)
    })

    it('takes pictures with odd sides', async () => {
      await burn('Odd', 'odd.mp4', '321x181')
      expect(clips.readStreams(out('odd.mp4'))[0]).toMatchObject({ width: 322, height: 182 })
    })
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
