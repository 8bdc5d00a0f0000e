import { describe, expect, it } from 'vitest'
import { xlsx } from '../../corpus/office-files.ts'
import { partOf, pseudoTranslate, segmentsOf, translateBytes } from '../../corpus/translated/translate-bytes.ts'
import { workbook } from '../../corpus/translated/translated-workbook.ts'

const sheet = 'xl/worksheets/sheet1.xml'
const shared = 'xl/sharedStrings.xml'
const table = 'xl/tables/table1.xml'

describe('Segments of a workbook', () => {
  it('come from cells, comments, drawings, choices and page headers', async () => {
    const { segments, report } = await segmentsOf(workbook(), 'xlsx')
    const texts = segments.map(({ text }) => text)
    const cells = ['Plain and <g1>bold</g1> together.', 'Inline words here', 'North side']
    const others = ['Shape on the sheet', 'A small arrow', 'A threaded remark.', 'Check this cell.', 'Sales by region']
    const printed = ['Quarterly figures', 'Page <x1/> of', 'Choose one', 'Pick an answer from the list.', 'No thanks']
    expect(texts).toEqual(expect.arrayContaining([...cells, ...others, ...printed]))
    expect(report.left).toMatchObject({ comment_placeholder: 1, used_by_formula: 2 })
  })
})

describe('A translated workbook', () => {
  it('keeps formulas, and the texts that formulas compare with', async () => {
    const { bytes } = await translateBytes(workbook(), 'xlsx', pseudoTranslate, 'el')
    const [cells, rows] = [await partOf(bytes, shared), await partOf(bytes, sheet)]
    expect(cells).toContain('<si><t>Open</t></si>')
    expect(cells).toContain('<si><t>Amount due</t></si>')
    expect(rows).toContain('Table1[[#This Row],[Amount due]]*2')
    expect(rows).toContain('IF(B5="Open","go","stop")')
    expect(rows).toMatch(/<formula1>"\[\[[^,]*\]\],Open,\[\[[^,]*\]\]"<\/formula1>/)
    expect(rows).toMatch(/&amp;L&amp;"Arial,Bold"&amp;12\[\[/)
    expect(cells).not.toContain('rPh')
    expect(await partOf(bytes, 'xl/workbook.xml')).toContain('name="Sheet1"')
  })
  it('has translated tips of links', async () => {
    const cells =
      '<c r="A1"/></row></sheetData><hyperlinks><hyperlink ref="A1" tooltip="Opens it"/></hyperlinks><sheetData><row>'
    const { bytes, segments } = await translateBytes(xlsx('', cells), 'xlsx', () => 'Lo abre')
    expect(segments.map(({ text }) => text)).toEqual(['Opens it'])
    expect(await partOf(bytes, sheet)).toContain('<hyperlink ref="A1" tooltip="Lo abre"/>')
  })
  it('names the columns of a table as their header cells', async () => {
    const { bytes } = await translateBytes(workbook(), 'xlsx', pseudoTranslate, 'el')
    const header = /<si><t xml:space="preserve">([^<]*)<\/t><\/si>/.exec(await partOf(bytes, shared))?.[1]
    const columns = await partOf(bytes, table)
    expect(columns).toContain(`name="${header}"`)
    expect(columns).toContain('name="Amount due"')
    expect(columns).toContain('displayName="Table1"')
  })
  it('never gives two columns of a table one name', async () => {
    const answer = (text: string) => (text === 'Region' || text === 'Turnover' ? 'Gleich' : `${text}!`)
    const { bytes, report } = await translateBytes(workbook(), 'xlsx', answer)
    expect(await partOf(bytes, table)).toMatch(/name="Region".*name="Turnover"/)
    expect(await partOf(bytes, shared)).toMatch(/<t>Region<.*<t>Turnover<.*North side!/)
    expect(report.failed).toEqual([
      { id: `${shared}#0`, reason: 'equal_column_names' },
      { id: `${shared}#1`, reason: 'equal_column_names' },
    ])
  })
  it('keeps texts whose answers are longer than Excel allows', async () => {
    const long = (text: string) => text.padEnd(40_000, '!')
    const { bytes, report } = await translateBytes(workbook(), 'xlsx', (text) =>
      ['North side', 'Quarterly figures', 'Choose one', 'No thanks'].includes(text) ? long(text) : text,
    )
    expect(report.failed.map(({ reason }) => reason)).toEqual(['too_long', 'too_long', 'too_long', 'too_long'])
    expect(await partOf(bytes, shared)).toContain('<t>North side</t>')
    expect(report.translated).toBe(1)
  })
  it('runs from right to left in Arabic', async () => {
    const { bytes } = await translateBytes(workbook(), 'xlsx', pseudoTranslate, 'ar')
    expect(await partOf(bytes, sheet)).toContain('<sheetView workbookViewId="0" rightToLeft="1"/>')
  })
  it('keeps control characters and marks text that looks like one', async () => {
    const { bytes } = await translateBytes(workbook(), 'xlsx', (text) =>
      text.startsWith('Two') ? 'Zwei\r\n_x0041_' : text,
    )
    expect(await partOf(bytes, shared)).toContain('Zwei_x000D_\n_x005F_x0041_')
  })
  it('keeps the prefixes of the file', async () => {
    const texts =
      '<x:sst xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:si><x:t>Prefixed cell</x:t></x:si></x:sst>'
    const { bytes } = await translateBytes(workbook('', { [shared]: texts }), 'xlsx', pseudoTranslate)
    expect(await partOf(bytes, shared)).toMatch(/<x:si><x:t xml:space="preserve">\[\[/)
  })
})
