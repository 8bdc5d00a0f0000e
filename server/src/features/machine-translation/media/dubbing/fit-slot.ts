/** The time of a cue, and when the next one starts. */
export type Slot = { readonly startMs: number; readonly endMs: number; readonly nextStartMs: number }

export type Fit = {
  readonly tempo: number
  /** True where it does not fit even at the fastest tempo and with the gap after it: a person should shorten it. */
  readonly isTooLong: boolean
}

/** Speech that is faster than this sounds hurried. */
const fastestTempo = 1.2
/** Only for lines that would be cut off otherwise. They are reported. */
const emergencyTempo = 1.6
/** Silence before the next line. */
const guardMs = 60

/** Speaks a line faster only if it must be, and uses the gap after the cue only if that is not enough. */
export function planFit(speechMs: number, { startMs, endMs, nextStartMs }: Slot): Fit {
  const slotMs = endMs - startMs
  const roomMs = Math.max(slotMs, nextStartMs - guardMs - startMs)
  if (speechMs <= slotMs) return { tempo: 1, isTooLong: false }
  if (speechMs / fastestTempo <= slotMs) return { tempo: speechMs / slotMs, isTooLong: false }
  if (speechMs / fastestTempo <= roomMs) return { tempo: fastestTempo, isTooLong: false }
  return { tempo: Math.min(emergencyTempo, speechMs / roomMs), isTooLong: true }
}
