import { type EditedCue, sortCues } from './edited-cue.ts'

type Cues = readonly EditedCue[]
type Times = Pick<EditedCue, 'startMs' | 'endMs'>

/** A shorter cue could not be grabbed in the waveform. */
export const shortestMs = 100
const usualMs = 2000

export const changeText = (cues: Cues, id: string, text: string): Cues =>
  cues.map((cue) => (cue.id === id ? { ...cue, text } : cue))

/** Keeps both times within the file and in their order: the one that is moved stops before the other. */
export function changeTimes(cues: Cues, id: string, times: Times, moved: 'start' | 'end', totalMs: number): Cues {
  const within = (ms: number): number => Math.round(Math.min(totalMs, Math.max(0, ms)))
  const [startMs, endMs] = [within(times.startMs), within(times.endMs)]
  const kept =
    moved === 'start'
      ? { startMs: Math.max(0, Math.min(startMs, endMs - shortestMs)), endMs }
      : { startMs, endMs: Math.max(endMs, startMs + shortestMs) }
  return sortCues(cues.map((cue) => (cue.id === id ? { ...cue, ...kept } : cue)))
}

export const removeCue = (cues: Cues, id: string): Cues => cues.filter((cue) => cue.id !== id)

/** An empty cue after another one, in the room that is there; none at the very end of the file. */
export function addAfter(cues: Cues, id: string, newId: string, totalMs: number): Cues {
  const at = cues.findIndex((cue) => cue.id === id)
  const before = cues[at]
  if (!before || before.endMs + shortestMs > totalMs) return cues
  const next = cues[at + 1]
  const endMs = Math.max(before.endMs + shortestMs, Math.min(before.endMs + usualMs, next?.startMs ?? totalMs, totalMs))
  const added = { id: newId, startMs: before.endMs, endMs, text: '', source: before.source === null ? null : '' }
  return cues.toSpliced(at + 1, 0, added)
}

/** Two cues from one: the text at the caret, the time by the share of the text. Both keep what was said in that time. */
export function splitCue(cues: Cues, id: string, caret: number, newId: string): Cues {
  const at = cues.findIndex((cue) => cue.id === id)
  const cue = cues[at]
  if (!cue || cue.endMs - cue.startMs < 2 * shortestMs) return cues
  const place = caret > 0 && caret < cue.text.length ? caret : middleOf(cue.text)
  const [first, second] = [cue.text.slice(0, place).trim(), cue.text.slice(place).trim()]
  const share = place / Math.max(1, cue.text.length)
  const middle = Math.round(cue.startMs + (cue.endMs - cue.startMs) * share)
  const cutMs = Math.min(cue.endMs - shortestMs, Math.max(cue.startMs + shortestMs, middle))
  return cues.toSpliced(
    at,
    1,
    { ...cue, endMs: cutMs, text: first },
    { ...cue, id: newId, startMs: cutMs, text: second },
  )
}

/** The space or line break next to the middle. */
function middleOf(text: string): number {
  const half = Math.floor(text.length / 2)
  const [before, after] = [text.slice(0, half).search(/\s\S*$/), text.slice(half).search(/\s/)]
  if (before < 0 && after < 0) return half
  if (before < 0) return half + after
  return after < 0 || half - before <= after ? before : half + after
}

/** One cue from two, over the time of both. */
export function mergeWithNext(cues: Cues, id: string): Cues {
  const at = cues.findIndex((cue) => cue.id === id)
  const [cue, next] = [cues[at], cues[at + 1]]
  if (!cue || !next) return cues
  const isSameSource = cue.source === next.source
  const merged = {
    ...cue,
    endMs: Math.max(cue.endMs, next.endMs),
    text: joinTexts(cue.text, next.text, '\n'),
    source: cue.source === null || isSameSource ? cue.source : joinTexts(cue.source, next.source ?? '', ' '),
  }
  return cues.toSpliced(at, 2, merged)
}

const joinTexts = (one: string, other: string, separator: string): string =>
  [one, other].filter((text) => text !== '').join(separator)
