import { serveTasks } from '@portolan/documents/serve-tasks'
import type { SubtitleFormat, SubtitleTrack } from '@portolan/subtitles'
import { type WriteOptions, writeSubtitles } from '@portolan/subtitles/write'

export type WriteTask = {
  readonly format: SubtitleFormat
  readonly track: SubtitleTrack
  readonly options: WriteOptions
}

serveTasks(async ({ format, track, options }: WriteTask): Promise<Uint8Array> => {
  const { bytes } = await writeSubtitles(format, track, options)
  return Uint8Array.from(bytes)
})
