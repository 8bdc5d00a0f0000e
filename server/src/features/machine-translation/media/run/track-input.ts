import type { MediaInfo } from '../../../../ports/media-tool.ts'
import { digest } from '../steps/digest.ts'
import type { CueRow } from '../store/store-cues.ts'
import type { LocalSource } from './file-steps.ts'

/** What the outputs of a language are made of. */
export type TrackInput = {
  readonly source: LocalSource
  readonly info: MediaInfo
  readonly cues: readonly CueRow[]
}

/** A file that was made, with the key of the step that made it. */
export type MadeFile = { readonly key: string; readonly path: string }

/** Only what is shown and spoken: other edits change nothing. */
export const digestCues = (cues: readonly CueRow[]): string =>
  digest(cues.map(({ start_ms, end_ms, text }) => [start_ms, end_ms, text]))
