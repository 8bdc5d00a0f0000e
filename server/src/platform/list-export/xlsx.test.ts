import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { type SheetColumn, type SheetValue, xlsxOf } from './xlsx.ts'

const folder = mkdtempSync(join(tmpdir(), 'portolan-xlsx-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const columns: readonly SheetColumn[] = [
  { name: 'Name', type: 'text' },
  { name: 'Words', type: 'number' },
  { name: 'Cost', type: 'money' },
  { name: 'Day', type: 'date' },
]

async function sheetOf(rows: readonly (readonly SheetValue[])[]): Promise<string> {
  const batches = (async function* () {
    yield rows
  })()
  const chunks: Uint8Array[] = []
  for await (const chunk of xlsxOf(columns, batches)) chunks.push(chunk)
  const file = join(folder, 'list.xlsx')
  writeFileSync(file, Buffer.concat(chunks))
  execFileSync('unzip', ['-tq', file])
  execFileSync('unzip', ['-oq', file, '-d', folder])
  return readFileSync(join(folder, 'xl/worksheets/sheet1.xml'), 'utf8')
}

it('writes texts, numbers, amounts and dates as what they are', async () => {
  const sheet = await sheetOf([
    ['A & <B>', 1200, 5.5, '2026-03-04'],
    ['\u0000line\nfeed', null, null, null],
  ])
  expect(sheet).toContain('>A &amp; &lt;B&gt;</t>')
  expect(sheet).toContain('<c><v>1200</v></c><c s="3"><v>5.5</v></c><c s="2"><v>46085</v></c>')
  expect(sheet).toContain('>line&#10;feed</t></is></c><c/><c/><c/></row>')
})

it('is compressed', async () => {
  const rows = Array.from({ length: 2000 }, () => ['Discharge letters', 1200, 5.5, '2026-03-04'])
  const sheet = await sheetOf(rows)
  expect(statSync(join(folder, 'list.xlsx')).size).toBeLessThan(sheet.length / 10)
})

it('ends with the error of its rows', async () => {
  const failing = (async function* () {
    yield [['a', 1, 1, null]]
    throw new Error('The database went away.')
  })()
  await expect(Readable.from(xlsxOf(columns, failing)).toArray()).rejects.toThrow('The database went away.')
})

it('REPORT-01 has no live formula: every text is a text cell that stays text', async () => {
  const commands = ['1+1', "cmd|' /C calc'!A0", 'HYPERLINK("http://x","x")', 'SUM(A1:A9)', 'DDE("cmd";"/C calc";"x")']
  const starts = ['=', '+', '-', '@', '＝', '\t=', ' =', '\uFEFF=']
  const formulas = starts.flatMap((start) => commands.map((command) => start + command))
  expect(formulas).toHaveLength(40)
  const sheet = await sheetOf(formulas.map((formula) => [formula, null, null, null]))
  expect(sheet).not.toContain('<f')
  expect(sheet.match(/<c s="1" t="inlineStr">/g)).toHaveLength(40)
  const styles = readFileSync(join(folder, 'xl/styles.xml'), 'utf8')
  const cellStyles = styles.slice(styles.indexOf('<cellXfs'))
  expect(cellStyles.match(/<xf[^>]*>/g)?.[1]).toContain('quotePrefix="1"')
})
