import type { CountText } from './plain.ts'
import type { Tally } from './tally.ts'

const separators = [',', ';', '\t', '|']
const longestNumber = 40
const number = /^\s*[-+]?[\d\s.,'’]*\d\s*%?\s*$/

/** Cells of text. As in a workbook, numbers are not words. */
export const countCommaSeparated: CountText = async (text, tally) => {
  let separator = ''
  let isQuoted = false
  let cell = ''
  const endCell = () => {
    addCell(cell, tally)
    cell = ''
  }
  for await (const piece of text) {
    if (separator === '') separator = separatorOf(piece)
    let from = 0
    for (let at = 0; at < piece.length; at++) {
      const mark = piece[at]
      if (mark === '"') isQuoted = !isQuoted
      else if (isQuoted || (mark !== separator && mark !== '\n' && mark !== '\r')) continue
      cell += piece.slice(from, at)
      from = at + 1
      if (mark !== '"') endCell()
    }
    cell += piece.slice(from)
    if (cell.length > longestNumber) {
      tally.add(cell)
      cell = ''
    }
  }
  endCell()
}

function addCell(cell: string, tally: Tally): void {
  if (!number.test(cell.slice(0, longestNumber))) tally.add(cell)
  tally.endWord()
}

/** The mark that the first line has most of. */
function separatorOf(head: string): string {
  const line = head.slice(0, head.search(/[\r\n]|$/))
  const occurrences = (mark: string): number => line.split(mark).length
  return separators.reduce((best, mark) => (occurrences(mark) > occurrences(best) ? mark : best))
}
