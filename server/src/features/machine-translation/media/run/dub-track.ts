import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DubbingCounts } from '../../../../tables/machine-translation/media.ts'
import { toSpokenText } from '../cues/cue-text.ts'
import { fitLines } from '../dubbing/fit-lines.ts'
import { speakTexts, spokenPath } from '../dubbing/speak-texts.ts'
import { openSpokenLines } from '../dubbing/spoken-lines.ts'
import { writeVoiceTrack } from '../dubbing/voice-track.ts'
import type { MediaNeeds } from '../needs.ts'
import { findVoice } from '../options/choose-speech.ts'
import { spokenFolder } from '../steps/media-folders.ts'
import { readJson } from './file-steps.ts'
import { MediaFailed } from './media-failed.ts'
import type { RunningTrack } from './running.ts'
import { digestCues, type MadeFile, type TrackInput } from './track-input.ts'

/** Speaks all cues, each in its time. */
export async function speakTrack(
  needs: MediaNeeds,
  { steps, track, settings, slice, progress }: RunningTrack,
  { source, info, cues }: TrackInput,
): Promise<MadeFile & { readonly counts: DubbingCounts }> {
  const choice = { languageId: track.language_id, voiceName: track.voice_name ?? '' }
  const chosen = await findVoice(needs, settings, choice)
  if (!chosen) throw new MediaFailed('ENGINE_UNAVAILABLE', 'The voice is not there any more.')
  const input = { source: source.key, cues: digestCues(cues), voice: chosen.voice.name }
  const step = await steps.run('speak', input, async ({ folder }) => {
    const lines = await openSpokenLines(join(needs.mediaFolder, spokenFolder))
    const endMs = info.seconds * 1000
    const spoken = cues
      .map(({ text, start_ms, end_ms }, index) => ({
        text: toSpokenText(text),
        slot: { startMs: start_ms, endMs: end_ms, nextStartMs: cues[index + 1]?.start_ms ?? endMs },
      }))
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    await speakTexts(
      spoken.map(({ text }) => text),
      { lines, chosen, slice, onProgress: progress.update },
    )
    const files = spoken.map(({ text, slot }) => ({ file: spokenPath(lines, chosen, text), slot }))
    const { placed, counts } = await fitLines(files, { ...needs, lines, slice })
    await writeVoiceTrack(join(folder, 'voice.pcm'), placed, info.seconds)
    await writeFile(join(folder, 'counts.json'), JSON.stringify(counts))
  })
  return { key: step.key, path: join(step.folder, 'voice.pcm'), counts: await readJson(step, 'counts.json') }
}

/** Mixes the voice over the lowered original sound. */
export async function mixTrack(
  { mediaTool }: MediaNeeds,
  { steps, slice, progress }: RunningTrack,
  { source, info }: TrackInput,
  voice: MadeFile,
): Promise<MadeFile> {
  const step = await steps.run('mix', { voice: voice.key }, async ({ folder }) => {
    const call = { folder, signal: slice.signal, onProgress: progress.update }
    await mediaTool.mixVoice(source.path, voice.path, join(folder, 'dubbed.m4a'), info, call)
  })
  return { key: step.key, path: join(step.folder, 'dubbed.m4a') }
}
