import type { Cue } from '../../model/cue.ts'
import type { WriteFinding } from '../write-finding.ts'
import { toShownText } from './characters.ts'
import { controls, screenColumns, screenRows } from './codes.ts'
import { type Cell, cellsOf, encodeRow, twice, type Words } from './encode-row.ts'

const mostRows = 4

/** The words that load a caption into the memory that is not shown. */
export function encodeCaption(cue: Cue, index: number, findings: WriteFinding[]): Words[] {
  const lost: string[] = []
  const rows = cue.lines.map((line) => cellsOf(line.map((span) => ({ ...span, text: toShownText(span.text, lost) }))))
  if (lost.length > 0) findings.push({ code: 'characters_replaced', cue: index, characters: lost.join('') })
  if (cue.lines.flat().some(({ isBold }) => isBold)) findings.push({ code: 'style_lost', cue: index })
  if (rows.length > mostRows) findings.push({ code: 'lines_left_out', cue: index, limit: mostRows })
  const shown = rows.slice(0, mostRows)
  const firstRow = firstRowOf(cue, shown.length)
  const words: Words[] = [twice(controls.resumeCaptionLoading), twice(controls.eraseNonDisplayedMemory)]
  for (const [number, cells] of shown.entries()) {
    if (cells.length > screenColumns)
      findings.push({ code: 'line_cut', cue: index, columns: cells.length, limit: screenColumns })
    const fitting = cells.slice(0, screenColumns)
    words.push(...encodeRow(fitting, firstRow + number, columnOf(cue, fitting)))
  }
  return words
}

function firstRowOf({ vertical }: Cue, rows: number): number {
  if (vertical === 'top') return 1
  return vertical === 'middle' ? 8 - Math.floor(rows / 2) : screenRows + 1 - rows
}

function columnOf({ align }: Cue, cells: readonly Cell[]): number {
  const free = screenColumns - cells.length
  if (align === 'left') return 0
  return align === 'right' ? free : Math.floor(free / 2)
}
