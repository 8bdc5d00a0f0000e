import type { InlineItem, MarkupWriter } from '../../segments/inline.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { withoutLineBreaks } from '../../text/translate-message.ts'
import { wrapLines } from '../../text/wrap-lines.ts'
import { readMarkdown } from './markdown-items.ts'
import type { MarkdownLine } from './markdown-lines.ts'

/** `after` is the line break with the marks of the next line. */
type Part = { readonly text: string; readonly raw: string; readonly after: string }

const longestParagraph = 64 * 1024
const leastWidth = 40
const blockMark = /^(?:#{1,6}(?=\s|$)|[-+*>](?=\s|$)|\d{1,9}[.)](?=\s|$)|>|~~~|```|=+$|-+$|\|)/
const marks = /[*_`[\]<~]/g

/** Translates paragraphs of one text. */
export class ParagraphTranslator {
  readonly #text: string
  readonly #pass: TranslationPass
  readonly #isDefined: (label: string) => boolean

  constructor(text: string, pass: TranslationPass, isDefined: (label: string) => boolean) {
    this.#text = text
    this.#pass = pass
    this.#isDefined = isDefined
  }

  /** The lines of a paragraph, wrapped at the width they had. */
  translate(lines: readonly MarkdownLine[]): string {
    const [first, second] = lines as [MarkdownLine, MarkdownLine?]
    const last = lines.at(-1) as MarkdownLine
    const raw = this.#text.slice(first.lineStart, last.lineEnd)
    if (raw.length > longestParagraph) {
      this.#pass.leave('too_long')
      return raw
    }
    const parts = this.#splitAtHardBreaks(lines)
    const before = this.#text.slice(first.lineStart, first.start)
    const indent = second ? this.#text.slice(second.lineStart, second.start) : ''
    const width = Math.max(leastWidth, ...lines.slice(0, -1).map((line) => line.end - line.lineStart))
    let isChanged = false
    const written = parts.map(({ text, raw: source, after }) => {
      const translated = this.translateText(text)
      if (translated === undefined) return source + after
      isChanged = true
      const lineBreak = this.#text.slice(first.end, first.lineEnd).endsWith('\r\n') ? '\r\n' : '\n'
      const wraps = source.includes('\n')
      const wrapped = wraps
        ? wrapLines(translated, width - indent.length, (word) => !blockMark.test(word))
        : [translated]
      return wrapped.join(lineBreak + indent) + after
    })
    return isChanged ? before + written.join('') : raw
  }

  /** Parts of a paragraph between line breaks that are shown: two spaces or a backslash at the end of a line. */
  #splitAtHardBreaks(lines: readonly MarkdownLine[]): Part[] {
    const parts: Part[] = []
    let from = 0
    lines.forEach((line, index) => {
      const next = lines[index + 1]
      const isHard = this.#text[line.end - 1] === '\\' || /^ {2,}\r?\n/.test(this.#text.slice(line.end, line.lineEnd))
      if (next && !isHard) return
      const part = lines.slice(from, index + 1)
      const end = next && this.#text[line.end - 1] === '\\' ? line.end - 1 : line.end
      const texts = part.map(({ start, end: lineEnd }) => this.#text.slice(start, Math.min(lineEnd, end)).trim())
      parts.push({
        text: texts.join(' '),
        raw: this.#text.slice(part[0]?.start, end),
        after: this.#text.slice(end, next?.start ?? line.lineEnd),
      })
      from = index + 1
    })
    return parts
  }

  /** The translated markup of one line of text; undefined where nothing changed. */
  translateText(text: string, write: (text: string) => string = (same) => same): string | undefined {
    const { items, written } = readMarkdown(text, this.#isDefined, this.#pass)
    const translated = this.#pass.translateItems(items, writerFor(items, write))
    if (translated === undefined) return written === text ? undefined : written
    return blockMark.test(translated) && !blockMark.test(text) ? escapeMark(translated) : translated
  }
}

/** Escapes characters that are markup and that the source text does not have. */
function writerFor(items: readonly InlineItem[], writeText: (text: string) => string): MarkupWriter {
  const source = items.map((item) => (item.kind === 'text' ? item.text : '')).join('')
  const write = (text: string): string => text.replace(marks, (mark) => (source.includes(mark) ? mark : `\\${mark}`))
  return { run: (_, inner) => inner, text: (text) => writeText(write(withoutLineBreaks(text))) }
}

/** `1. May` at the start of a paragraph would be a list. */
const escapeMark = (text: string): string => text.replace(/^(\d*)/, '$1\\')
