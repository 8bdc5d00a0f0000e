import type { EditedCue } from './edited-cue.ts'

type Cues = readonly EditedCue[]

/** The cues with what they were before and after. Lists share the cues that did not change, so they cost little. */
export type CueHistory = {
  readonly cues: Cues
  readonly past: readonly Cues[]
  readonly future: readonly Cues[]
  /** Edits with the same name in a row are undone as one: typing, or a drag. */
  readonly lastEdit: string | undefined
}

const longestPast = 200

export const startHistory = (cues: Cues): CueHistory => ({ cues, past: [], future: [], lastEdit: undefined })

export function noteEdit(history: CueHistory, cues: Cues, edit?: string): CueHistory {
  if (cues === history.cues) return history
  const isContinued = edit !== undefined && edit === history.lastEdit
  return {
    cues,
    past: isContinued ? history.past : [...history.past, history.cues].slice(-longestPast),
    future: [],
    lastEdit: edit,
  }
}

export function undoEdit({ cues, past, future }: CueHistory): CueHistory | undefined {
  const before = past.at(-1)
  return before && { cues: before, past: past.slice(0, -1), future: [cues, ...future], lastEdit: undefined }
}

export function redoEdit({ cues, past, future }: CueHistory): CueHistory | undefined {
  const [after, ...rest] = future
  return after && { cues: after, past: [...past, cues], future: rest, lastEdit: undefined }
}
