import type { TextWalk, WalkText } from '../../text/rewrite-text.ts'
import { walkHtml } from '../html/segments.ts'
import { translateDefinition } from './markdown-definition.ts'
import { type MarkdownLine, MarkdownLines } from './markdown-lines.ts'
import { ParagraphTranslator } from './markdown-paragraph.ts'
import { translateRow } from './markdown-table.ts'

/** Waits for the whole text, because a link may have its address at the end. */
export const walkMarkdown: WalkText = (text, isLast, walk) => {
  if (!isLast) return 0
  new MarkdownWalk(text, walk).run()
  return text.length
}

const definition = /^[ \t>]{0,20}\[([^\]\n]{1,999})\]:/
const longestDefinition = 1100

/** The labels under which the text has addresses and notes. */
function findLabels(text: string): Set<string> {
  const labels = new Set<string>()
  for (const line of text.split('\n')) {
    const label = definition.exec(line.slice(0, longestDefinition))?.[1]
    if (label !== undefined) labels.add(label.toLowerCase())
  }
  return labels
}

class MarkdownWalk {
  readonly #text: string
  readonly #walk: TextWalk
  readonly #paragraphs: ParagraphTranslator
  #paragraph: MarkdownLine[] = []
  #html: MarkdownLine[] = []

  constructor(text: string, walk: TextWalk) {
    this.#text = text
    this.#walk = walk
    const labels = findLabels(text)
    this.#paragraphs = new ParagraphTranslator(text, walk.pass, (label) => labels.has(label.toLowerCase()))
  }

  run(): void {
    const lines = new MarkdownLines(this.#text)
    this.#walk.keep(this.#text.slice(0, lines.start))
    for (let line = lines.next(); line; line = lines.next()) this.#take(line)
    this.#endBlocks()
  }

  #take(line: MarkdownLine): void {
    const last = this.#paragraph.at(-1)
    if (line.kind === 'html') {
      this.#endParagraph()
      this.#html.push(line)
      return
    }
    if (line.kind === 'text' && last && last.quotes === line.quotes) {
      this.#paragraph.push(line)
      return
    }
    this.#endBlocks()
    if (line.kind === 'text' || line.kind === 'item') this.#paragraph.push(line)
    else if (line.kind === 'heading') this.#walk.keep(this.#paragraphs.translate([line]))
    else if (line.kind === 'row') this.#walk.keep(translateRow(this.#text, line, this.#paragraphs))
    else {
      const kept = this.#text.slice(line.lineStart, line.lineEnd)
      this.#walk.keep(line.kind === 'definition' ? translateDefinition(kept, this.#walk.pass) : kept)
    }
  }

  #endBlocks(): void {
    this.#endParagraph()
    const [first] = this.#html
    const last = this.#html.at(-1)
    this.#html = []
    if (first && last) walkHtml(this.#text.slice(first.lineStart, last.lineEnd), true, this.#walk)
  }

  #endParagraph(): void {
    if (this.#paragraph.length > 0) this.#walk.keep(this.#paragraphs.translate(this.#paragraph))
    this.#paragraph = []
  }
}
