import { maxMediaSeconds } from '@portolan/contract/machine-translation/media/media-types'
import { type MediaCall, type MediaInfo, MediaRefusal } from '../../../ports/media-tool.ts'
import { maxPixels, probedInput } from './guarded-input.ts'
import { measureSeconds } from './measure-seconds.ts'
import { ProgramError, type Programs, runFfprobe } from './run-program.ts'

const maxStreams = 16
const probeLimits = { wallSeconds: 30, memoryMb: 512, fileMb: 1 }
const entries = [
  'format=format_name,duration',
  'stream=codec_type,codec_name,width,height,avg_frame_rate,channels,duration',
  'stream_disposition=attached_pic',
  'stream_tags=DURATION',
].join(':')

export type ProbedStream = {
  readonly codec_type?: string
  readonly codec_name?: string
  readonly width?: number
  readonly height?: number
  readonly avg_frame_rate?: string
  readonly channels?: number
  readonly duration?: string
  readonly disposition?: { readonly attached_pic?: number }
  readonly tags?: { readonly DURATION?: string }
}
export type ProbedFile = {
  readonly format?: { readonly format_name?: string; readonly duration?: string }
  readonly streams?: readonly ProbedStream[]
}

export async function probe(programs: Programs, file: string, call: MediaCall): Promise<MediaInfo> {
  const { format, streams = [] } = await readStreams(programs, file, call)
  if (format?.format_name === undefined || streams.length === 0) throw new MediaRefusal('not_media')
  if (streams.length > maxStreams) throw new MediaRefusal('too_many_streams', String(streams.length))
  const audio = streams.find((stream) => stream.codec_type === 'audio')
  if (audio === undefined) throw new MediaRefusal('no_audio')
  if (audio.codec_name === undefined) throw new MediaRefusal('not_media', 'the sound has an unknown codec')
  for (const { width = 0, height = 0 } of streams)
    if (width * height > maxPixels) throw new MediaRefusal('picture_too_large', `${width}x${height}`)
  const seconds = await findSeconds(programs, file, format, call)
  if (!(seconds > 0)) throw new MediaRefusal('not_media', 'it has no length')
  if (seconds > maxMediaSeconds) throw new MediaRefusal('too_long', `${Math.round(seconds)} s`)
  return {
    seconds,
    container: format.format_name,
    audio: { codec: audio.codec_name, channels: audio.channels ?? 0 },
    video: describeVideo(streams),
  }
}

export async function readStreams(programs: Programs, file: string, call: MediaCall): Promise<ProbedFile> {
  const args = ['-v', 'error', '-print_format', 'json', '-show_entries', entries, ...probedInput(file)]
  try {
    const { stdout } = await runFfprobe(programs, { call, args, readable: [file], limits: probeLimits })
    return JSON.parse(stdout) as ProbedFile
  } catch (error) {
    if (error instanceof ProgramError || error instanceof SyntaxError)
      throw new MediaRefusal('not_media', error.message)
    throw error
  }
}

function describeVideo(streams: readonly ProbedStream[]): MediaInfo['video'] {
  const video = streams.find((stream) => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1)
  if (video === undefined) return undefined
  const { codec_name: codec = 'unknown', width = 0, height = 0, avg_frame_rate: frameRate = '0/0' } = video
  return { codec, width, height, frameRate }
}

/** In these the length is an estimate from the bit rate, which can be far off. */
const formatsWithoutLength = ['aac', 'mp3', 'mpeg', 'mpegts']

async function findSeconds(
  programs: Programs,
  file: string,
  { format_name = '', duration }: NonNullable<ProbedFile['format']>,
  call: MediaCall,
): Promise<number> {
  const written = Number(duration)
  // Recordings of browsers have no length in their header.
  if (!(written > 0) || formatsWithoutLength.includes(format_name)) return await measureSeconds(programs, file, call)
  return written
}
