import type { PageLayout, PlacedText } from '../../pdf/page-layout.ts'
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
export const widestGap = 1.5

/**
 * Joins the texts of a page that stand on one line, in the order of the file. A page whose lines begin at the right edge
 * is mirrored: its lines begin at the left edge, and its first column is the left one.
 */
export function findLines({ texts, width }: Pick<PageLayout, 'texts' | 'width'>): Line[] {
  const goesLeft = isRightToLeft(texts)
  const lines = joinTexts(texts, goesLeft)
  const beginRight = goesLeft && mostAtOnePlace(lines, 'right') > mostAtOnePlace(lines, 'x')
  return beginRight ? lines.map((line) => ({ ...line, x: width - line.right, right: width - line.x })) : lines
}

/** How many lines have this edge at one place. */
function mostAtOnePlace(lines: readonly Line[], edge: 'x' | 'right'): number {
  const counts = new Map<number, number>()
  for (const line of lines) counts.set(Math.round(line[edge]), (counts.get(Math.round(line[edge])) ?? 0) + 1)
  return Math.max(0, ...counts.values())
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu

export function isRightToLeft(texts: readonly Pick<PlacedText, 'text'>[]): boolean {
  const count = (letters: RegExp): number =>
    texts.reduce((sum, { text }) => sum + (text.match(letters)?.length ?? 0), 0)
  return count(rightToLeft) * 2 > count(/\p{L}/gu)
}

function joinTexts(texts: readonly PlacedText[], goesLeft: boolean): Line[] {
  const lines: { x: number; y: number; right: number; size: number; runs: TextRun[] }[] = []
  for (const { text, x, y, width, size, isBold, isItalic } of texts) {
    const isBlank = text.trim() === ''
    const line = lines.at(-1)
    const gap = line ? x - line.right : 0
    const isOnLine = line && Math.abs(y - line.y) < Math.max(line.size, size) * 0.4
    const isSameLine = isOnLine && gap > -size
    const gapBefore = line ? line.x - x - width : 0
    const isBefore =
      goesLeft && isOnLine && !isSameLine && !isBlank && gapBefore > -size && gapBefore < size * widestGap
    if (line && isBefore) {
      addRun(line.runs, { text: gapBefore > size * 0.15 ? ` ${text}` : text, isBold, isItalic })
      line.x = Math.min(line.x, x)
      continue
    }
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
