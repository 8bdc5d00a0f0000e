import { stat } from 'node:fs/promises'
import { type MediaCall, type MediaInfo, MediaRefusal } from '../../../ports/media-tool.ts'
import { mediaInput } from './guarded-input.ts'
import { type ProbedStream, readStreams } from './probe.ts'
import { ProgramError, type Programs, reportPart, runFfmpeg } from './run-program.ts'

const bytesPerSecond = 16_000 * 2
/** Starts with silence if the sound starts later than the picture, and fills gaps, so that samples are at their time. */
export const keepTimes = 'async=1:first_pts=0'

export async function extractSpeech(
  programs: Programs,
  file: string,
  output: string,
  info: MediaInfo,
  call: MediaCall,
): Promise<void> {
  const fileMb = Math.ceil((info.seconds * bytesPerSecond) / 1024 ** 2) + 16
  const filter = ['-map', '0:a:0', '-af', `aresample=16000:${keepTimes}`, '-ac', '1', '-ar', '16000']
  try {
    await runFfmpeg(programs, {
      call,
      args: [...mediaInput(file), ...filter, '-c:a', 'pcm_s16le', '-f', 's16le', output],
      readable: [file],
      limits: { wallSeconds: 120 + info.seconds, memoryMb: 2048, fileMb },
      onSeconds: reportPart(call, info.seconds),
    })
  } catch (error) {
    if (error instanceof ProgramError && !/No space left/.test(error.message))
      throw new MediaRefusal('not_media', error.message)
    throw error
  }
  const seconds = (await stat(output)).size / bytesPerSecond
  // The header of a file that was cut off still has the full length. The sound may be shorter than the picture, though.
  const isWhole = (length: number) => seconds >= length * 0.9 - 1
  if (!isWhole(info.seconds) && !isWhole(await readSoundLength(programs, file, info, call)))
    throw new MediaRefusal('cut_off', `${seconds.toFixed(1)} of ${info.seconds.toFixed(1)} s`)
}

async function readSoundLength(programs: Programs, file: string, info: MediaInfo, call: MediaCall): Promise<number> {
  const { streams = [] } = await readStreams(programs, file, call)
  const length = streams.flatMap((stream) => (stream.codec_type === 'audio' ? [lengthOf(stream)] : []))[0] ?? 0
  return length > 0 ? length : info.seconds
}

/** MP4 has a length for each track; Matroska has it as a tag such as 00:01:02.500. */
function lengthOf({ duration, tags }: ProbedStream): number {
  if (duration !== undefined) return Number(duration)
  const [hours = 0, minutes = 0, seconds = 0] = (tags?.DURATION ?? '').split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}
