import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { availableSandboxes } from '../../../platform/sandbox/testing/available-sandboxes.ts'
import { makeClips } from '../../../ports/media-tool.clips.ts'
import { MediaRefusal } from '../../../ports/media-tool.ts'
import { ffmpegTool } from './ffmpeg-tool.ts'
import { createRandom, damageBytes } from './testing/damage-bytes.ts'
import { isFfmpegMissing, missingReason } from './testing/installed-ffmpeg.ts'

const filesPerKind = 7
const videos = ['mp4', 'mov', 'mkv', 'avi', 'flv', 'wmv', 'webm']
const recordings = ['mp3', 'wav', 'aac', 'flac', 'ogg', 'm4a', 'wma', 'mpeg']
const codecs: Readonly<Record<string, readonly string[]>> = {
  flv: ['-ar', '44100'],
  webm: ['-c:v', 'libvpx', '-c:a', 'libvorbis'],
  ogg: ['-c:a', 'libvorbis'],
  mpeg: ['-c:a', 'mp2', '-f', 'mpeg'],
}

describe.skipIf(isFfmpegMissing)(`damaged files${missingReason}`, () => {
  const tool = ffmpegTool({ roots: ['/'], getSandbox: async () => availableSandboxes[0] })
  let clips: ReturnType<typeof makeClips>
  beforeAll(() => {
    clips = makeClips()
  })
  afterAll(() => clips.remove())

  const read = async (bytes: Buffer, number: number): Promise<string> => {
    const folder = clips.at(`damaged-${number}`)
    const file = join(folder, 'file')
    mkdirSync(folder)
    writeFileSync(file, bytes)
    const call = { folder, signal: new AbortController().signal }
    try {
      await tool.extractSpeech(file, join(folder, 'speech.pcm'), await tool.probe(file, call), call)
      return 'accepted'
    } catch (error) {
      if (error instanceof MediaRefusal) return error.reason
      throw error
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  it.each([...videos, ...recordings])(
    'reads or refuses %s files with changed bytes',
    async (ending) => {
      const args = codecs[ending] ?? []
      const file = videos.includes(ending)
        ? clips.video(`whole.${ending}`, args, { seconds: 1, size: '64x64' })
        : clips.audio(`whole.${ending}`, args, { seconds: 1 })
      const whole = readFileSync(file)
      expect(await read(whole, 0)).toBe('accepted')
      const random = createRandom(ending.length + ending.charCodeAt(0))
      const damaged = Array.from({ length: filesPerKind }, () => damageBytes(whole, random))
      const results: string[] = []
      const work = async () => {
        for (let next = damaged.pop(); next; next = damaged.pop()) results.push(await read(next, damaged.length + 1))
      }
      await Promise.all(Array.from({ length: availableParallelism() }, work))
      expect(results).toHaveLength(filesPerKind)
      expect(results).not.toContain('timed_out')
    },
    600_000,
  )
})
