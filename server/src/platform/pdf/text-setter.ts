import { noGlyph } from './assign-fonts.ts'
import type { TextDirection } from './bidi.ts'
import { EmbeddedFont } from './embedded-font.ts'
import type { Weight } from './open-font.ts'
import { internalsOf } from './pdf-internals.ts'
import { type Line, type Run, setLines } from './set-lines.ts'
import { joinPieces, type Piece, plainText } from './styled-text.ts'
import { runWriter } from './write-run.ts'

export type Style = {
  readonly size: number
  readonly weight: Weight
  readonly color: string
  readonly align?: 'start' | 'end'
}
/** Text broken into lines for a width. */
export type Block = {
  readonly lines: readonly Line[]
  readonly style: Style
  readonly direction: TextDirection
  readonly height: number
}
export type Place = { readonly x: number; readonly y: number; readonly width: number }

export type TextSetter = ReturnType<typeof textSetter>

/** Scripts with tall marks above and below need more room between lines. */
const tallScripts = /^(Arab|Hebr|Deva|Thai|Laoo|Khmr|Mymr|Tibt|Beng|Telu|Knda|Mlym|Sinh)$/

/** Sets text of any script on pdfkit's pages: bidirectional order, shaping and fallback fonts. */
export function textSetter(doc: PDFKit.PDFDocument, language: string, base: TextDirection) {
  const pdf = internalsOf(doc)
  const writeRun = runWriter(pdf)
  const fonts = new Map<string, EmbeddedFont>()
  const leading = tallScripts.test(new Intl.Locale(language).maximize().script ?? '') ? 1.6 : 1.45
  const lineHeight = ({ size }: Style): number => size * leading
  let hasMissing = false

  function embeddedFont({ open }: Run): EmbeddedFont {
    let font = fonts.get(open.key)
    if (!font) {
      font = new EmbeddedFont(pdf, open, `T${fonts.size + 1}`)
      fonts.set(open.key, font)
    }
    return font
  }

  /** Asynchronous, because a font may have to be unpacked: lay out first, draw after. */
  async function block(text: string | readonly Piece[], style: Style, width: number, direction = base): Promise<Block> {
    const parts =
      typeof text === 'string'
        ? cleanText(text)
            .split('\n')
            .map((part) => plainText(part.trim(), style.weight))
        : [joinPieces(text, cleanText)]
    const lines: Line[] = []
    for (const part of parts)
      lines.push(...(await setLines(part, { language, direction }, (width / style.size) * 1000)))
    hasMissing ||= lines.some((line) => line.text.includes(noGlyph))
    return { lines, style, direction, height: lines.length * lineHeight(style) }
  }

  function put({ lines, style, direction }: Block, { x, y, width }: Place): void {
    const { size, align = 'start' } = style
    const isLeft = (direction === 'ltr') === (align === 'start')
    doc.fillColor(style.color)
    for (const [index, line] of lines.entries()) {
      const lineWidth = (line.width * size) / 1000
      const fullWidth = (line.runs.reduce((sum, run) => sum + run.width, 0) * size) / 1000
      // Spaces at the end of a line hang outside of it: left of it where the line runs from right to left.
      const hang = direction === 'rtl' ? fullWidth - lineWidth : 0
      const left = (isLeft ? x : x + width - lineWidth) - hang
      putLine(line, size, left, y + index * lineHeight(style) + size * (leading / 2 + 0.35))
    }
  }

  function putLine({ runs }: Line, size: number, left: number, baseline: number): void {
    let x = left
    const placed = runs.map((run) => {
      const at = x
      x += (run.width * size) / 1000
      return { run, at }
    })
    // Screen readers and copying follow the order in the page, not the places of the runs.
    placed.sort((a, b) => a.run.start - b.run.start)
    for (const { run, at } of placed) writeRun(run, embeddedFont(run), { size, left: at, baseline })
  }

  return {
    block,
    put,
    lineHeight,
    /** Width of the widest line. */
    widthOf: ({ lines, style }: Block): number => (Math.max(...lines.map((line) => line.width)) * style.size) / 1000,
    /** True once a character was set that no font has. */
    hasMissing: (): boolean => hasMissing,
    /** Embeds the fonts. Call once, after the last text. */
    end(): void {
      for (const font of fonts.values()) font.end()
    },
  }
}

/** Composed letters; no control characters, lone surrogates or direction overrides. Isolates stay: callers add them. */
const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\u202a-\u202e]/g, '')
