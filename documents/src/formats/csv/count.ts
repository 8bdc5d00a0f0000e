import { Cell } from '../../count/cell.ts'
import type { CountText } from '../txt/count.ts'

const separators = [',', ';', '\t', '|']

/** Counts cells of text. As in workbooks, cells of numbers and dates do not count. */
export const countCommaSeparated: CountText = async (text, textCounter) => {
  let separator = ''
  let isQuoted = false
  const cell = new Cell(textCounter)
  for await (const piece of text) {
    if (separator === '') separator = findSeparator(piece)
    let from = 0
    for (let at = 0; at < piece.length; at++) {
      const mark = piece[at]
      if (mark === '"') isQuoted = !isQuoted
      else if (isQuoted || (mark !== separator && mark !== '\n' && mark !== '\r')) continue
      cell.add(piece.slice(from, at))
      from = at + 1
      if (mark !== '"') cell.end()
    }
    cell.add(piece.slice(from))
  }
  cell.end()
}

/** The separator that is most frequent in the first line. */
function findSeparator(head: string): string {
  const line = head.slice(0, head.search(/[\r\n]|$/))
  const occurrences = (mark: string): number => line.split(mark).length
  return separators.reduce((best, mark) => (occurrences(mark) > occurrences(best) ? mark : best))
}
