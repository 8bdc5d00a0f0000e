import { officeTypes, relationships, schemas } from '../../translated/namespaces.ts'
import { OfficePackage } from './package.ts'
import { addPivot, type Pivot } from './pivot-parts.ts'
import { addTitle } from './properties.ts'
import { addSheetDrawing, type SheetDrawing } from './sheet-drawing.ts'

/** A text, a number, or markup inside the cell's element: a formula with its result, or rich text. */
type Cell = string | number | { readonly formula: string; readonly result: string | number } | { readonly rich: string }

export type Sheet = {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
  readonly widths?: readonly number[]
  readonly merged?: readonly string[]
  readonly choices?: {
    readonly cells: string
    readonly list: string
    readonly title: string
    readonly prompt: string
    readonly errorTitle?: string
    readonly error?: string
  }
  readonly links?: readonly {
    readonly cell: string
    readonly target: string
    readonly tooltip: string
    readonly display?: string
  }[]
  readonly header?: string
  readonly footer?: string
  /** A table over the first rows, with the names of its columns in the first row. */
  readonly table?: {
    readonly name: string
    readonly range: string
    /** The labels of its last row. */
    readonly totals?: readonly string[]
    readonly alt?: { readonly title: string; readonly text: string }
  }
  readonly pivot?: Pivot
  readonly comments?: readonly { readonly cell: string; readonly text: string }[]
  readonly drawing?: SheetDrawing
}

const namespaces = `xmlns="${schemas}/spreadsheetml/2006/main" xmlns:r="${relationships}"`
const sheetType = (kind: string): string => `${officeTypes}.spreadsheetml.${kind}+xml`
const sheetPart = (number: number): string => `xl/worksheets/sheet${number}.xml`
const workbookPart = 'xl/workbook.xml'
const styles = `<styleSheet ${namespaces}><fonts count="1"><font><sz val="11"/><name val="DejaVu Sans"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs></styleSheet>`

/** Builds an xlsx as Excel would, with shared strings. */
export function buildWorkbook(sheets: readonly Sheet[], { title = '', names = '' } = {}): Buffer {
  const office = new OfficePackage(workbookPart)
  const shared = new SharedStrings()
  let caches = ''
  for (const [index, sheet] of sheets.entries()) {
    addSheet(office, sheet, index + 1, shared)
    if (sheet.pivot) caches += addPivot(office, sheetPart(index + 1), sheet.pivot)
  }
  const list = sheets.map(
    ({ name }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rIdSheet${index + 1}"/>`,
  )
  const defined = names && `<definedNames>${names}</definedNames>`
  office.add(
    workbookPart,
    sheetType('sheet.main'),
    `<workbook ${namespaces}><sheets>${list.join('')}</sheets>${defined}${caches}</workbook>`,
  )
  office.add('xl/sharedStrings.xml', sheetType('sharedStrings'), `<sst ${namespaces}>${shared.markup}</sst>`)
  office.relate(workbookPart, { id: 'rIdStrings', type: 'sharedStrings', target: 'sharedStrings.xml' })
  office.add('xl/styles.xml', sheetType('styles'), styles)
  office.relate(workbookPart, { id: 'rIdStyles', type: 'styles', target: 'styles.xml' })
  if (title) addTitle(office, title)
  return office.toBytes()
}

class SharedStrings {
  readonly #items: string[] = []
  indexOf(markup: string): number {
    const at = this.#items.indexOf(markup)
    return at >= 0 ? at : this.#items.push(markup) - 1
  }
  get markup(): string {
    return this.#items.map((item) => `<si>${item}</si>`).join('')
  }
}

const columnOf = (index: number): string => String.fromCharCode(65 + index)

function cellXml(cell: Cell, place: string, shared: SharedStrings): string {
  if (cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'object' && 'formula' in cell)
    return `<c r="${place}"${typeof cell.result === 'string' ? ' t="str"' : ''}><f>${cell.formula}</f><v>${cell.result}</v></c>`
  const item = typeof cell === 'string' ? `<t xml:space="preserve">${cell}</t>` : cell.rich
  return `<c r="${place}" t="s"><v>${shared.indexOf(item)}</v></c>`
}

function addSheet(office: OfficePackage, sheet: Sheet, number: number, shared: SharedStrings): void {
  const name = sheetPart(number)
  office.relate(workbookPart, { id: `rIdSheet${number}`, type: 'worksheet', target: `worksheets/sheet${number}.xml` })
  const rows = sheet.rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${columnOf(column)}${row + 1}`, shared)).join('')}</row>`,
  )
  const widths = sheet.widths?.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const drawing = sheet.drawing && addSheetDrawing(office, name, number, sheet.drawing)
  office.add(
    name,
    sheetType('worksheet'),
    [
      `<worksheet ${namespaces}>`,
      widths ? `<cols>${widths.join('')}</cols>` : '',
      `<sheetData>${rows.join('')}</sheetData>`,
      sheet.merged
        ? `<mergeCells>${sheet.merged.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`
        : '',
      choicesXml(sheet),
      linksXml(office, name, sheet),
      headersXml(sheet),
      drawing ?? '',
      addTable(office, name, number, sheet),
      '</worksheet>',
    ].join(''),
  )
  addComments(office, name, number, sheet)
}

