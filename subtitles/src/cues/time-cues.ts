import { countColumns } from '../checks/count-columns.ts'
import type { SubtitleRules } from '../checks/rules.ts'
import type { Cue } from '../model/cue.ts'
import { lineText } from '../model/spans.ts'
import { frameToMs, msToFrame } from '../time/frame-rate.ts'

/**
 * Puts times on frames and keeps the gap to the next cue. A cue that is short, or hard to read in its time, gets the silence
 * after it.
 */
export function timeCues<TimedCue extends Cue>(cues: readonly TimedCue[], rules: SubtitleRules): TimedCue[] {
  const { frameRate, minMs, maxMs, wantedSpeed, gapFrames } = rules
  const framesOf = (ms: number): number => (ms * frameRate.numerator) / (frameRate.denominator * 1000)
  return cues.map((cue, index) => {
    const start = msToFrame(cue.startMs, frameRate)
    const next = cues[index + 1]
    const latest = next ? msToFrame(next.startMs, frameRate) - gapFrames : Number.POSITIVE_INFINITY
    const columns = cue.lines.reduce((sum, line) => sum + countColumns(lineText(line), rules), 0)
    const wanted = Math.max(
      msToFrame(cue.endMs, frameRate),
      start + Math.ceil(framesOf(minMs)),
      start + Math.ceil(framesOf((columns / wantedSpeed) * 1000)),
    )
    const end = Math.max(start + 1, Math.min(wanted, start + Math.floor(framesOf(maxMs)), latest))
    return { ...cue, startMs: Math.round(frameToMs(start, frameRate)), endMs: Math.round(frameToMs(end, frameRate)) }
  })
}
