import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import type { LanguageTrack, MediaCall, MediaInfo } from '../../../ports/media-tool.ts'
import { inputAs, mediaInput } from './guarded-input.ts'
import { readLanguageCode } from './language-code.ts'
import { type Programs, reportPart, runFfmpeg } from './run-program.ts'

export type AddedTracks = {
  readonly sounds: readonly LanguageTrack[]
  readonly subtitles: readonly LanguageTrack[]
}

/** The first sound of the media is the original. Sounds come first, subtitles after them. */
export async function mux(
  programs: Programs,
  media: string,
  output: string,
  { sounds, subtitles }: AddedTracks,
  info: MediaInfo,
  call: MediaCall,
): Promise<void> {
  const isMp4 = extname(output) === '.mp4'
  const files = [...sounds, ...subtitles].map((track) => track.file)
  const inputs = [
    // Some AVI files have no times for their pictures.
    ...['-fflags', '+genpts', ...mediaInput(media)],
    ...sounds.flatMap(({ file }) => inputAs('mp4', file)),
    ...subtitles.flatMap(({ file }) => inputAs('srt', file)),
  ]
  const maps = ['-map', '0:V:0?', '-map', '0:a:0', ...files.flatMap((_, index) => ['-map', `${index + 1}:0`])]
  const labels = [
    ...sounds.flatMap((track, index) => describeTrack(track, `a:${index + 1}`)),
    ...subtitles.flatMap((track, index) => describeTrack(track, `s:${index}`)),
    // Players choose the first voice by themselves, and subtitles when the viewer switches them on.
    ...sounds.flatMap((_, index) => [`-disposition:a:${index + 1}`, index === 0 ? 'default' : '0']),
    ...(sounds.length > 0 ? ['-disposition:a:0', '0'] : []),
    ...subtitles.flatMap((_, index) => [`-disposition:s:${index}`, '0']),
  ]
  const format = isMp4
    ? ['-c:s', 'mov_text', '-movflags', '+faststart', ...tagFor(info), '-f', 'mp4']
    : ['-c:s', 'subrip', '-f', 'matroska']
  await runFfmpeg(programs, {
    call,
    // Without this flag, Matroska files get random ids.
    args: [...inputs, ...maps, '-c', 'copy', ...labels, '-fflags', '+bitexact', ...format, output],
    readable: [media, ...files],
    limits: { wallSeconds: 120 + info.seconds, memoryMb: 1024, fileMb: await sumMegabytes([media, ...files]) },
    onSeconds: reportPart(call, info.seconds),
  })
}

/** MP4 has no titles of tracks; players show the name of the handler. */
const describeTrack = ({ language, title }: LanguageTrack, stream: string): readonly string[] =>
  [`language=${readLanguageCode(language)}`, `title=${title}`, `handler_name=${title}`].flatMap((value) => [
    `-metadata:s:${stream}`,
    value,
  ])

/** Apple's players need this tag for HEVC. */
const tagFor = ({ video }: MediaInfo): readonly string[] => (video?.codec === 'hevc' ? ['-tag:v', 'hvc1'] : [])

async function sumMegabytes(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  return Math.ceil((sizes.reduce((sum, size) => sum + size, 0) * 1.5) / 1024 ** 2) + 64
}
