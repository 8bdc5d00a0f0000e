import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import type { makeClips } from '../../../../ports/media-tool.clips.ts'
import { largePicture } from './large-picture.ts'
import { playlistSubtitleAvi } from './playlist-subtitle-avi.ts'

/** What strangers could send, named by what is wrong with it. Files that name others point at the port and at `secret.ts`. */
export function makeHostileFiles(clips: ReturnType<typeof makeClips>, port: number): void {
  const { at, ffmpeg } = clips
  const write = (name: string, content: string | Uint8Array) => writeFileSync(at(name), content)
  const good = readFileSync(clips.video('good.mp4', ['-movflags', '+faststart'], { seconds: 5 }))
  clips.audio('secret.ts', [], { seconds: 3 })
  const secret = at('secret.ts')
  const address = `http://127.0.0.1:${port}/x.ts`

  write('playlist-of-file.mp4', playlist(`file://${secret}`))
  write('playlist-of-address.mp4', playlist(address))
  write('playlist-of-file.avi', playlistSubtitleAvi(playlist(`file://${secret}`)))
  write('playlist-of-address.avi', playlistSubtitleAvi(playlist(address)))
  write('concat.mkv', `ffconcat version 1.0\nfile '${secret}'\n`)
  write('session.mp4', `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=audio ${port} RTP/AVP 0\n`)
  write('dash.mp4', dash(address))
  write('text.mp4', 'no video\n'.repeat(100))
  write('empty.mp4', '')

  ffmpeg('-i', 'good.mp4', '-c', 'copy', 'index-at-end.mp4')
  const indexAtEnd = readFileSync(at('index-at-end.mp4'))
  write('cut-off-without-index.mp4', indexAtEnd.subarray(0, indexAtEnd.length / 2))
  write('cut-off.mp4', good.subarray(0, good.length * 0.6))
  ffmpeg('-i', 'good.mp4', '-an', '-c', 'copy', 'silent.mp4')
  ffmpeg('-i', 'good.mp4', ...Array.from({ length: 60 }, () => ['-map', '0:a']).flat(), 'many-tracks.mkv')
  write('large.png', largePicture(16_000, 16_000))
  ffmpeg('-i', 'large.png', '-i', 'good.mp4', '-map', '0:v', '-map', '1:a', '-c', 'copy', 'large-picture.mkv')
  const silence = ['-f', 'lavfi', '-i', 'anullsrc=r=8000:cl=mono', '-t', '36000']
  ffmpeg(...silence, '-c:a', 'flac', '-compression_level', '0', '-frame_size', '4608', 'ten-hours.flac')

  writeWavWithFalseLength(at('false-length.wav'))
  write('%d-i -f lavfi.mp4', good)
  write('--help "$(id)"\n.mp4', good)
  ffmpeg('-i', 'good.mp4', '-vn', '-f', 'mp3', 'sound-named.mp4')
  write('font.ttf', Buffer.alloc(300_000, 'font'))
  const attached = ['-attach', 'font.ttf', '-metadata:s:t', 'mimetype=application/x-truetype-font']
  ffmpeg('-i', 'good.mp4', '-c', 'copy', ...attached, 'font-attachment.mkv')
}

const playlist = (uri: string) => `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:3.0,\n${uri}\n#EXT-X-ENDLIST\n`

const dash = (address: string) =>
  [
    '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT3S">',
    '<Period><AdaptationSet mimeType="audio/mp4"><Representation id="1" bandwidth="1">',
    `<BaseURL>${address}</BaseURL></Representation></AdaptationSet></Period></MPD>`,
  ].join('')

/** The header says 4 GB; 40 MB of samples follow. */
function writeWavWithFalseLength(file: string): void {
  const header =
    'RIFF\x24\x77\x01\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00\x80\x3e\x00\x00\x00\x7d\x00\x00\x02\x00\x10\x00data'
  const descriptor = openSync(file, 'w')
  writeSync(descriptor, Buffer.from(`${header}\xff\xff\xff\xff`, 'latin1'))
  for (let megabyte = 0; megabyte < 40; megabyte++) writeSync(descriptor, Buffer.alloc(1024 ** 2))
  closeSync(descriptor)
}
