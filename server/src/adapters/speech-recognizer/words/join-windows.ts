import type { SpokenWord } from '../../../ports/speech-recognizer.ts'
import { toBareWord } from './bare-word.ts'

/** Two hearings of one word begin less than this apart. */
const sameWordMs = 800

/**
 * Adds the words of a window to those before it. In an overlap, both windows heard the same speech: the result changes
 * from one to the other in the longest run of equal words, or in the middle of the overlap if there is none.
 */
export function joinWindows(
  before: readonly SpokenWord[],
  next: readonly SpokenWord[],
  overlapStartMs: number | undefined,
): readonly SpokenWord[] {
  const last = before.at(-1)
  if (overlapStartMs === undefined || !last || last.endMs <= overlapStartMs) return [...before, ...next]
  const run = findLongestRun(before, next, overlapStartMs)
  if (run.length > 0) {
    const half = Math.ceil(run.length / 2)
    return [...before.slice(0, run.left + half), ...next.slice(run.right + half)]
  }
  const middleMs = (overlapStartMs + last.endMs) / 2
  return [...before.filter((word) => middleOf(word) < middleMs), ...next.filter((word) => middleOf(word) >= middleMs)]
}

const middleOf = ({ startMs, endMs }: SpokenWord): number => (startMs + endMs) / 2

function findLongestRun(before: readonly SpokenWord[], next: readonly SpokenWord[], overlapStartMs: number) {
  const overlapEndMs = (before.at(-1)?.endMs ?? 0) + 500
  let longest = { length: 0, left: 0, right: 0 }
  for (let left = before.findIndex(({ endMs }) => endMs > overlapStartMs); left < before.length; left += 1) {
    for (let right = 0; right < next.length && (next[right]?.startMs ?? 0) < overlapEndMs; right += 1) {
      let length = 0
      while (isSameWord(before[left + length], next[right + length])) length += 1
      if (length > longest.length) longest = { length, left, right }
    }
  }
  return longest
}

const isSameWord = (one: SpokenWord | undefined, other: SpokenWord | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  toBareWord(one.text) !== '' &&
  toBareWord(one.text) === toBareWord(other.text) &&
  Math.abs(one.startMs - other.startMs) < sameWordMs
