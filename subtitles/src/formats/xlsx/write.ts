import { escapeText } from '@portolan/documents/escape'
import { type Cue, type Span, type SubtitleTrack, sortCues } from '../../model/cue.ts'
import { isRightToLeft } from '../../model/direction.ts'
import { cueText } from '../../model/spans.ts'
import { formatClock } from '../../time/clock.ts'
import type { WrittenFile } from '../format.ts'
import { contentTypes, officeRelations, packParts, relations, type TableHeadings } from '../office/package.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const widths = [6, 14, 14, 18, 60]
/** The styles of `cellStyles`, in order. */
const style = { number: 0, plain: 1, heading: 2, text: 3, rightToLeft: 4 }

/** A row per cue. Times are text, as no spreadsheet shows milliseconds by itself. */
export async function writeXlsx(track: SubtitleTrack, headings: TableHeadings): Promise<WrittenFile> {
  const { number, start, end, speaker, text } = headings
  const heads = [number, start, end, speaker, text].map((head) => cell(textOf(head), style.heading)).join('')
  const rows = sortCues(track.cues).map((cue, index) => writeRow(cue, index + 1))
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const bytes = await packParts({
    '[Content_Types].xml': contentTypes({
      '/xl/workbook.xml': 'spreadsheetml.sheet.main',
      '/xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
      '/xl/styles.xml': 'spreadsheetml.styles',
    }),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${officeRelations}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData><row>${heads}</row>\n${rows.join('')}</sheetData></worksheet>`,
  })
  return { bytes, findings: [] }
}

function writeRow(cue: Cue, number: number): string {
  const cells = [
    `<c s="${style.number}"><v>${number}</v></c>`,
    cell(textOf(formatClock(cue.startMs, '.')), style.plain),
    cell(textOf(formatClock(cue.endMs, '.')), style.plain),
    cell(textOf(cue.speaker ?? ''), style.plain),
    cell(writeText(cue), isRightToLeft(cue) ? style.rightToLeft : style.text),
  ]
  return `<row>${cells.join('')}</row>\n`
}

const cell = (content: string, styleId: number): string => `<c s="${styleId}" t="inlineStr"><is>${content}</is></c>`
const textOf = (text: string): string => `<t xml:space="preserve">${escapeText(text)}</t>`

/** Runs where a part of the text has a style. */
function writeText(cue: Cue): string {
  const isStyled = cue.lines.flat().some((span) => propertiesOf(span) !== '')
  if (!isStyled) return textOf(cueText(cue))
  return cue.lines
    .flatMap((line, row) => line.map((span, index) => writeRun(span, row > 0 && index === 0 ? '\n' : '')))
    .join('')
}

function writeRun(span: Span, before: string): string {
  const properties = propertiesOf(span)
  return `<r>${properties === '' ? '' : `<rPr>${properties}</rPr>`}${textOf(before + span.text)}</r>`
}

/** In the order of the schema. */
const propertiesOf = ({ isBold, isItalic, isUnderlined, color }: Span): string =>
  [
    isBold ? '<b/>' : '',
    isItalic ? '<i/>' : '',
    color === undefined ? '' : `<color rgb="FF${color.slice(1).toUpperCase()}"/>`,
    isUnderlined ? '<u/>' : '',
  ].join('')

/** `quotePrefix` keeps a text a text when someone edits it, so that it never becomes a formula. */
const cellStyle = (font: number, alignment: string): string =>
  `<xf numFmtId="49" fontId="${font}" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1" applyFont="1" applyAlignment="1"><alignment vertical="top"${alignment}/></xf>`
const cellStyles = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top"/></xf>',
  cellStyle(0, ''),
  cellStyle(1, ''),
  cellStyle(0, ' wrapText="1"'),
  cellStyle(0, ' wrapText="1" readingOrder="2"'),
]
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cellStyles.length}">${cellStyles.join('')}</cellXfs></styleSheet>`
