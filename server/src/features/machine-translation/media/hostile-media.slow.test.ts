import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ffmpegTool } from '../../../adapters/media-tool/ffmpeg/ffmpeg-tool.ts'
import { makeHostileFiles } from '../../../adapters/media-tool/ffmpeg/testing/hostile-files.ts'
import { isFfmpegMissing, missingReason } from '../../../adapters/media-tool/ffmpeg/testing/installed-ffmpeg.ts'
import { availableSandboxes } from '../../../platform/sandbox/testing/available-sandboxes.ts'
import { makeClips } from '../../../ports/media-tool.clips.ts'
import { type MediaApp, mediaApp } from '../../../testing/media/media-app.ts'

let portal: MediaApp
let server: Server
let connections = 0
let clips: ReturnType<typeof makeClips>
beforeAll(async () => {
  if (isFfmpegMissing) return
  const [sandbox] = availableSandboxes
  portal = await mediaApp({ mediaTool: ffmpegTool({ roots: ['/'], getSandbox: async () => sandbox }) })
  await portal.configure({ maxAudioFileSizeMB: 100, maxVideoFileSizeMB: 100, maxFilesPerRequest: 50 })
  server = createServer((socket) => {
    connections++
    socket.destroy()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  clips = makeClips()
  makeHostileFiles(clips, typeof address === 'object' && address ? address.port : 0)
}, 120_000)
afterAll(async () => {
  if (isFfmpegMissing) return
  clips.remove()
  server.close()
  await portal.close()
})

const failures = {
  'cut-off-without-index.mp4': 'NOT_MEDIA',
  'cut-off.mp4': 'CUT_OFF',
  'large-picture.mkv': 'PICTURE_TOO_LARGE',
  'many-tracks.mkv': 'TOO_MANY_STREAMS',
  'silent.mp4': 'NO_AUDIO',
  'ten-hours.flac': 'TOO_LONG',
  // These are fine: their content is good, whatever their name or header says.
  'font-attachment.mkv': null,
  'sound-named.mp4': null,
}

it.skipIf(isFfmpegMissing)(
  `says what is wrong with each hostile file, and reads those that are only odd${missingReason}`,
  { timeout: 280_000 },
  async () => {
    const read = (name: string) => Uint8Array.from(readFileSync(clips.at(name)))
    const { id } = await portal.send(Object.fromEntries(Object.keys(failures).map((name) => [name, read(name)])))
    const { files } = await portal.settle(id, 'COMPLETED', 240_000)
    expect(Object.fromEntries(files.map(({ fileName, failure }) => [fileName, failure]))).toEqual(failures)
    expect(connections).toBe(0)
  },
)

it.skipIf(isFfmpegMissing)(
  `rejects playlists and scripts at screening, before any program reads them${missingReason}`,
  { timeout: 120_000 },
  async () => {
    for (const name of ['playlist-of-file.mp4', 'playlist-of-address.mp4', 'concat.mkv', 'session.mp4', 'dash.mp4']) {
      const { id } = await portal.send({ [name]: Uint8Array.from(readFileSync(clips.at(name))) })
      await portal.settle(id, 'REJECTED_BY_SCREENING')
    }
    expect(connections).toBe(0)
  },
)
