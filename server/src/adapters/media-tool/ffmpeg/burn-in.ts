import { copyFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAudioOfMp4, type MediaCall, type MediaInfo } from '../../../ports/media-tool.ts'
import { writeFontSettings } from './font-settings.ts'
import { mediaInput } from './guarded-input.ts'
import { type Programs, reportPart, runFfmpeg } from './run-program.ts'

export async function burnIn(
  programs: Programs,
  media: string,
  subtitles: string,
  output: string,
  info: MediaInfo,
  call: MediaCall,
): Promise<void> {
  // Plain names in the working directory: nothing has to be escaped in the filter.
  const plain = join(call.folder, 'burned-in.srt')
  const fonts = join(call.folder, 'fonts.conf')
  await copyFile(subtitles, plain)
  await writeFile(fonts, writeFontSettings(programs.readable))
  const even = "pad=w='ceil(iw/2)*2':h='ceil(ih/2)*2'"
  const picture = ['-map', '0:V:0', '-vf', `${even},subtitles=burned-in.srt,format=yuv420p`]
  const encode = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20']
  const sound = isAudioOfMp4(info) ? ['-c:a', 'copy'] : ['-ac', '2', '-c:a', 'aac', '-b:a', '160k']
  const format = ['-movflags', '+faststart', '-fflags', '+bitexact', '-f', 'mp4']
  await runFfmpeg(programs, {
    call,
    args: [...mediaInput(media), ...picture, '-map', '0:a:0', ...encode, ...sound, ...format, output],
    readable: [media],
    limits: { wallSeconds: 120 + info.seconds * 20, memoryMb: 3072, fileMb: 4096 },
    env: { FONTCONFIG_FILE: fonts },
    onSeconds: reportPart(call, info.seconds),
  })
  await Promise.all([plain, fonts].map((file) => rm(file)))
}
