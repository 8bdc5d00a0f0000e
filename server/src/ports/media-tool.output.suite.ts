import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type makeClips, measureLevel } from './media-tool.clips.ts'
import { containerFor, type MediaCall, type MediaTool } from './media-tool.ts'

type MediaTest = {
  readonly tool: MediaTool
  readonly clips: ReturnType<typeof makeClips>
  readonly call: MediaCall
  /** A file that the tool writes. */
  readonly out: (name: string) => string
  readonly expectProgress: () => void
}

const cues = (text: string) => `1\n00:00:00,500 --> 00:00:03,500\n${text}\n`

/** The part of the suite about voices, subtitles and their videos. */
export function mediaOutputSuite(test: MediaTest): void {
  describe('mixVoice', () => {
    /** Speaks at 3 s of 8. */
    const mix = async (media: string, volume = '0dB') => {
      const spoken = `aformat=channel_layouts=mono,volume=${volume},adelay=3000,apad=whole_dur=8`
      test.clips.audio('voice.pcm', ['-af', spoken, '-t', '8', '-f', 's16le'], { seconds: 3, frequency: 1000 })
      await test.tool.mixVoice(
        media,
        test.clips.at('voice.pcm'),
        test.out('mixed.m4a'),
        await test.tool.probe(media, test.call),
        test.call,
      )
      return test.clips.readSamples(test.out('mixed.m4a'), 48_000)
    }

    it.each(['0dB', '-20dB', '12dB'])('brings voice and background to −16 LUFS, voice at %s', async (volume) => {
      await mix(test.clips.video('background.mp4', ['-ac', '2'], { seconds: 8 }), volume)
      expect(test.clips.readStreams(test.out('mixed.m4a'))).toMatchObject([{ codec_name: 'aac', sample_rate: '48000' }])
      const { loudness, peak } = measureLoudness(test.out('mixed.m4a'))
      expect(loudness).toBeGreaterThan(-17)
      expect(loudness).toBeLessThan(-15)
      expect(peak).toBeLessThanOrEqual(-1.5)
      test.expectProgress()
    })

    it('lowers the background while someone speaks', async () => {
      await mix(test.clips.video('background.mp4', ['-ac', '2'], { seconds: 8 }))
      test.clips.ffmpeg('-i', test.out('mixed.m4a'), '-af', 'lowpass=f=500:p=2,lowpass=f=500:p=2', 'low.wav')
      const background = test.clips.readSamples(test.clips.at('low.wav'), 48_000)
      const before = measureLevel(background, 48_000, 1, 2.5)
      expect(measureLevel(background, 48_000, 4, 5.5)).toBeLessThan(before * 0.7)
      expect(measureLevel(background, 48_000, 7, 7.8)).toBeGreaterThan(before * 0.7)
    })

    it('keeps the voice at its time, and the length of the media, where the sound is shorter', async () => {
      test.clips.video('long-picture.mp4', [], { seconds: 8 })
      const short = ['-af', 'atrim=end=1', '-c:v', 'copy']
      test.clips.ffmpeg('-i', 'long-picture.mp4', ...short, 'short-sound.mp4')
      const samples = await mix(test.clips.at('short-sound.mp4'))
      expect(samples.length / 48_000).toBeCloseTo(8, 1)
      const start = samples.findIndex((sample, index) => index > 2 * 48_000 && Math.abs(sample) > 1000) / 48_000
      expect(Math.abs(start - 3)).toBeLessThan(0.02)
    })

    const measureLoudness = (file: string) => {
      test.clips.ffmpeg(
        '-i',
        file,
        '-af',
        'ebur128=peak=true:metadata=1,ametadata=print:file=loudness.txt',
        '-f',
        'null',
        '-',
      )
      const text = readFileSync(test.clips.at('loudness.txt'), 'utf8')
      const last = (name: string) => Number(text.slice(text.lastIndexOf(name)).split('=')[1]?.split('\n')[0])
      const peaks = [...text.matchAll(/true_peaks_ch\d=(\S+)/g)].map(([, peak]) => 20 * Math.log10(Number(peak)))
      return { loudness: last('lavfi.r128.I='), peak: Math.max(...peaks) }
    }
  })

  describe('mux', () => {
    const tracks = () => {
      test.clips.audio('spoken.m4a', ['-f', 'mp4'])
      writeFileSync(test.clips.at('spanish.srt'), cues('Buenos días'))
      writeFileSync(test.clips.at('arabic.srt'), cues('صباح الخير'))
      return {
        sounds: [{ file: test.clips.at('spoken.m4a'), language: 'es-MX', title: 'Español' }],
        subtitles: [
          { file: test.clips.at('spanish.srt'), language: 'es-MX', title: 'Español' },
          { file: test.clips.at('arabic.srt'), language: 'ar', title: 'العربية' },
        ],
      }
    }

    it.each([
      ['mp4', 'mov_text', 'handler_name'],
      ['mkv', 'subrip', 'title'],
    ])('adds sounds and subtitles to an %s file, named and with their language', async (ending, codec, title) => {
      const file = test.clips.video('source.mp4', ['-c:v', 'libx264', '-metadata:s:a:0', 'language=eng'])
      const output = test.out(`result.${ending}`)
      const info = await test.tool.probe(file, test.call)
      expect(containerFor(info)).toBe('mp4')
      await test.tool.mux(file, output, tracks(), info, test.call)
      const streams = test.clips.readStreams(output)
      expect(streams.map((stream) => stream.codec_name)).toEqual(['h264', 'aac', 'aac', codec, codec])
      expect(streams.slice(1).map((stream) => stream.tags?.language)).toEqual(['eng', 'spa', 'spa', 'ara'])
      expect(streams.slice(2).map((stream) => stream.tags?.[title])).toEqual(['Español', 'Español', 'العربية'])
      expect(streams.slice(1, 3).map((stream) => stream.disposition.default)).toEqual([0, 1])
      test.clips.ffmpeg('-i', output, '-map', '0:s:1', 'read-back.srt')
      expect(readFileSync(test.clips.at('read-back.srt'), 'utf8')).toContain('صباح الخير')
    })

    it('writes the same bytes again', async () => {
      const file = test.clips.video('source.mp4')
      const info = await test.tool.probe(file, test.call)
      for (const ending of ['mp4', 'mkv']) {
        const [first, second] = [test.out(`first.${ending}`), test.out(`second.${ending}`)]
        for (const output of [first, second]) await test.tool.mux(file, output, tracks(), info, test.call)
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
      const file = test.clips.video(`other.${ending}`, codecs)
      const info = await test.tool.probe(file, test.call)
      expect(containerFor(info)).toBe(container)
      const output = test.out(`result.${container}`)
      await test.tool.mux(file, output, { ...tracks(), sounds: [] }, info, test.call)
      const [picture] = test.clips.readStreams(output)
      expect(picture?.codec_name).toBe(info.video?.codec)
      expect(test.clips.readPicture(output, 3).length).toBe(320 * 180)
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
      test.clips.ffmpeg(...dark, '-shortest', '-c:v', 'ffv1', '-pix_fmt', 'yuv444p', '-c:a', 'libvorbis', 'dark.mkv')
      writeFileSync(test.clips.at('text.srt'), cues(text))
      const info = await test.tool.probe(test.clips.at('dark.mkv'), test.call)
      await test.tool.burnIn(test.clips.at('dark.mkv'), test.clips.at('text.srt'), test.out(name), info, test.call)
      return test.clips.readPicture(test.out(name), 2)
    }
    const countBright = (picture: Uint8Array) => picture.filter((brightness) => brightness > 200).length

    it('draws subtitles while they are shown, and writes an mp4 file with sound', async () => {
      expect(countBright(await burn('Good morning', 'latin.mp4'))).toBeGreaterThan(100)
      expect(countBright(test.clips.readPicture(test.out('latin.mp4'), 0.2))).toBe(0)
      expect(test.clips.readStreams(test.out('latin.mp4')).map((stream) => stream.codec_name)).toEqual(['h264', 'aac'])
      test.expectProgress()
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
      expect(test.clips.readStreams(test.out('odd.mp4'))[0]).toMatchObject({ width: 322, height: 182 })
    })
  })
}
