import type { OpenFont } from './open-font.ts'
import { type Glyph, shapeText } from './shape-text.ts'

/** Text of one font and one direction. Its level is odd where it runs from right to left. */
export type ShapedRun = {
  readonly open: OpenFont
  readonly text: string
  readonly level: number
  readonly glyphs: readonly Glyph[]
  readonly width: number
}

// Kept with their font, so that a font which is dropped takes its runs along.
const kept = new WeakMap<OpenFont, Map<string, ShapedRun>>()
const maxKept = 500

/** Shapes a run. Words repeat in a document and a line is measured before it is set, so results are cached. */
export function shapeRun(open: OpenFont, text: string, level: number, language: string): ShapedRun {
  const runs = kept.get(open) ?? new Map<string, ShapedRun>()
  kept.set(open, runs)
  const key = `${level}|${language}|${text}`
  let run = runs.get(key)
  if (!run) {
    const glyphs = shapeText(open, text, level % 2 === 1, language)
    run = { open, text, level, glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) }
    runs.set(key, run)
    if (runs.size > maxKept) runs.delete(runs.keys().next().value as string)
  }
  return run
}
