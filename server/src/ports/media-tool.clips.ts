import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Files that the suite makes with ffmpeg, of tones and test pictures. */
export function makeClips() {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-clips-'))
  const at = (name: string) => join(folder, name)
  const ffmpeg = (...args: readonly string[]) =>
    execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args], { cwd: folder, encoding: 'utf8' })
  return {
    folder,
    at,
    ffmpeg,
    /** A tone over a test picture; the ending of the name chooses the container. */
    video(name: string, args: readonly string[] = [], { seconds = 4, size = '320x180' } = {}) {
      const quick = /\.(mp4|m4v|mov)$/.test(name) ? ['-c:v', 'libx264', '-preset', 'ultrafast'] : []
      const picture = ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=25:duration=${seconds}`]
      ffmpeg(...picture, ...tone(440, seconds), ...quick, '-pix_fmt', 'yuv420p', ...args, name)
      return at(name)
    },
    audio(name: string, args: readonly string[] = [], { seconds = 4, frequency = 440 } = {}) {
      ffmpeg(...tone(frequency, seconds), ...args, name)
      return at(name)
    },
    /** Signed 16-bit samples of the first sound track, or of another one. */
    readSamples(file: string, rate = 16_000, track = 0): Int16Array {
      const raw = ['-map', `0:a:${track}`, '-ac', '1', '-ar', String(rate), '-f', 's16le', 'samples.pcm']
      ffmpeg('-i', file, ...raw)
      return toSamples(readFileSync(at('samples.pcm')))
    },
    /** Brightness of the pixels of one picture, row by row. */
    readPicture(file: string, second: number): Uint8Array {
      const raw = ['-frames:v', '1', '-pix_fmt', 'gray', '-f', 'rawvideo', 'picture.raw']
      ffmpeg('-ss', String(second), '-i', file, '-map', '0:v:0', ...raw)
      return readFileSync(at('picture.raw'))
    },
    readStreams: (file: string): readonly ReadStream[] => readStreams(file),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type ReadStream = {
  readonly codec_name: string
  readonly codec_type: string
  readonly width?: number
  readonly height?: number
  readonly channels?: number
  readonly sample_rate?: string
  readonly duration?: string
  readonly tags?: Readonly<Record<string, string>>
  readonly disposition: Readonly<Record<string, number>>
}

function readStreams(file: string): readonly ReadStream[] {
  const args = ['-v', 'error', '-print_format', 'json', '-show_streams', file]
  return JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' })).streams
}

export const toSamples = (bytes: Buffer): Int16Array =>
  new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1)

const tone = (frequency: number, seconds: number) => [
  '-f',
  'lavfi',
  '-i',
  `sine=frequency=${frequency}:sample_rate=48000:duration=${seconds}`,
]

/** Of a tone, from how often it crosses zero. */
export function measureFrequency(samples: Int16Array, rate: number): number {
  let crossings = 0
  for (let index = 1; index < samples.length; index++)
    if ((samples[index - 1] ?? 0) < 0 && (samples[index] ?? 0) >= 0) crossings += 1
  return (crossings * rate) / samples.length
}

/** Root mean square between two times. */
export function measureLevel(samples: Int16Array, rate: number, from: number, to: number): number {
  const part = samples.subarray(Math.round(from * rate), Math.round(to * rate))
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
}
