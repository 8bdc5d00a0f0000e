import { describe, expect, it } from 'vitest'
import { officeTypes, xlsx } from '../../corpus/office-files.ts'
import { schemas } from '../../corpus/translated/namespaces.ts'
import { partOf } from '../../corpus/translated/translate-bytes.ts'
import { inCapitals, translated } from '../../corpus/translated/translate-text.ts'

const cache = 'xl/pivotCache/pivotCacheDefinition1.xml'
const records = 'xl/pivotCache/pivotCacheRecords1.xml'
const table = 'xl/pivotTables/pivotTable1.xml'
const slicer = 'xl/slicers/slicer1.xml'
const part = (root: string, inside: string, attributes = ''): string =>
  `<${root} xmlns="${schemas}/spreadsheetml/2006/main"${attributes}>${inside}</${root}>`
const types = {
  [cache]: `${officeTypes}.spreadsheetml.pivotCacheDefinition+xml`,
  [records]: `${officeTypes}.spreadsheetml.pivotCacheRecords+xml`,
  [table]: `${officeTypes}.spreadsheetml.pivotTable+xml`,
  [slicer]: 'application/vnd.ms-excel.slicer+xml',
}
const fields = (items: string, more = ''): string =>
  part(
    'pivotCacheDefinition',
    `<cacheFields><cacheField name="Region"><sharedItems>${items}</sharedItems></cacheField></cacheFields>${more}`,
  )
const workbook = (cacheXml: string, tableXml = '', cells = '<c t="s"><v>0</v></c>'): Buffer =>
  xlsx(
    '<si><t>North</t></si><si><t>Region</t></si>',
    cells,
    {
      [cache]: cacheXml,
      [records]: part('pivotCacheRecords', '<r><s v="Free text"/></r><r><s v="Free text"/></r>'),
      [table]: part(
        'pivotTableDefinition',
        tableXml,
        ' name="Pivot1" dataCaption="Values" grandTotalCaption="All of it"',
      ),
      [slicer]:
        '<slicers xmlns="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><slicer name="S" caption="Choose"/></slicers>',
    },
    types,
  )
const north = '<s v="North"/>'

describe('A pivot table', () => {
  it('MTFILE has the texts of its cells and its captions translated, and the names of columns as they were', async () => {
    const tableXml =
      '<pivotFields><pivotField name="Area"><items><item n="Up north" x="0"/></items></pivotField></pivotFields><dataFields><dataField name="Sum of it" fld="0"/></dataFields>'
    const { bytes, segments } = await translated(workbook(fields(north), tableXml), 'xlsx')
    expect(segments).toEqual([
      ...['North', 'Values', 'All of it', 'Area', 'Up north', 'Sum of it', 'North', 'Free text', 'Free text', 'Choose'],
    ])
    expect(await partOf(bytes, cache)).toContain('<cacheField name="Region"><sharedItems><s v="NORTH"/>')
    expect(await partOf(bytes, records)).toContain('<r><s v="FREE TEXT"/></r>')
    expect(await partOf(bytes, table)).toContain(' name="Pivot1" dataCaption="VALUES" grandTotalCaption="ALL OF IT"')
    expect(await partOf(bytes, table)).toContain('<dataField name="SUM OF IT" fld="0"/>')
    expect(await partOf(bytes, slicer)).toContain('<slicer name="S" caption="CHOOSE"/>')
  })
  it('keeps what formulas name', async () => {
    const formula = '<c t="s"><v>0</v></c><c><f>GETPIVOTDATA("Sum",A1,"Region","North")</f></c>'
    const { bytes, segments } = await translated(workbook(fields(north), '', formula), 'xlsx')
    expect(segments).not.toContain('North')
    expect(await partOf(bytes, cache)).toContain(north)
    const items = fields(
      `${north}<s v="Far south"/><s v="West"/>`,
      '<calculatedItems><calculatedItem formula="North +\'Far south\'"/></calculatedItems>',
    )
    const calculated = await translated(workbook(items), 'xlsx')
    expect(calculated.segments).toContain('West')
    expect(calculated.segments).not.toContain('Far south')
  })
  it('never has two items or fields of one name', async () => {
    const tableXml = '<dataFields><dataField name="Sum of it"/><dataField name="Count of it"/></dataFields>'
    const answer = (text: string): string => (/ of it|North|West/.test(text) ? 'Gleich' : inCapitals(text))
    const { bytes, report } = await translated(workbook(fields(`${north}<s v="West"/>`), tableXml), 'xlsx', answer)
    expect(await partOf(bytes, cache)).toContain('<s v="Gleich"/><s v="West"/>')
    expect(await partOf(bytes, table)).toContain('<dataField name="Gleich"/><dataField name="Count of it"/>')
    expect(report.failed).toMatchObject([{ reason: 'equal_choices' }, { reason: 'equal_choices' }])
  })
})
