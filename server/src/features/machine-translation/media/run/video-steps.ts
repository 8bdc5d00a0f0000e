import { join } from 'node:path'
import { containerFor } from '../../../../ports/media-tool.ts'
import { nameLanguage } from '../../../reference/index.ts'
import type { MediaNeeds } from '../needs.ts'
import { type RunningTrack, tagOf } from './running.ts'
import type { MadeFile, TrackInput } from './track-input.ts'

type Parts = { readonly sound?: MadeFile; readonly subtitles: MadeFile }

/** Adds subtitles, and the dubbed sound if there is one, to a copy of the video. */
export async function joinTracks(
  { mediaTool }: MediaNeeds,
  { steps, track, slice, progress }: RunningTrack,
  { source, info }: TrackInput,
  { sound, subtitles }: Parts,
): Promise<MadeFile> {
  const name = `video.${containerFor(info)}`
  const input = { source: source.key, sound: sound?.key ?? null, subtitles: subtitles.key, name }
  const step = await steps.run('join', input, async ({ folder }) => {
    const language = { language: tagOf(track.language_id), title: nameLanguage(track.language_id, 'en') }
    const tracks = {
      sounds: sound ? [{ file: sound.path, ...language }] : [],
      subtitles: [{ file: subtitles.path, ...language }],
    }
    const call = { folder, signal: slice.signal, onProgress: progress.update }
    await mediaTool.mux(source.path, join(folder, name), tracks, info, call)
  })
  return { key: step.key, path: join(step.folder, name) }
}

/** Draws the subtitles into the picture. */
export async function drawSubtitles(
  { mediaTool }: MediaNeeds,
  { steps, slice, progress }: RunningTrack,
  { source, info }: TrackInput,
  subtitles: MadeFile,
): Promise<MadeFile> {
  const step = await steps.run('draw', { source: source.key, subtitles: subtitles.key }, async ({ folder }) => {
    const call = { folder, signal: slice.signal, onProgress: progress.update }
    await mediaTool.burnIn(source.path, subtitles.path, join(folder, 'video.mp4'), info, call)
  })
  return { key: step.key, path: join(step.folder, 'video.mp4') }
}
