import type { PlacedText } from '../../pdf/page-layout.ts'
import { type TextRun, textOfRuns } from './blocks.ts'

/** Text on one base line without a gap. */
export type Line = {
  readonly x: number
  readonly y: number
  readonly right: number
  readonly size: number
  readonly runs: readonly TextRun[]
}

/** A gap wider than this many times the size of the text separates columns or cells. */
const widestGap = 1.5

/** Joins the texts of a page that stand on one line, in the order of the file. */
export function findLines(texts: readonly PlacedText[]): Line[] {
  const lines: { x: number; y: number; right: number; size: number; runs: TextRun[] }[] = []
  for (const { text, x, y, width, size, isBold, isItalic } of texts) {
    const isBlank = text.trim() === ''
    const line = lines.at(-1)
    const gap = line ? x - line.right : 0
    const isSameLine = line && Math.abs(y - line.y) < Math.max(line.size, size) * 0.4 && gap > -size
    if (isBlank) {
      if (isSameLine && width < size * widestGap) addRun(line.runs, { text: ' ', isBold, isItalic })
      if (isSameLine && width < size * widestGap) line.right = x + width
      continue
    }
    if (line && isSameLine && gap < size * widestGap) {
      const isApart = gap > size * 0.15 && !/\s$/.test(textOfRuns(line.runs)) && !/^\s/.test(text)
      addRun(line.runs, { text: isApart ? ` ${text}` : text, isBold, isItalic })
      line.right = Math.max(line.right, x + width)
      line.size = Math.max(line.size, size)
    } else lines.push({ x, y, right: x + width, size, runs: [{ text, isBold, isItalic }] })
  }
  return lines
}

/** Adds text to a run that looks alike, or begins a new one. */
function addRun(runs: TextRun[], run: TextRun): void {
  const last = runs.at(-1)
  const isAlike = last && (run.text.trim() === '' || (last.isBold === run.isBold && last.isItalic === run.isItalic))
  if (last && isAlike) runs[runs.length - 1] = { ...last, text: last.text + run.text }
  else runs.push(run)
}

/** The runs of two lines as one text. A word that was divided at the end of the line is joined again. */
export function joinLines(runs: readonly TextRun[], next: readonly TextRun[]): TextRun[] {
  const joined = [...runs]
  const last = joined.at(-1)
  const first = next[0]
  if (!last || !first) return [...joined, ...next]
  const isDivided = /\p{Ll}[-\u00ad]$/u.test(last.text) && /^\p{Ll}/u.test(first.text)
  joined[joined.length - 1] = { ...last, text: isDivided ? last.text.slice(0, -1) : `${last.text.trimEnd()} ` }
  for (const run of next) addRun(joined, run)
  return joined
}
