import type { TextRun } from './blocks.ts'
import type { Fragment } from './find-blocks.ts'
import { joinLines } from './lines.ts'

type Cell = { x: number; right: number; bottom: number; runs: readonly TextRun[] }
type Column = Pick<Cell, 'x' | 'right'>
type Row = { readonly top: number; readonly cells: Cell[]; readonly fragments: Fragment[] }
export type Table = {
  readonly top: number
  readonly rows: TextRun[][][]
  /** What it was made of. */
  readonly fragments: readonly Fragment[]
}

const tolerance = 4

/** Finds rows of texts that stand next to each other in the same columns, twice or more. */
export function findTables(fragments: readonly Fragment[]): (Fragment | Table)[] {
  const rows = findRows(fragments)
  const found: (Fragment | Table)[] = []
  for (let at = 0; at < rows.length; ) {
    const end = endOfTable(rows, at)
    const table = rows.slice(at, end)
    if (table.length > 1) found.push(tableOf(table))
    else found.push(...(rows[at] as Row).fragments)
    at = Math.max(end, at + 1)
  }
  return found
}

function findRows(fragments: readonly Fragment[]): Row[] {
  const rows: Row[] = []
  for (const fragment of fragments) {
    const { x, right, top, bottom, size, runs } = fragment
    const row = rows.at(-1)
    const last = row?.cells.at(-1)
    if (row && last && Math.abs(top - row.top) < size * 0.6 && x > last.x + size) {
      row.cells.push({ x, right, bottom, runs })
      row.fragments.push(fragment)
    } else if (row && last && row.cells.length > 1 && Math.abs(x - last.x) < tolerance && top < last.bottom) {
      // The next paragraph of the last cell.
      last.runs = joinLines(last.runs, runs)
      last.bottom = bottom
      row.fragments.push(fragment)
    } else rows.push({ top, cells: [{ x, right, bottom, runs }], fragments: [fragment] })
  }
  return rows
}

/** A row that has one cell may be part of a table, but not its last one. */
function endOfTable(rows: readonly Row[], from: number): number {
  const columns = rows[from]?.cells ?? []
  if (columns.length < 2) return from
  let end = from + 1
  for (let at = from + 1; at < rows.length && at - end < 2; at++) {
    const { cells } = rows[at] as Row
    const isAligned = cells.every((cell) => columns.some((column) => isInColumn(cell, column)))
    if (!isAligned) break
    if (cells.length > 1) end = at + 1
  }
  return end
}

/** Texts of a column begin at one place. Numbers often end at one place. */
const isInColumn = (cell: Column, column: Column): boolean =>
  Math.abs(cell.x - column.x) < tolerance || Math.abs(cell.right - column.right) < tolerance

function tableOf(rows: readonly Row[]): Table {
  const columns: Column[] = []
  for (const { cells } of rows)
    for (const cell of cells) if (!columns.some((column) => isInColumn(cell, column))) columns.push(cell)
  columns.sort((one, other) => one.x - other.x)
  return {
    top: rows[0]?.top ?? 0,
    rows: rows.map(({ cells }) =>
      columns.map((column) => {
        const cell = cells.find((each) => isInColumn(each, column))
        return cell ? [...cell.runs] : []
      }),
    ),
    fragments: rows.flatMap(({ fragments }) => fragments),
  }
}
