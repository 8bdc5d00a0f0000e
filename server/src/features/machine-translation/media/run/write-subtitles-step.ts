import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SubtitleFormat } from '@portolan/contract/machine-translation/media/subtitle-format'
import { sourceLocale } from '@portolan/locale/locales'
import { endingOf, writeSubtitleFile } from '../cues/write-subtitles.ts'
import type { MediaNeeds } from '../needs.ts'
import { type RunningTrack, tagOf } from './running.ts'
import { digestCues, type MadeFile, type TrackInput } from './track-input.ts'

export async function writeSubtitlesStep(
  { now }: MediaNeeds,
  { steps, track, file, request, slice }: RunningTrack,
  { cues, info }: TrackInput,
  format: SubtitleFormat,
): Promise<MadeFile> {
  const name = `subtitles.${endingOf(format)}`
  const language = tagOf(track.language_id)
  const step = await steps.run('subtitles', { cues: digestCues(cues), format, language }, async ({ folder }) => {
    const content = { format, cues, language, title: file.source_name, info }
    const bytes = await writeSubtitleFile(
      { ...content, createdAt: now(), locale: request.locale ?? sourceLocale },
      slice.signal,
    )
    await writeFile(join(folder, name), bytes)
  })
  return { key: step.key, path: join(step.folder, name) }
}
