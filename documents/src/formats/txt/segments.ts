import type { TextWalk, WalkText } from '../../text/rewrite-text.ts'
import { translateMessage } from '../../text/translate-message.ts'
import { isWrapped, wrapLines } from '../../text/wrap-lines.ts'
import { isKeyedText, translateKeyed } from './keyed-lines.ts'

type Line = { readonly text: string; readonly lineBreak: string }

const mostLines = 500
const longestLine = 64 * 1024

/** Each line is a paragraph, unless it goes on in the next one because the text was wrapped at a width. */
export const newPlainWalk = (): WalkText => {
  let isKeyed: boolean | undefined
  return (text, isLast, walk) => {
    isKeyed ??= isKeyedText(text)
    let at = 0
    for (;;) {
      const { lines, end } = readBlock(text, at, isLast)
      if (end === at) return at
      if (isKeyed) translateKeyed(lines, walk)
      else translateLines(lines, walk)
      at = end
    }
  }
}

/** Lines up to and with the next blank one. A block that is still growing is left for later. */
function readBlock(text: string, start: number, isLast: boolean): { lines: Line[]; end: number } {
  const lines: Line[] = []
  let at = start
  while (at < text.length && lines.length < mostLines) {
    const line = readLine(text, at)
    const isCut = line.lineBreak === '' || (line.lineBreak === '\r' && at + line.text.length + 1 === text.length)
    if (isCut && !isLast && line.text.length < longestLine) return { lines: [], end: start }
    lines.push(line)
    at += line.text.length + line.lineBreak.length
    if (line.text.trim() === '') return { lines, end: at }
  }
  return lines.length === mostLines || isLast ? { lines, end: at } : { lines: [], end: start }
}

const endOfLine = /\r\n|\n|\r/g

function readLine(text: string, at: number): Line {
  endOfLine.lastIndex = at
  const found = endOfLine.exec(text.length - at > longestLine ? text.slice(0, at + longestLine) : text)
  if (found) return { text: text.slice(at, found.index), lineBreak: found[0] }
  const end = Math.min(text.length, at + longestLine)
  const space = end < text.length ? text.lastIndexOf(' ', end) : end
  return { text: text.slice(at, space > at ? space : end), lineBreak: '' }
}

function translateLines(lines: readonly Line[], walk: TextWalk): void {
  const width = Math.max(...lines.map(({ text }) => text.length))
  for (let at = 0; at < lines.length; ) {
    let end = at + 1
    while (end < lines.length && continues(lines[end - 1] as Line, lines[end] as Line, width)) end++
    translateParagraph(lines.slice(at, end), width, walk)
    at = end
  }
}

const listMark = /^\s{0,40}(?:[-*+•–—]|\d{1,3}[.)]|[a-z][.)])\s{1,9}/
const indentOf = (line: string): string => /^[ \t]*/.exec(line)?.[0] ?? ''

function continues(line: Line, next: Line, width: number): boolean {
  if (next.text.trim() === '' || line.text.trim() === '' || listMark.test(next.text)) return false
  return isWrapped(line.text, next.text.trimStart(), width)
}

function translateParagraph(lines: readonly Line[], width: number, walk: TextWalk): void {
  const [first, second = first] = lines as [Line, Line?]
  const last = lines.at(-1) as Line
  const raw = lines.map(({ text, lineBreak }) => text + lineBreak).join('')
  const mark = listMark.exec(first.text)?.[0] ?? indentOf(first.text)
  const text = [first.text.slice(mark.length), ...lines.slice(1).map((line) => line.text.trim())].join(' ')
  const translated = translateMessage(text, walk.pass)
  if (translated === undefined) {
    walk.keep(raw)
    return
  }
  const indent = indentOf(second.text)
  const wrapped = lines.length === 1 ? [translated] : wrapLines(translated, width - indent.length)
  walk.keep(mark + wrapped.join(first.lineBreak + indent) + last.lineBreak)
}
