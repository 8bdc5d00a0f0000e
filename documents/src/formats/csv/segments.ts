import type { TextWalk, WalkText } from '../../text/rewrite-text.ts'
import { translateMessage } from '../../text/translate-message.ts'

const separators = [',', ';', '\t', '|']
/** A spreadsheet takes a cell that begins so for a formula. */
const formulaStart = /^\s*[=+\-@＝＋－＠]/

/** Translates cell by cell. Separators, quotes and line breaks stay as they are. */
export const newCsvWalk = (): WalkText => {
  let separator = ''
  return (text, isLast, walk) => {
    if (separator === '') {
      const end = text.search(/[\r\n]/)
      if (end < 0 && !isLast) return 0
      separator = findSeparator(end < 0 ? text : text.slice(0, end))
    }
    let at = 0
    let kept = 0
    while (at < text.length) {
      const end = endOfCell(text, at, separator, isLast)
      if (end >= text.length && !isLast) break
      const written = translateCell(text.slice(at, end), separator, walk)
      if (written !== undefined) {
        walk.keep(text.slice(kept, at) + written)
        kept = end
      }
      at = Math.min(text.length, end + 1)
    }
    walk.keep(text.slice(kept, at))
    return at
  }
}

function findSeparator(line: string): string {
  const occurrences = (mark: string): number => line.split(mark).length
  return separators.reduce((best, mark) => (occurrences(mark) > occurrences(best) ? mark : best))
}

/** No cell of a spreadsheet is longer. A quote that is not closed within it is an ordinary character. */
const longestQuoted = 64 * 1024

/** The position of the separator or line break after a cell; the end of the text where there is none yet. */
function endOfCell(text: string, start: number, separator: string, isLast: boolean): number {
  let at = start
  while (text[at] === ' ' || text[at] === '\ufeff') at++
  if (text[at] === '"') {
    const close = closingQuote(text, at + 1)
    if (close >= 0) at = close + 1
    else if (!isLast && text.length - at < longestQuoted) return text.length
  }
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}

/** Two quotes in a row are one character of the cell. */
function closingQuote(text: string, from: number): number {
  const limit = Math.min(text.length, from + longestQuoted)
  for (let at = text.indexOf('"', from); at >= 0 && at < limit; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at
  return -1
}

function translateCell(raw: string, separator: string, walk: TextWalk): string | undefined {
  const cell = /^(\ufeff?[ ]*)([\s\S]*)$/.exec(raw)
  const before = cell?.[1] ?? ''
  const inner = cell?.[2] ?? ''
  const isQuoted = inner.length > 1 && inner.startsWith('"') && inner.endsWith('"')
  if (!isQuoted && inner.startsWith('"')) {
    walk.pass.leave('broken_cell')
    return undefined
  }
  const value = isQuoted ? inner.slice(1, -1).replaceAll('""', '"') : inner
  if (/^\s*=/.test(value)) {
    walk.pass.leave('formula')
    return undefined
  }
  const translated = translateMessage(value, walk.pass)
  if (translated === undefined) return undefined
  const safe = formulaStart.test(translated) && translated.trim()[0] !== value.trim()[0] ? `'${translated}` : translated
  const needsQuotes = isQuoted || safe.includes(separator) || /["\r\n]/.test(safe)
  return before + (needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe)
}
