import { escapeText } from '@portolan/documents/escape'
import { type Cue, type Span, type SubtitleTrack, sortCues } from '../../model/cue.ts'
import { isRightToLeft } from '../../model/direction.ts'
import { formatClock } from '../../time/clock.ts'
import type { WrittenFile } from '../format.ts'
import { contentTypes, packParts, relations, type TableHeadings } from '../office/package.ts'

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
/** In twentieths of a point; together as wide as the text of an A4 page. */
const widths = [600, 1500, 1500, 1700, 4300]
const border = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(
  (side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="999999"/>`,
)

/** A table with a row per cue, whose head is repeated on every page. */
export async function writeDocx(track: SubtitleTrack, headings: TableHeadings): Promise<WrittenFile> {
  const { number, start, end, speaker, text } = headings
  const head = [number, start, end, speaker, text].map((name, index) => cell(index, bold(name))).join('')
  const rows = sortCues(track.cues).map((cue, index) => row(writeCells(cue, index + 1)))
  const columns = widths.map((width) => `<w:gridCol w:w="${width}"/>`)
  const title = track.title ? `<w:p>${bold(track.title)}</w:p>` : ''
  const table = `<w:tbl><w:tblPr><w:tblW w:w="9600" w:type="dxa"/><w:tblBorders>${border.join('')}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${columns.join('')}</w:tblGrid>${row(head, '<w:tblHeader/>')}${rows.join('')}</w:tbl>`
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>'
  const bytes = await packParts({
    '[Content_Types].xml': contentTypes({ '/word/document.xml': 'wordprocessingml.document.main' }),
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body>${title}${table}<w:p/>${page}</w:body></w:document>`,
  })
  return { bytes, findings: [] }
}

function writeCells(cue: Cue, number: number): string {
  const isFromRight = isRightToLeft(cue)
  const lines = cue.lines.map((line) => line.map((span) => writeRun(span, isFromRight)).join(''))
  return [
    cell(0, plain(String(number))),
    cell(1, plain(formatClock(cue.startMs, '.'))),
    cell(2, plain(formatClock(cue.endMs, '.'))),
    cell(3, plain(cue.speaker ?? '')),
    cell(4, lines.join('<w:r><w:br/></w:r>'), isFromRight ? '<w:pPr><w:bidi/></w:pPr>' : ''),
  ].join('')
}

const row = (cells: string, properties = ''): string =>
  `<w:tr><w:trPr><w:cantSplit/>${properties}</w:trPr>${cells}</w:tr>`
const cell = (column: number, runs: string, properties = ''): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${widths[column]}" w:type="dxa"/></w:tcPr><w:p>${properties}${runs}</w:p></w:tc>`
const plain = (text: string): string => writeRun({ text }, false)
const bold = (text: string): string => writeRun({ text, isBold: true }, false)

function writeRun({ text, isBold, isItalic, isUnderlined, color }: Span, isFromRight: boolean): string {
  // In the order of the schema.
  const properties = [
    isBold ? '<w:b/><w:bCs/>' : '',
    isItalic ? '<w:i/><w:iCs/>' : '',
    color === undefined ? '' : `<w:color w:val="${color.slice(1).toUpperCase()}"/>`,
    isUnderlined ? '<w:u w:val="single"/>' : '',
    isFromRight ? '<w:rtl/>' : '',
  ].join('')
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escapeText(text)}</w:t></w:r>`
}