const errorXml = ({ errorTitle, error }: NonNullable<Sheet['choices']>): string =>
  error ? ` showErrorMessage="1" errorTitle="${errorTitle}" error="${error}"` : ''
const choicesXml = ({ choices }: Sheet): string =>
  choices
    ? `<dataValidations count="1"><dataValidation type="list" allowBlank="1" showInputMessage="1" sqref="${choices.cells}" promptTitle="${choices.title}" prompt="${choices.prompt}"${errorXml(choices)}><formula1>"${choices.list}"</formula1></dataValidation></dataValidations>`
    : ''

function linksXml(office: OfficePackage, name: string, { links = [] }: Sheet): string {
  const all = links.map(({ cell, target, tooltip, display }, index) => {
    office.relate(name, { id: `rIdLink${index}`, type: 'hyperlink', target, mode: 'External' })
    return `<hyperlink ref="${cell}" r:id="rIdLink${index}" tooltip="${tooltip}"${display ? ` display="${display}"` : ''}/>`
  })
  return all.length > 0 ? `<hyperlinks>${all.join('')}</hyperlinks>` : ''
}

const headersXml = ({ header, footer }: Sheet): string =>
  header || footer
    ? `<headerFooter>${header ? `<oddHeader>${header}</oddHeader>` : ''}${footer ? `<oddFooter>${footer}</oddFooter>` : ''}</headerFooter>`
    : ''

function addTable(office: OfficePackage, name: string, number: number, { table, rows }: Sheet): string {
  if (!table) return ''
  const { totals, alt } = table
  const label = (index: number): string => (totals?.[index] ? ` totalsRowLabel="${totals[index]}"` : '')
  const columns =
    rows[0]?.map((column, index) => `<tableColumn id="${index + 1}" name="${column}"${label(index)}/>`) ?? []
  const description =
    alt &&
    `<extLst><ext uri="{504A1905-F514-4f6f-8877-14C23A59335A}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:table altText="${alt.title}" altTextSummary="${alt.text}"/></ext></extLst>`
  office.add(
    `xl/tables/table${number}.xml`,
    sheetType('table'),
    `<table ${namespaces} id="${number}" name="${table.name}" displayName="${table.name}" ref="${table.range}"${totals ? ' totalsRowCount="1"' : `><autoFilter ref="${table.range}"/`}><tableColumns count="${columns.length}">${columns.join('')}</tableColumns>${description ?? ''}</table>`,
  )
  office.relate(name, { id: 'rIdTable', type: 'table', target: `../tables/table${number}.xml` })
  return '<tableParts count="1"><tablePart r:id="rIdTable"/></tableParts>'
}

function addComments(office: OfficePackage, name: string, number: number, { comments }: Sheet): void {
  if (!comments) return
  const list = comments.map(
    ({ cell, text }) => `<comment ref="${cell}" authorId="0"><text><r><t>${text}</t></r></text></comment>`,
  )
  office.add(
    `xl/comments${number}.xml`,
    sheetType('comments'),
    `<comments ${namespaces}><authors><author>Editor</author></authors><commentList>${list.join('')}</commentList></comments>`,
  )
  office.relate(name, { id: 'rIdComments', type: 'comments', target: `../comments${number}.xml` })
}
