import { officeParts, type Parts } from '../office-files.ts'
import { zipEntries, zipOf } from '../zip-writer.ts'
import { chartXml } from './drawings.ts'
import { officeTypes, relationships, relationsXml, schemas, xmlHead } from './namespaces.ts'

const namespaces = `xmlns="${schemas}/spreadsheetml/2006/main" xmlns:r="${relationships}"`
const excelTypes = 'application/vnd.ms-excel'
const types: Record<string, string> = {
  'xl/workbook.xml': `${officeTypes}.spreadsheetml.sheet.main+xml`,
  'xl/worksheets/sheet1.xml': `${officeTypes}.spreadsheetml.worksheet+xml`,
  'xl/sharedStrings.xml': `${officeTypes}.spreadsheetml.sharedStrings+xml`,
  'xl/tables/table1.xml': `${officeTypes}.spreadsheetml.table+xml`,
  'xl/comments1.xml': `${officeTypes}.spreadsheetml.comments+xml`,
  'xl/comments2.xml': `${officeTypes}.spreadsheetml.comments+xml`,
  'xl/threadedComments/threadedComment1.xml': `${excelTypes}.threadedcomments+xml`,
  'xl/drawings/drawing1.xml': `${officeTypes}.drawing+xml`,
  'xl/charts/chart1.xml': `${officeTypes}.drawingml.chart+xml`,
}
const sharedTexts = [
  '<si><t>Region</t></si>',
  '<si><t>Turnover</t></si>',
  '<si><t>North side</t></si>',
  '<si><r><t xml:space="preserve">Plain and </t></r><r><rPr><b/><sz val="11"/></rPr><t>bold</t></r><r><t xml:space="preserve"> together.</t></r></si>',
  '<si><t>Open</t></si>',
  '<si><t>Closed</t></si>',
  '<si><t>2025</t></si>',
  '<si><t>Two_x000D_\nlines &amp; more</t><rPh sb="0" eb="1"><t>yomi</t></rPh></si>',
  '<si><t>Yes please</t></si>',
  '<si/>',
  '<si><t>Amount due</t></si>',
].join('')
const shared = (place: string, index: number): string => `<c r="${place}" t="s"><v>${index}</v></c>`
const number = (place: string, value: number): string => `<c r="${place}"><v>${value}</v></c>`
const rows = [
  `<row r="1">${shared('A1', 0)}${shared('B1', 1)}${shared('C1', 10)}</row>`,
  `<row r="2">${shared('A2', 2)}${number('B2', 3)}<c r="C2"><f>Table1[[#This Row],[Amount due]]*2</f><v>6</v></c></row>`,
  `<row r="3">${shared('A3', 6)}${number('B3', 5)}</row>`,
  `<row r="5">${shared('A5', 3)}${shared('B5', 4)}<c r="C5" t="str"><f>IF(B5="Open","go","stop")</f><v>go</v></c></row>`,
  `<row r="6">${shared('A6', 7)}<c r="B6" t="inlineStr"><is><t>Inline words here</t></is></c>${shared('C6', 8)}${shared('D6', 5)}</row>`,
].join('')
const validation =
  '<dataValidations count="1"><dataValidation type="list" sqref="C6" promptTitle="Choose one" prompt="Pick an answer from the list."><formula1>"Yes please,Open,No thanks"</formula1></dataValidation></dataValidations>'
const header =
  '<headerFooter><oddHeader>&amp;L&amp;"Arial,Bold"&amp;12Quarterly figures&amp;RPage &amp;P of &amp;N</oddHeader></headerFooter>'

/** An xlsx with formulas, a table, choices, comments, drawings and a chart. */
export function workbook(texts = sharedTexts, more: Parts = {}): Buffer {
  const parts: Parts = {
    'xl/workbook.xml': `${xmlHead}<workbook ${namespaces}><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="Total">Sheet1!$B$2</definedName></definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsXml([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/worksheets/sheet1.xml': `${xmlHead}<worksheet ${namespaces}><sheetViews><sheetView workbookViewId="0"/></sheetViews><sheetData>${rows}</sheetData>${validation}${header}<tableParts count="1"><tablePart r:id="rId1"/></tableParts></worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels': relationsXml([
      ['table', '../tables/table1.xml'],
      ['comments', '../comments1.xml'],
    ]),
    'xl/tables/table1.xml': `${xmlHead}<table ${namespaces} id="1" name="Table1" displayName="Table1" ref="A1:C3"><autoFilter ref="A1:C3"/><tableColumns count="3"><tableColumn id="1" name="Region"/><tableColumn id="2" name="Turnover"/><tableColumn id="3" name="Amount due"/></tableColumns></table>`,
    'xl/sharedStrings.xml': `${xmlHead}<sst ${namespaces}>${texts}</sst>`,
    'xl/comments1.xml': `${xmlHead}<comments ${namespaces}><authors><author>Ann</author></authors><commentList><comment ref="A1" authorId="0"><text><r><t>Check this cell.</t></r></text></comment></commentList></comments>`,
    'xl/comments2.xml': `${xmlHead}<comments ${namespaces}><commentList><comment ref="B1" authorId="0"><text><t>[Threaded comment] Your version of Excel allows you to read it.</t></text></comment></commentList></comments>`,
    'xl/threadedComments/threadedComment1.xml': `${xmlHead}<ThreadedComments xmlns="http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments"><threadedComment ref="A1" id="{1}"><text>A threaded remark.</text></threadedComment></ThreadedComments>`,
    'xl/drawings/drawing1.xml': `${xmlHead}<xdr:wsDr xmlns:xdr="${schemas}/drawingml/2006/spreadsheetDrawing" xmlns:a="${schemas}/drawingml/2006/main"><xdr:sp><xdr:nvSpPr><xdr:cNvPr id="2" name="S" descr="A small arrow"/></xdr:nvSpPr><xdr:txBody><a:p><a:r><a:t>Shape on the sheet</a:t></a:r></a:p></xdr:txBody></xdr:sp></xdr:wsDr>`,
    'xl/charts/chart1.xml': chartXml,
    ...more,
  }
  return zipOf(zipEntries(officeParts('xl/workbook.xml', types, parts)))
}
