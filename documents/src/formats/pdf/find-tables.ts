import type { TextRun } from './blocks.ts'
import type { Fragment } from './find-blocks.ts'
import { joinLines } from './lines.ts'

type Cell = { x: number; bottom: number; runs: readonly TextRun[] }
type Row = { readonly top: number; readonly cells: Cell[]; readonly fragments: Fragment[] }
export type Table = { readonly top: number; readonly rows: TextRun[][][] }

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
    const { x, top, bottom, size, runs } = fragment
    const row = rows.at(-1)
    const last = row?.cells.at(-1)
    if (row && last && Math.abs(top - row.top) < size * 0.6 && x > last.x + size) {
      row.cells.push({ x, bottom, runs })
      row.fragments.push(fragment)
    } else if (row && last && row.cells.length > 1 && Math.abs(x - last.x) < tolerance && top < last.bottom) {
      // The next paragraph of the last cell.
      last.runs = joinLines(last.runs, runs)
      last.bottom = bottom
      row.fragments.push(fragment)
    } else rows.push({ top, cells: [{ x, bottom, runs }], fragments: [fragment] })
  }
  return rows
}

/** A row that has one cell may be part of a table, but not its last one. */
function endOfTable(rows: readonly Row[], from: number): number {
  const columns = rows[from]?.cells.map(({ x }) => x) ?? []
  if (columns.length < 2) return from
  const isColumn = (x: number): boolean => columns.some((column) => Math.abs(column - x) < tolerance)
  let end = from + 1
  for (let at = from + 1; at < rows.length && at - end < 2; at++) {
    const { cells } = rows[at] as Row
    const isAligned = cells.every(({ x }) => isColumn(x))
    if (!isAligned) break
    if (cells.length > 1) end = at + 1
  }
  return end
}

function tableOf(rows: readonly Row[]): Table {
  const columns: number[] = []
  for (const { cells } of rows)
    for (const { x } of cells) if (!columns.some((column) => Math.abs(column - x) < tolerance)) columns.push(x)
  columns.sort((one, other) => one - other)
  return {
    top: rows[0]?.top ?? 0,
    rows: rows.map(({ cells }) =>
      columns.map((column) => {
        const cell = cells.find(({ x }) => Math.abs(x - column) < tolerance)
        return cell ? [...cell.runs] : []
      }),
    ),
  }
}
