export type CellPlace = { readonly row: number; readonly column: number }

const cellName = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/

export function parseCell(name: string): CellPlace | undefined {
  const [, letters, row] = cellName.exec(name) ?? []
  if (letters === undefined) return undefined
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return { row: Number(row), column }
}

/** The first cell of a range such as `A1:C3`. */
export const parseFirstCell = (range: string): CellPlace | undefined => parseCell(range.split(':')[0] ?? '')
