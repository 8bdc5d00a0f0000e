import { assignFonts } from './assign-fonts.ts'
import { levelsOf, lineLevels, type TextDirection, visualOrder } from './bidi.ts'
import { breakOpportunities } from './break-opportunities.ts'
import { type ShapedRun, shapeRun } from './shape-run.ts'
import type { StyledText } from './styled-text.ts'

/** `start` is its place in the paragraph. */
export type Run = ShapedRun & { readonly start: number; readonly isItalic: boolean }
/** Runs from left to right. Widths in thousandths of the font size. */
export type Line = { readonly runs: readonly Run[]; readonly width: number; readonly text: string }
export type ParagraphStyle = { readonly language: string; readonly direction: TextDirection }

/** Breaks a paragraph into lines no wider than `width` (thousandths of the font size). */
export async function setLines(source: StyledText, style: ParagraphStyle, width: number): Promise<Line[]> {
  const { text, units, fontOf } = await assignFonts(source, style.language)
  const levels = levelsOf(text, style.direction)
  const base = style.direction === 'rtl' ? 1 : 0

  const runsOf = (start: number, end: number, own: Uint8Array): Run[] => {
    const runs: Run[] = []
    for (let from = start; from < end; ) {
      let to = from + 1
      const unit = units[from] as (typeof units)[number]
      const { slice, look } = unit
      const isAlike = (at: number): boolean => units[at]?.slice === slice && units[at]?.look === look
      while (to < end && isAlike(to) && own[to - start] === own[from - start]) to++
      const open = fontOf(unit)
      const level = own[from - start] ?? 0
      // Only the scripts of this family have letters that slope.
      const isItalic = look.isItalic && slice?.family === 'sans'
      if (open) runs.push({ ...shapeRun(open, text.slice(from, to), level, style.language), start: from, isItalic })
      from = to
    }
    return runs
  }
  // Widths up to each character, from shaping the paragraph once; every line is shaped again when it is made.
  const upTo = new Float64Array(text.length + 1)
  for (const { glyphs, start } of runsOf(0, text.length, levels))
    for (const { cluster, advance } of glyphs) upTo[start + cluster + 1] = (upTo[start + cluster + 1] ?? 0) + advance
  for (let at = 1; at <= text.length; at++) upTo[at] = (upTo[at] ?? 0) + (upTo[at - 1] ?? 0)

  const trimmedEnd = (start: number, end: number): number => {
    let at = end
    while (at > start && /\s/.test(text[at - 1] ?? '')) at--
    return at
  }
  const measure = (start: number, end: number): number => (upTo[trimmedEnd(start, end)] ?? 0) - (upTo[start] ?? 0)
  const makeLine = (start: number, end: number): Line => {
    const own = lineLevels(text, levels, start, end, base)
    const visible = trimmedEnd(start, end)
    const runs = [
      ...runsOf(start, visible, own.subarray(0, visible - start)),
      ...runsOf(visible, end, own.subarray(visible - start)),
    ]
    const lineWidth = runs.reduce((sum, run) => sum + (run.start < visible ? run.width : 0), 0)
    return { runs: visualOrder(runs), width: lineWidth, text: text.slice(start, end) }
  }

  const lines: Line[] = []
  let start = 0
  let last = 0
  for (const place of [...breakOpportunities(text, style.language), text.length]) {
    if (place <= last) continue
    if (measure(start, place) > width && last > start) {
      lines.push(makeLine(start, last))
      start = last
    }
    // A single word wider than the line: cut it between graphemes.
    while (measure(start, place) > width) {
      const cut = cutPlace(text, start, place, (end) => measure(start, end) <= width)
      if (cut >= place) break
      lines.push(makeLine(start, cut))
      start = cut
    }
    last = place
  }
  if (start < text.length || lines.length === 0) lines.push(makeLine(start, text.length))
  return lines
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function cutPlace(text: string, start: number, end: number, fits: (end: number) => boolean): number {
  let place = start
  for (const { index, segment } of graphemes.segment(text.slice(start, end))) {
    const next = start + index + segment.length
    if (place > start && !fits(next)) return place
    place = next
  }
  return place
}
