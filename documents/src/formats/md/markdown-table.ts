import type { MarkdownLine } from './markdown-lines.ts'
import type { ParagraphTranslator } from './markdown-paragraph.ts'

const escapePipes = (text: string): string => text.replaceAll('|', '\\|')

/** Translates the cells of a table row. A pipe with a backslash before it is part of a cell. */
export function translateRow(text: string, line: MarkdownLine, paragraphs: ParagraphTranslator): string {
  const row = text.slice(line.start, line.end)
  const cells: string[] = []
  let from = 0
  for (let at = 0; at <= row.length; at++) {
    if (row[at] === '\\') at++
    else if (row[at] === '|' || at === row.length) {
      cells.push(translateCell(row.slice(from, at), paragraphs))
      from = at + 1
    }
  }
  if (from <= row.length && row.endsWith('\\')) cells.push(row.slice(from))
  return text.slice(line.lineStart, line.start) + cells.join('|') + text.slice(line.end, line.lineEnd)
}

function translateCell(cell: string, paragraphs: ParagraphTranslator): string {
  const text = cell.trim()
  const translated = /[^\s:|-]/.test(text) ? paragraphs.translateText(text, escapePipes) : undefined
  if (translated === undefined) return cell
  const start = cell.length - cell.trimStart().length
  return cell.slice(0, start) + translated + cell.slice(start + text.length)
}
