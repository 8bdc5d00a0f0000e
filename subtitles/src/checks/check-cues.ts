import type { Cue } from '../model/cue.ts'
import { lineText } from '../model/spans.ts'
import { msToFrame } from '../time/frame-rate.ts'
import { countColumns } from './count-columns.ts'
import type { SubtitleRules } from './rules.ts'

type CueFindingCode =
  /** Columns per second. */
  | 'reading_too_fast'
  /** Columns. */
  | 'line_too_long'
  | 'too_many_lines'
  /** Milliseconds. */
  | 'too_short'
  | 'too_long'
  /** Frames to the next cue. */
  | 'gap_too_small'
  | 'overlap'
  | 'no_text'

/** What is wrong with a cue, by its index in the given list, and the limit that it breaks. */
export type CueFinding = {
  readonly code: CueFindingCode
  readonly cue: number
  readonly value: number
  readonly limit: number
}

export function checkCues(cues: readonly Cue[], rules: SubtitleRules): CueFinding[] {
  const inOrder = cues
    .map((cue, index) => ({ cue, index }))
    .sort((one, other) => one.cue.startMs - other.cue.startMs || one.cue.endMs - other.cue.endMs)
  return inOrder.flatMap(({ cue, index }, place) => [
    ...checkCue(cue, index, rules),
    ...checkGap(cue, inOrder[place + 1]?.cue, index, rules),
  ])
}

function checkCue(cue: Cue, index: number, rules: SubtitleRules): CueFinding[] {
  const widths = cue.lines.map((line) => countColumns(lineText(line), rules))
  const columns = widths.reduce((sum, width) => sum + width, 0)
  const widest = widths.reduce((most, width) => Math.max(most, width), 0)
  const ms = cue.endMs - cue.startMs
  const speed = ms > 0 ? Math.round((columns / ms) * 10_000) / 10 : 0
  const findings: CueFinding[] = []
  const check = (isWrong: boolean, code: CueFindingCode, value: number, limit: number): void => {
    if (isWrong) findings.push({ code, cue: index, value, limit })
  }
  check(columns === 0, 'no_text', 0, 1)
  check(speed > rules.maxSpeed, 'reading_too_fast', speed, rules.maxSpeed)
  check(Math.ceil(widest) > rules.maxColumns, 'line_too_long', Math.ceil(widest), rules.maxColumns)
  check(widths.length > rules.maxLines, 'too_many_lines', widths.length, rules.maxLines)
  check(ms < rules.minMs, 'too_short', ms, rules.minMs)
  check(ms > rules.maxMs, 'too_long', ms, rules.maxMs)
  return findings
}

/** In frames, as a gap of less than a frame is none. */
function checkGap(
  cue: Cue,
  next: Cue | undefined,
  index: number,
  { frameRate, gapFrames }: SubtitleRules,
): CueFinding[] {
  if (!next) return []
  const gap = msToFrame(next.startMs, frameRate) - msToFrame(cue.endMs, frameRate)
  if (gap < 0) return [{ code: 'overlap', cue: index, value: -gap, limit: 0 }]
  return gap < gapFrames ? [{ code: 'gap_too_small', cue: index, value: gap, limit: gapFrames }] : []
}
