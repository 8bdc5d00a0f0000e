import { frameSeconds } from './read-levels.ts'
import type { TimeSpan } from './samples.ts'

export type SpeechWindow = TimeSpan & {
  /** True if it begins within speech: its first words were also heard at the end of the window before. */
  readonly isOverlapping: boolean
}

export type WindowLimits = {
  readonly longestSeconds: number
  /** A longer silence ends a window. */
  readonly longestPauseSeconds: number
}

const overlapSeconds = 2

/** Packs speech into windows. Unbroken speech is cut at its quietest moment, with an overlap. */
export function planWindows(
  speech: readonly TimeSpan[],
  levels: Float32Array,
  { longestSeconds, longestPauseSeconds }: WindowLimits,
): readonly SpeechWindow[] {
  const windows: SpeechWindow[] = []
  let current: SpeechWindow | undefined
  for (const span of speech) {
    if (
      current &&
      span.endSeconds - current.startSeconds <= longestSeconds &&
      span.startSeconds - current.endSeconds <= longestPauseSeconds
    ) {
      current = { ...current, endSeconds: span.endSeconds }
      continue
    }
    if (current) windows.push(current)
    current = { ...span, isOverlapping: false }
    while (current.endSeconds - current.startSeconds > longestSeconds) {
      const latest: number = current.startSeconds + longestSeconds - overlapSeconds
      const cut = findQuietest(levels, latest - 4, latest)
      windows.push({ ...current, endSeconds: cut + overlapSeconds / 2 })
      current = { startSeconds: cut - overlapSeconds / 2, endSeconds: current.endSeconds, isOverlapping: true }
    }
  }
  if (current) windows.push(current)
  return windows
}

const framesOfPause = 10

/** The middle of the quietest 200 ms between two times. */
function findQuietest(levels: Float32Array, fromSeconds: number, toSeconds: number): number {
  const first = Math.floor(fromSeconds / frameSeconds)
  const last = Math.min(levels.length - framesOfPause, Math.floor(toSeconds / frameSeconds))
  let quietest = first
  let lowest = Number.POSITIVE_INFINITY
  for (let frame = first; frame <= last; frame += 1) {
    let sum = 0
    for (const level of levels.subarray(frame, frame + framesOfPause)) sum += level
    if (sum >= lowest) continue
    lowest = sum
    quietest = frame
  }
  return (quietest + framesOfPause / 2) * frameSeconds
}
