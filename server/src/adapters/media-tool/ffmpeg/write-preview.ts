import type { MediaCall, MediaInfo } from '../../../ports/media-tool.ts'
import { keepTimes } from './extract-speech.ts'
import { mediaInput } from './guarded-input.ts'
import { type Programs, reportPart, runFfmpeg } from './run-program.ts'

const maxHeight = 480
/** At most 480 lines, with square pixels and even sides. */
const scaled = [
  `scale=w='max(2,trunc(iw*max(sar,0.1)*min(1,${maxHeight}/ih)/2)*2)'`,
  `h='max(2,trunc(min(ih,${maxHeight})/2)*2)',setsar=1,format=yuv420p`,
].join(':')
const picture = [
  ...['-map', '0:V:0', '-vf', scaled, '-fpsmax', '30', '-c:v', 'libvpx-vp9', '-b:v', '600k'],
  ...['-deadline', 'realtime', '-cpu-used', '8', '-row-mt', '1', '-g', '150'],
]
const sound = ['-map', '0:a:0', '-af', `aresample=48000:${keepTimes}`, '-ac', '2', '-c:a', 'libopus', '-b:a', '64k']

export async function writePreview(
  programs: Programs,
  file: string,
  output: string,
  info: MediaInfo,
  call: MediaCall,
): Promise<void> {
  await runFfmpeg(programs, {
    call,
    args: [...mediaInput(file), ...(info.video ? picture : []), ...sound, '-map_metadata', '-1', '-f', 'webm', output],
    readable: [file],
    limits: { wallSeconds: 120 + info.seconds * 10, memoryMb: 2048, fileMb: 64 + Math.ceil(info.seconds) },
    onSeconds: reportPart(call, info.seconds),
  })
}
