import { type Fonts, graphemes, type Run } from './fonts.ts'
import { lineHeight, type Style } from './look.ts'

export type Line = { readonly runs: readonly Run[]; readonly width: number }
export type Block = { readonly lines: readonly Line[]; readonly height: number; readonly style: Style }
export type Place = { readonly x: number; readonly y: number; readonly width: number }

export type Setter = ReturnType<typeof setter>

/** Breaks text into lines and puts them where they belong. pdfkit's own way knows one font a paragraph. */
export function setter(doc: PDFKit.PDFDocument, fonts: Fonts) {
  function lineOf(text: string, { size, weight }: Style): Line {
    const runs = fonts.runsOf(text, weight)
    const width = runs.reduce((sum, run) => sum + doc.font(run.font, size).widthOfString(run.text), 0)
    return { runs, width }
  }

  /** As many words on a line as fit; a word that is wider than the line is cut. */
  function wrap(paragraph: string, style: Style, width: number): Line[] {
    const lines: Line[] = []
    let text = ''
    for (const word of paragraph.split(' ').flatMap((each) => cut(each, style, width))) {
      const longer = text === '' ? word : `${text} ${word}`
      if (text !== '' && lineOf(longer, style).width > width) {
        lines.push(lineOf(text, style))
        text = word
      } else text = longer
    }
    return [...lines, lineOf(text, style)]
  }

  function cut(word: string, style: Style, width: number): string[] {
    if (lineOf(word, style).width <= width) return [word]
    const parts: string[] = []
    let part = ''
    for (const { segment } of graphemes.segment(word)) {
      if (part !== '' && lineOf(part + segment, style).width > width) {
        parts.push(part)
        part = segment
      } else part += segment
    }
    return [...parts, part]
  }

  return {
    block(text: string, style: Style, width: number): Block {
      const paragraphs = clean(text).split('\n')
      const lines = paragraphs.flatMap((paragraph) => wrap(paragraph.replace(/\s+/g, ' ').trim(), style, width))
      return { lines, style, height: lines.length * lineHeight(style) }
    },

    put({ lines, style }: Block, { x, y, width }: Place): void {
      for (const [index, line] of lines.entries()) {
        let at = style.align === 'end' ? x + width - line.width : x
        const isLast = index === lines.length - 1
        for (const [place, { font, text }] of line.runs.entries()) {
          // Who hears the document hears the words apart where lines break.
          const gap = isLast || place < line.runs.length - 1 ? '' : ' '
          doc.font(font, style.size).fillColor(style.colour)
          doc.text(text + gap, at, y + index * lineHeight(style), { lineBreak: false })
          at += doc.widthOfString(text)
        }
      }
    },
  }
}

/** Composed letters, and none that only steer a terminal or turn the reading direction. */
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
