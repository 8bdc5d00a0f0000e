import type { EditedCue } from './edited-cue.ts'

/** The place of the last cue that starts at or before a time; -1 before the first one. By bisection. */
export function lastStartedAt(cues: readonly EditedCue[], ms: number): number {
  let [low, high] = [0, cues.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cues[middle]?.startMs ?? 0) <= ms) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The cue that is shown at a time, if any. */
export function cueAt(cues: readonly EditedCue[], ms: number): EditedCue | undefined {
  const cue = cues[lastStartedAt(cues, ms)]
  return cue && ms < cue.endMs ? cue : undefined
}
