import { mkdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { availableSandboxes } from '../../../platform/sandbox/testing/available-sandboxes.ts'
import { makeClips } from '../../../ports/media-tool.clips.ts'
import { MediaRefusal } from '../../../ports/media-tool.ts'
import { ffmpegTool } from './ffmpeg-tool.ts'
import { makeHostileFiles } from './testing/hostile-files.ts'
import { isFfmpegMissing, missingReason } from './testing/installed-ffmpeg.ts'

const refused = [
  ['playlist-of-file.mp4', 'not_media'],
  ['playlist-of-address.mp4', 'not_media'],
  ['concat.mkv', 'not_media'],
  ['session.mp4', 'not_media'],
  ['dash.mp4', 'not_media'],
  ['text.mp4', 'not_media'],
  ['empty.mp4', 'not_media'],
  ['cut-off-without-index.mp4', 'not_media'],
  ['cut-off.mp4', 'cut_off'],
  ['silent.mp4', 'no_audio'],
  ['many-tracks.mkv', 'too_many_streams'],
  ['large-picture.mkv', 'picture_too_large'],
  ['ten-hours.flac', 'too_long'],
] as const

const accepted = [
  ['false-length.wav', 40 * 1024 ** 2],
  ['%d-i -f lavfi.mp4', 5 * 32_000],
  ['--help "$(id)"\n.mp4', 5 * 32_000],
  ['sound-named.mp4', 5 * 32_000],
  ['font-attachment.mkv', 5 * 32_000],
  ['playlist-of-file.avi', 32_000],
  ['playlist-of-address.avi', 32_000],
] as const

describe.skipIf(isFfmpegMissing)(`hostile files${missingReason}`, () => {
  let clips: ReturnType<typeof makeClips>
  let server: Server
  let connections = 0
  beforeAll(async () => {
    clips = makeClips()
    server = createServer((socket) => {
      connections += 1
      socket.end('HTTP/1.0 404 no\r\n\r\n')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    makeHostileFiles(clips, (server.address() as { port: number }).port)
  })
  afterAll(() => {
    server.close()
    clips.remove()
  })

  describe.each(availableSandboxes)('in the sandbox $isolation', (sandbox) => {
    const tool = ffmpegTool({ roots: ['/'], getSandbox: async () => sandbox })
    /** As a job does: probe, then the sound. Returns the bytes of the sound. */
    const read = async (name: string) => {
      const folder = clips.at('out')
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder)
      const call = { folder, signal: new AbortController().signal }
      const info = await tool.probe(clips.at(name), call)
      await tool.extractSpeech(clips.at(name), join(folder, 'speech.pcm'), info, call)
      return statSync(join(folder, 'speech.pcm')).size
    }

    it.each(refused)('refuses %s: %s', async (name, reason) => {
      connections = 0
      await expect(read(name)).rejects.toSatisfy((error) => error instanceof MediaRefusal && error.reason === reason)
      expect(connections).toBe(0)
    })

    it.each(accepted)('reads %j, and nothing else', async (name, bytes) => {
      connections = 0
      const size = await read(name)
      expect(Math.abs(size - bytes)).toBeLessThan(bytes * 0.05)
      expect(connections).toBe(0)
    })
  })
})
