import { FileProblem } from './file-problem.ts'
export type CsvRow = { readonly line: number; readonly cells: readonly string[] }

/** Reads RFC 4180 with commas, semicolons or tabs, in linear time. Quoted cells may hold line breaks. */
export function parseCsv(text: string): readonly CsvRow[] {
  const delimiter = findDelimiter(text)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let line = 1
  let rowLine = 1
  let index = text.startsWith('\uFEFF') ? 1 : 0
  while (index < text.length) {
    const { cell, end, breaks } = readCell(text, index, delimiter, line)
    cells.push(cell)
    line += breaks
    index = end
    if (text[index] === delimiter) {
      index += 1
      if (index === text.length) cells.push('')
      else continue
    }
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: rowLine, cells })
    cells = []
    if (text[index] === '\r' && text[index + 1] === '\n') index += 1
    index += 1
    line += 1
    rowLine = line
  }
  return rows
}

type Cell = { readonly cell: string; readonly end: number; readonly breaks: number }

function readCell(text: string, start: number, delimiter: string, line: number): Cell {
  if (text[start] !== '"') return readPlain(text, start, delimiter)
  let cell = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) throw new FileProblem({ reason: 'quotes', line })
    cell += text.slice(from, quote)
    if (text[quote + 1] !== '"') {
      const rest = readPlain(text, quote + 1, delimiter)
      return { cell: cell + rest.cell, end: rest.end, breaks: cell.split('\n').length - 1 }
    }
    cell += '"'
    from = quote + 2
  }
}

function readPlain(text: string, start: number, delimiter: string): Cell {
  let end = start
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { cell: text.slice(start, end), end, breaks: 0 }
}

/** The one that occurs most in the first line. Spreadsheets write semicolons where the comma is the decimal sign. */
function findDelimiter(text: string): string {
  const [first = ''] = text.slice(0, 5000).split(/[\r\n]/, 1)
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ','
}
