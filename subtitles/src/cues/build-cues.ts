import type { SubtitleRules } from '../checks/rules.ts'
import type { Cue } from '../model/cue.ts'
import { plainLines } from '../model/spans.ts'
import { type LineBreak, MeasuredWords } from './measured-words.ts'
import { timeCues } from './time-cues.ts'
import type { Word } from './word.ts'

/** The cheapest way to make cues of all words before one: where the last of them starts, and where its line breaks. */
type Step = { readonly cost: number; readonly from: number; readonly breakAt: number | undefined }

/** More words are never one cue, even where they have no width. */
const mostWords = 100
/** Costs, next to those of `breakCost`. */
const costs = { cue: 8, wordTooLong: 100, speed: 4, tooShort: 25, sentenceInside: 5 }

/** Words with times become cues: the cheapest cut of the whole list, found by dynamic programming. */
export function buildCues(words: readonly Word[], rules: SubtitleRules): Cue[] {
  const measured = new MeasuredWords(words, rules)
  const steps: Step[] = [{ cost: 0, from: 0, breakAt: undefined }]
  for (let to = 1; to <= words.length; to++) steps.push(findStep(measured, to, steps, rules))
  const cues: Cue[] = []
  for (let to = words.length; to > 0; ) {
    const { from, breakAt } = steps[to] ?? { from: to - 1, breakAt: undefined }
    const [first, last] = [words[from], words[to - 1]]
    if (first && last)
      cues.push({
        startMs: first.startMs,
        endMs: last.endMs,
        lines: plainLines(measured.linesOf(from, to, breakAt).join('\n')),
        ...(first.speaker === undefined ? {} : { speaker: first.speaker }),
      })
    to = from
  }
  return timeCues(cues.reverse(), rules)
}

function findStep(measured: MeasuredWords, to: number, steps: readonly Step[], rules: SubtitleRules): Step {
  const { words } = measured
  let best: Step = { cost: Number.POSITIVE_INFINITY, from: to - 1, breakAt: undefined }
  for (let from = to - 1; from >= Math.max(0, to - mostWords); from--) {
    const isAlone = from === to - 1
    if (!isAlone && mustCut(words[from], words[from + 1], rules)) break
    const split = measured.breakLines(from, to)
    const ms = (words[to - 1]?.endMs ?? 0) - (words[from]?.startMs ?? 0)
    if (!isAlone && (!split || ms > rules.maxMs)) break
    const cost = (steps[from]?.cost ?? 0) + costOf(measured, from, to, split, ms, rules)
    if (cost < best.cost) best = { cost, from, breakAt: split?.at }
  }
  return best
}

function costOf(
  measured: MeasuredWords,
  from: number,
  to: number,
  split: LineBreak | undefined,
  ms: number,
  rules: SubtitleRules,
): number {
  const { words } = measured
  const next = words[to]
  const untilNext = next ? next.startMs - (words[from]?.startMs ?? 0) : Number.POSITIVE_INFINITY
  const room = Math.max(1, Math.min(rules.maxMs, Math.max(ms, untilNext)))
  const speed = measured.columns(from, to) / (room / 1000)
  const isFreeCut = next === undefined || mustCut(words[to - 1], next, rules)
  return (
    costs.cue +
    (split?.cost ?? costs.wordTooLong) / 2 +
    (isFreeCut ? 0 : measured.costBefore(to) * 2) +
    Math.max(0, speed - rules.wantedSpeed) * costs.speed +
    (room < rules.minMs ? costs.tooShort : 0) +
    measured.countSentencesInside(from, to) * costs.sentenceInside
  )
}

/** At another speaker, and after a pause. */
const mustCut = (before: Word | undefined, after: Word | undefined, { pauseMs }: SubtitleRules): boolean =>
  before?.speaker !== after?.speaker || (after?.startMs ?? 0) - (before?.endMs ?? 0) >= pauseMs
