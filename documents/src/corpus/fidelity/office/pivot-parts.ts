import { officeTypes, relationships, schemas } from '../../translated/namespaces.ts'
import type { OfficePackage } from './package.ts'

const namespaces = `xmlns="${schemas}/spreadsheetml/2006/main" xmlns:r="${relationships}"`
const pivotType = (kind: string): string => `${officeTypes}.spreadsheetml.pivot${kind}+xml`
const workbook = 'xl/workbook.xml'
const cache = 'xl/pivotCache/pivotCacheDefinition1.xml'
const table = 'xl/pivotTables/pivotTable1.xml'

export type Pivot = {
  /** Where the pivot table and its data are. */
  readonly range: string
  readonly source: { readonly sheet: string; readonly range: string }
  /** The column whose texts are the rows of the pivot table, and the one with numbers. */
  readonly columns: readonly [string, string]
  readonly items: readonly string[]
  readonly records: readonly (readonly [index: number, value: number])[]
  readonly captions: { readonly rows: string; readonly total: string; readonly values: string }
}

/** Adds a pivot table to a sheet. Returns the workbook's list of caches. */
export function addPivot(office: OfficePackage, sheet: string, pivot: Pivot): string {
  const { range, source, columns, items, records, captions } = pivot
  const [rows, values] = columns
  const shared = items.map((item) => `<s v="${item}"/>`).join('')
  const numbers = records.map(([, value]) => value)
  office.add(
    cache,
    pivotType('CacheDefinition'),
    `<pivotCacheDefinition ${namespaces} r:id="rIdRecords" recordCount="${records.length}"><cacheSource type="worksheet"><worksheetSource ref="${source.range}" sheet="${source.sheet}"/></cacheSource><cacheFields count="2"><cacheField name="${rows}" numFmtId="0"><sharedItems count="${items.length}">${shared}</sharedItems></cacheField><cacheField name="${values}" numFmtId="0"><sharedItems containsSemiMixedTypes="0" containsString="0" containsNumber="1" containsInteger="1" minValue="${Math.min(...numbers)}" maxValue="${Math.max(...numbers)}"/></cacheField></cacheFields></pivotCacheDefinition>`,
  )
  office.add(
    'xl/pivotCache/pivotCacheRecords1.xml',
    pivotType('CacheRecords'),
    `<pivotCacheRecords ${namespaces} count="${records.length}">${records.map(([index, value]) => `<r><x v="${index}"/><n v="${value}"/></r>`).join('')}</pivotCacheRecords>`,
  )
  office.relate(cache, { id: 'rIdRecords', type: 'pivotCacheRecords', target: 'pivotCacheRecords1.xml' })
  const listed = items.map((_, index) => `<item x="${index}"/>`).join('')
  const lines = items.map((_, index) => `<i><x${index > 0 ? ` v="${index}"` : ''}/></i>`).join('')
  office.add(
    table,
    pivotType('Table'),
    `<pivotTableDefinition ${namespaces} name="Pivot1" cacheId="1" dataCaption="Values" grandTotalCaption="${captions.total}" rowHeaderCaption="${captions.rows}" rowGrandTotals="1" colGrandTotals="1"><location ref="${range}" firstHeaderRow="1" firstDataRow="1" firstDataCol="1"/><pivotFields count="2"><pivotField axis="axisRow" showAll="0"><items count="${items.length + 1}">${listed}<item t="default"/></items></pivotField><pivotField dataField="1" showAll="0"/></pivotFields><rowFields count="1"><field x="0"/></rowFields><rowItems count="${items.length + 1}">${lines}<i t="grand"><x/></i></rowItems><colItems count="1"><i/></colItems><dataFields count="1"><dataField name="${captions.values}" fld="1" baseField="0" baseItem="0"/></dataFields></pivotTableDefinition>`,
  )
  office.relate(table, {
    id: 'rIdCache',
    type: 'pivotCacheDefinition',
    target: '../pivotCache/pivotCacheDefinition1.xml',
  })
  office.relate(sheet, { id: 'rIdPivot', type: 'pivotTable', target: '../pivotTables/pivotTable1.xml' })
  office.relate(workbook, {
    id: 'rIdCache',
    type: 'pivotCacheDefinition',
    target: 'pivotCache/pivotCacheDefinition1.xml',
  })
  return '<pivotCaches><pivotCache cacheId="1" r:id="rIdCache"/></pivotCaches>'
}
