import { createRequire } from 'node:module'
import { lazy } from '../../../platform/lazy.ts'
import type { Weight } from './look.ts'

/** A piece of text that one font can set. */
export type Run = { readonly font: string; readonly text: string }

const scripts = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'devanagari',
] as const
const weightOf: Record<Weight, number> = { regular: 400, bold: 600 }

/** What stands for writing that we have no letters for: better than a row of empty boxes. */
const unreadable = '(…)'

const { resolve } = createRequire(import.meta.url)
const filesOf = (weight: Weight): string[] =>
  scripts.map((script) => resolve(`@fontsource/noto-sans/files/noto-sans-${script}-${weightOf[weight]}-normal.woff`))
const files = lazy((): Record<Weight, string[]> => ({ regular: filesOf('regular'), bold: filesOf('bold') }))

// What pdfkit does not say in its types: the font it has open.
type Open = { readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } } }

export type Fonts = ReturnType<typeof openFonts>

/** The letters of a document: each script comes from its own file, and only those that are needed are embedded. */
export function openFonts(doc: PDFKit.PDFDocument) {
  const known = new Map<string, string | undefined>()
  let hasUnreadable = false

  const covers = (font: string, grapheme: string): boolean => {
    const { font: open } = (doc.font(font) as unknown as Open)._font
    return [...grapheme].every((letter) => open.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  }

  function fontFor(grapheme: string, weight: Weight): string | undefined {
    const key = weight + grapheme
    if (!known.has(key))
      known.set(
        key,
        files()[weight].find((font) => covers(font, grapheme)),
      )
    return known.get(key)
  }

  /** Letters of one font in a row, in reading order. */
  function runsOf(text: string, weight: Weight): Run[] {
    const runs: Run[] = []
    const add = (font: string, piece: string) => {
      const last = runs.at(-1)
      if (piece === unreadable && last?.text.endsWith(unreadable)) return
      if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + piece }
      else runs.push({ font, text: piece })
    }
    for (const { segment } of graphemes.segment(text)) {
      const font = fontFor(segment, weight)
      if (font) add(font, segment)
      else {
        hasUnreadable = true
        add(files()[weight][0] ?? '', unreadable)
      }
    }
    return runs
  }

  return { runsOf, hasUnreadable: () => hasUnreadable }
}

export const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
