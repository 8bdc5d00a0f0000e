import type { MediaOutputKind, MediaTrackStatus } from '@portolan/contract/machine-translation/media/media-translations'
import { containerFor } from '../../../../ports/media-tool.ts'
import type { DubbingCounts } from '../../../../tables/machine-translation/media.ts'
import { endingOf } from '../cues/write-subtitles.ts'
import type { MediaNeeds } from '../needs.ts'
import { updateTrackRun } from '../store/store-tracks.ts'
import { mixTrack, speakTrack } from './dub-track.ts'
import type { MediaStep } from './progress.ts'
import type { RunningTrack } from './running.ts'
import type { MadeFile, TrackInput } from './track-input.ts'
import { drawSubtitles, joinTracks } from './video-steps.ts'
import { writeSubtitlesStep } from './write-subtitles-step.ts'

type MadeOutput = { readonly kind: MediaOutputKind; readonly ending: string; readonly path: string }
export type MadeOutputs = {
  readonly made: readonly MadeOutput[]
  readonly dubbing: DubbingCounts | null
  readonly dubbedSound: string | null
}

/** Makes all files of a language, one step after the other. */
export async function makeOutputs(needs: MediaNeeds, running: RunningTrack, input: TrackInput): Promise<MadeOutputs> {
  const { media, track, slice } = running
  const begin = beginStep(needs, running)
  await begin('write', 'WRITING')
  const format = media.subtitles_type
  const subtitles = await writeSubtitlesStep(needs, running, input, format)
  const made: MadeOutput[] = [{ kind: 'SUBTITLES', ending: endingOf(format), path: subtitles.path }]
  if (track.is_transcript) return { made, dubbing: null, dubbedSound: null }
  const srt = format === 'srt' ? subtitles : await writeSubtitlesStep(needs, running, input, 'srt')
  slice.requireTime()
  const dub = media.is_dubbed ? await makeDub(needs, running, input, srt) : undefined
  if (media.is_embedded) made.push(...(await makeEmbedded(needs, running, input, srt)))
  return { made: [...made, ...(dub?.made ?? [])], dubbing: dub?.counts ?? null, dubbedSound: dub?.sound.path ?? null }
}

async function makeDub(needs: MediaNeeds, running: RunningTrack, input: TrackInput, subtitles: MadeFile) {
  const { slice } = running
  const begin = beginStep(needs, running)
  await begin('speak', 'SPEAKING')
  const { counts, ...voice } = await speakTrack(needs, running, input)
  slice.requireTime()
  await begin('mix', 'MIXING')
  const sound = await mixTrack(needs, running, input, voice)
  slice.requireTime()
  if (!input.info.video)
    return { counts, sound, made: [{ kind: 'DUBBED_AUDIO', ending: 'm4a', path: sound.path } as const] }
  await begin('join', 'MIXING')
  const { path } = await joinTracks(needs, running, input, { sound, subtitles })
  slice.requireTime()
  return { counts, sound, made: [{ kind: 'DUBBED_VIDEO', ending: containerFor(input.info), path } as const] }
}

async function makeEmbedded(
  needs: MediaNeeds,
  running: RunningTrack,
  input: TrackInput,
  subtitles: MadeFile,
): Promise<MadeOutput[]> {
  const begin = beginStep(needs, running)
  await begin('join', 'EMBEDDING')
  const joined = await joinTracks(needs, running, input, { subtitles })
  running.slice.requireTime()
  await begin('draw', 'EMBEDDING')
  const drawn = await drawSubtitles(needs, running, input, subtitles)
  return [
    { kind: 'SUBTITLED_VIDEO', ending: containerFor(input.info), path: joined.path },
    { kind: 'BURNED_IN_VIDEO', ending: 'mp4', path: drawn.path },
  ]
}

const beginStep =
  ({ db }: MediaNeeds, { run, progress }: RunningTrack) =>
  async (step: MediaStep, status: MediaTrackStatus): Promise<void> => {
    await updateTrackRun(db, run, { status })
    progress.begin(step)
  }
