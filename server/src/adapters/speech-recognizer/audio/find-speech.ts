import { frameSeconds } from './read-levels.ts'
import type { TimeSpan } from './samples.ts'

const quietRoom = -60
const shortestSilence = 0.5
const shortestSpeech = 0.1
/** Kept before and after speech, so that soft sounds at its ends are heard. */
const margin = 0.2

/** The time spans that are loud enough to be speech. Music counts as speech too: the recognizer has to cope with it. */
export function findSpeech(levels: Float32Array): readonly TimeSpan[] {
  const sorted = levels.toSorted()
  const loud = findPercentile(sorted, 0.95)
  if (loud < quietRoom) return []
  const threshold = Math.max(quietRoom, Math.min(loud - 25, findPercentile(sorted, 0.1) + 12))
  const spans: { startSeconds: number; endSeconds: number }[] = []
  for (const [frame, level] of levels.entries()) {
    if (level < threshold) continue
    const startSeconds = frame * frameSeconds
    const endSeconds = startSeconds + frameSeconds
    const last = spans.at(-1)
    if (last && startSeconds - last.endSeconds < shortestSilence) last.endSeconds = endSeconds
    else spans.push({ startSeconds, endSeconds })
  }
  const total = levels.length * frameSeconds
  return spans
    .filter(({ startSeconds, endSeconds }) => endSeconds - startSeconds >= shortestSpeech)
    .map(({ startSeconds, endSeconds }) => ({
      startSeconds: Math.max(0, startSeconds - margin),
      endSeconds: Math.min(total, endSeconds + margin),
    }))
}

const findPercentile = (sorted: Float32Array, share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? -100
