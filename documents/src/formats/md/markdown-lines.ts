/** What a line of Markdown is. `start` and `end` enclose the text after its marks. */
export type MarkdownLine = {
  readonly kind: 'blank' | 'kept' | 'heading' | 'item' | 'text' | 'html' | 'row' | 'underline' | 'definition'
  readonly lineStart: number
  readonly start: number
  readonly end: number
  /** With the line break. */
  readonly lineEnd: number
  /** How deep the line is quoted. */
  readonly quotes: number
}

const listMarker = /^(?:[-*+]|\d{1,9}[.)])(?: {1,4}|\t|$)/
const taskBox = /^\[[ xX]\][ \t]/
const heading = /^#{1,6}(?:[ \t]+|$)/
const rule = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/
const tableRule = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/
const definition = /^\[(?!\^)[^\]\n]{1,999}\]:[ \t]*\S/
const footnote = /^\[\^[^\]\n]{1,99}\]:[ \t]*/
const htmlBlock =
  /^<(?:!--|\?|![A-Z]|\/?(?:address|article|aside|blockquote|body|center|details|dialog|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|nav|ol|optgroup|option|p|picture|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul|video)(?=[\s/>]|$))/i

/** Reads a Markdown text line by line and tells what each line is. */
export class MarkdownLines {
  readonly #text: string
  #at = 0
  #fence = ''
  #isInHtml = false
  #htmlEnd = ''
  #isInTable = false
  #isInParagraph = false
  /** The indent of the text of the current list item. */
  #itemIndent = 0

  constructor(text: string) {
    this.#text = text
    this.#at = endOfFrontMatter(text)
  }

  get start(): number {
    return this.#at
  }

  next(): MarkdownLine | undefined {
    const lineStart = this.#at
    if (lineStart >= this.#text.length) return undefined
    const [end, lineEnd] = endOfLine(this.#text, lineStart)
    this.#at = lineEnd
    const line = this.#text.slice(lineStart, end)
    const { kind, start } = this.#classify(line, lineEnd)
    const quotes = line.slice(0, start).split('>').length - 1
    this.#isInParagraph = kind === 'text' || kind === 'item'
    const trimmed = lineStart + line.trimEnd().length
    return { kind, lineStart, start: lineStart + start, end: Math.max(lineStart + start, trimmed), lineEnd, quotes }
  }

  #classify(line: string, nextAt: number): { kind: MarkdownLine['kind']; start: number } {
    const content = line.trimStart()
    const indent = line.length - content.length
    if (this.#isCode(content)) return { kind: 'kept', start: 0 }
    if (this.#isInHtml) return this.#readHtml(content)
    if (content === '') {
      this.#isInTable = false
      return { kind: 'blank', start: 0 }
    }
    const width = widthOf(line, indent)
    if (width < this.#itemIndent && !this.#isInParagraph) this.#itemIndent = 0
    if (!this.#isInParagraph && width >= this.#itemIndent + 4) return { kind: 'kept', start: 0 }
    return this.#readMarks(line, indent, nextAt)
  }

  #isCode(content: string): boolean {
    const mark = /^`{3,}(?=[^`]*$)|^~{3,}/.exec(content)?.[0]
    if (this.#fence === '') {
      if (mark !== undefined && !this.#isInHtml) this.#fence = mark
      return this.#fence !== ''
    }
    if (mark?.startsWith(this.#fence) && content.trimEnd() === mark) this.#fence = ''
    return true
  }

  #readHtml(content: string): { kind: MarkdownLine['kind']; start: number } {
    if (this.#htmlEnd === '' ? content === '' : content.includes(this.#htmlEnd)) this.#isInHtml = false
    return { kind: this.#isInHtml || content !== '' ? 'html' : 'blank', start: 0 }
  }

  #readMarks(line: string, indent: number, nextAt: number): { kind: MarkdownLine['kind']; start: number } {
    let at = indent
    let isItem = false
    for (let steps = 0; steps < 20; steps++) {
      const rest = line.slice(at)
      if (rule.test(rest.slice(0, longestRule))) break
      const marker = rest.startsWith('>') ? '>' : listMarker.exec(rest.slice(0, 16))?.[0]
      if (marker === undefined) break
      isItem ||= marker !== '>'
      at += marker.length
      while (line[at] === ' ' || line[at] === '\t') at++
      if (marker !== '>') this.#itemIndent = widthOf(line, at)
    }
    const rest = line.slice(at)
    if (htmlBlock.test(rest.slice(0, 40))) {
      const isComment = rest.startsWith('<!--')
      this.#htmlEnd = isComment ? '-->' : /^<(?:script|pre|style)/i.test(rest) ? '</' : ''
      this.#isInHtml = this.#htmlEnd === '' || !rest.includes(this.#htmlEnd)
      return { kind: at > indent ? 'kept' : 'html', start: 0 }
    }
    if (this.#isInParagraph && !isItem && /^(?:=+|-+)[ \t]*$/.test(rest)) return { kind: 'underline', start: at }
    if (rest.length < longestRule && rule.test(rest)) return { kind: 'kept', start: at }
    if (definition.test(rest)) return { kind: 'definition', start: at }
    if (this.#isTableRow(rest, nextAt)) return { kind: 'row', start: at }
    const note = footnote.exec(rest)?.[0]
    if (note !== undefined) return { kind: 'item', start: at + note.length }
    const mark = heading.exec(rest)?.[0]
    if (mark !== undefined) return { kind: 'heading', start: at + mark.length }
    return { kind: isItem ? 'item' : 'text', start: at + (taskBox.exec(rest)?.[0].length ?? 0) }
  }

  /** A table begins with a row that is followed by a line of dashes, and goes on to the next blank line. */
  #isTableRow(rest: string, nextAt: number): boolean {
    if (!this.#isInTable && rest.includes('|')) {
      const [end] = endOfLine(this.#text, nextAt)
      const next = this.#text.slice(nextAt, Math.min(end, nextAt + longestRule)).replace(/^[ \t>]+/, '')
      this.#isInTable = next.includes('|') && tableRule.test(next.trim())
    }
    return this.#isInTable
  }
}

const longestRule = 2000

/** The end of the line's text and the start of the next line. */
function endOfLine(text: string, from: number): [number, number] {
  const end = text.indexOf('\n', from)
  if (end < 0) return [text.length, text.length]
  return [text[end - 1] === '\r' && end > from ? end - 1 : end, end + 1]
}

function endOfFrontMatter(text: string): number {
  const start = /^\ufeff?(---|\+\+\+)[ \t]*\r?\n/.exec(text)
  if (!start) return text.startsWith('\ufeff') ? 1 : 0
  const mark = start[1] === '---' ? /\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/g : /\n\+\+\+[ \t]*(?:\r?\n|$)/g
  mark.lastIndex = start[0].length - 1
  return mark.test(text) ? mark.lastIndex : start[0].length
}

function widthOf(line: string, end: number): number {
  let width = 0
  for (let at = 0; at < end; at++) width += line[at] === '\t' ? 4 - (width % 4) : 1
  return width
}
