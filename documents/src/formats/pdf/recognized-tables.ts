import type { RecognizedLine, RecognizedText, RecognizedWord } from '../../recognition/recognized-text.ts'
import type { Fragment } from './find-blocks.ts'
import { findTables, type Table } from './find-tables.ts'
import { isRightToLeft, widestGap } from './lines.ts'
import { findGutter } from './order-columns.ts'

/** Tables are found in text of this size, whatever the resolution of the scan. */
const usualSize = 10

/** The tables of a scanned page, for each line that is part of one. `height` is the usual height of its lines. */
export function findRecognizedTables(
  { paragraphs }: RecognizedText,
  height: number,
): ReadonlyMap<RecognizedLine, Table> {
  const lines = paragraphs.flat()
  const cells = new Map<Fragment, RecognizedLine>()
  const scale = usualSize / height
  const words = lines.flatMap((line) => line.words)
  const width = words.reduce((most, { right }) => Math.max(most, right), 0) * scale
  const isMirrored = isRightToLeft(lines)
  const place = ({ left, right }: RecognizedWord): Place =>
    isMirrored ? { x: width - right * scale, right: width - left * scale } : { x: left * scale, right: right * scale }
  for (const line of lines) for (const cell of cellsOf(line, place, -line.middle * scale)) cells.set(cell, line)
  const fragments = [...cells.keys()]
  const hasColumns =
    findGutter(
      fragments.map((cell) => ({ ...cell, y: cell.top })),
      width,
    ) !== undefined
  const tables = new Map<RecognizedLine, Table>()
  for (const part of findTables(hasColumns ? fragments : inRows(fragments)))
    if ('rows' in part) for (const cell of part.fragments) tables.set(cells.get(cell) as RecognizedLine, part)
  return tables
}

type Place = { readonly x: number; readonly right: number }

/** The words of a line, apart where the gap between them is wide. */
function cellsOf({ words }: RecognizedLine, place: (word: RecognizedWord) => Place, y: number): Fragment[] {
  const cells: Fragment[] = []
  for (const word of words) {
    const { x, right } = place(word)
    const last = cells.at(-1)
    const isApart = !last || x - last.right >= usualSize * widestGap
    const text = isApart ? word.text : `${last.runs[0]?.text} ${word.text}`
    const runs = [{ text, isBold: false, isItalic: false }]
    if (isApart) cells.push({ x, top: y, bottom: y, right, size: usualSize, runs })
    else cells[cells.length - 1] = { ...last, right: Math.max(right, last.right), runs }
  }
  return cells
}

/** The program often takes the columns of a table for columns of text, so its cells are put side by side again. */
function inRows(cells: readonly Fragment[]): Fragment[] {
  const rows: Fragment[][] = []
  for (const cell of cells.toSorted((one, other) => other.top - one.top)) {
    const row = rows.at(-1)
    if (row?.[0] && Math.abs(row[0].top - cell.top) < usualSize * 0.6) row.push(cell)
    else rows.push([cell])
  }
  return rows.flatMap((row) => row.sort((one, other) => one.x - other.x))
}
