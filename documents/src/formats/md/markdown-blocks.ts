/** Tracks the blocks of a Markdown text line by line. Front matter, code and comments are not text. */
export class MarkdownBlocks {
  #fence = ''
  #isInFrontMatter = false
  #isFirst = true
  #isInComment = false
  /** Indented lines are code only after a blank line or other code. Within a paragraph the indent means nothing. */
  #mayBeCode = true
  /** The indent of the text of the current list item; 0 outside of lists. */
  #itemIndent = 0

  shownPartOf(line: string): string {
    if (this.#isFrontMatter(line) || this.#isFenced(line)) return ''
    const shown = this.#withoutComments(line)
    const indent = indentOf(shown)
    if (indent === shown.length) {
      this.#mayBeCode = true
      return ''
    }
    if (indent < this.#itemIndent && this.#mayBeCode) this.#itemIndent = 0
    if (this.#mayBeCode && widthOf(shown, indent) >= this.#itemIndent + 4) return ''
    this.#mayBeCode = false
    const marker = listMarker.exec(shown.slice(indent, indent + longestMarker))?.[0]
    if (marker !== undefined) this.#itemIndent = widthOf(shown, indent) + marker.length
    return shown
  }

  #isFrontMatter(line: string): boolean {
    const isMark = line.trimEnd() === '---'
    const wasInFrontMatter = this.#isInFrontMatter
    if (isMark && (this.#isFirst || wasInFrontMatter)) this.#isInFrontMatter = !wasInFrontMatter
    this.#isFirst = false
    return wasInFrontMatter || this.#isInFrontMatter
  }

  #isFenced(line: string): boolean {
    if (this.#isInComment) return false
    const mark = /^`{3,}|^~{3,}/.exec(line.slice(indentOf(line)))?.[0]
    if (this.#fence === '') {
      this.#fence = mark ?? ''
      return mark !== undefined
    }
    if (mark?.startsWith(this.#fence)) this.#fence = ''
    return true
  }

  #withoutComments(line: string): string {
    let shown = ''
    let at = 0
    while (at < line.length) {
      const mark = this.#isInComment ? '-->' : '<!--'
      const next = line.indexOf(mark, at)
      if (!this.#isInComment) shown += line.slice(at, next < 0 ? line.length : next)
      if (next < 0) break
      this.#isInComment = !this.#isInComment
      at = next + mark.length
    }
    return shown
  }
}

const listMarker = /^(?:[-*+]|\d{1,9}[.)])(?: {1,4}|\t|$)/
const longestMarker = 16
const taskBox = /^\[[ xX]\](?: |$)/

function indentOf(line: string): number {
  let at = 0
  while (line[at] === ' ' || line[at] === '\t') at++
  return at
}

const widthOf = (line: string, indent: number): number => {
  let width = 0
  for (let at = 0; at < indent; at++) width += line[at] === '\t' ? 4 - (width % 4) : 1
  return width
}

const ruling = new Set('-=*_|:~`>+# \t')

/** Removes quote marks, bullets, item numbers, task boxes, rules and heading marks. */
export function withoutBlockMarks(line: string): string {
  if (line === '' || isRuling(line)) return ''
  let at = indentOf(line)
  for (let steps = 0; steps < 20; steps++) {
    const marker = line[at] === '>' ? '>' : listMarker.exec(line.slice(at, at + longestMarker))?.[0]
    if (marker === undefined) break
    at += marker.length
    at += indentOf(line.slice(at, at + longestMarker))
  }
  at += taskBox.exec(line.slice(at, at + 4))?.[0].length ?? 0
  return withoutClosingMarks(line.slice(at))
}

function isRuling(line: string): boolean {
  for (let at = 0; at < line.length; at++) if (!ruling.has(line[at] as string)) return false
  return true
}

/** `# Title #` becomes `Title`. */
function withoutClosingMarks(line: string): string {
  if (!line.startsWith('#')) return line
  let end = line.length
  while (end > 0 && (line[end - 1] === '#' || line[end - 1] === ' ')) end--
  return line.slice(0, end)
}
