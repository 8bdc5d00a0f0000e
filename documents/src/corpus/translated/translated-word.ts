import { officeParts, type Parts } from '../office-files.ts'
import { zipEntries, zipOf } from '../zip-writer.ts'
import {
  chartXml,
  diagramDrawingType,
  diagramDrawingXml,
  diagramXml,
  propertiesType,
  propertiesXml,
} from './drawings.ts'
import { officeTypes, relationsXml, xmlHead } from './namespaces.ts'
import { field, paragraph, run, wordFeatures, wordNamespaces } from './word-features.ts'

const types: Record<string, string> = {
  'word/document.xml': `${officeTypes}.wordprocessingml.document.main+xml`,
  'word/styles.xml': `${officeTypes}.wordprocessingml.styles+xml`,
  'word/footnotes.xml': `${officeTypes}.wordprocessingml.footnotes+xml`,
  'word/endnotes.xml': `${officeTypes}.wordprocessingml.endnotes+xml`,
  'word/comments.xml': `${officeTypes}.wordprocessingml.comments+xml`,
  'word/header1.xml': `${officeTypes}.wordprocessingml.header+xml`,
  'word/footer1.xml': `${officeTypes}.wordprocessingml.footer+xml`,
  'word/charts/chart1.xml': `${officeTypes}.drawingml.chart+xml`,
  'word/diagrams/data1.xml': `${officeTypes}.drawingml.diagramData+xml`,
  'word/diagrams/drawing1.xml': diagramDrawingType,
  'word/embeddings/Microsoft_Excel_Sheet1.xlsx': `${officeTypes}.spreadsheetml.sheet`,
  'docProps/core.xml': propertiesType,
}
const relations = relationsXml([
  ['styles', 'styles.xml'],
  ['footnotes', 'footnotes.xml'],
  ['endnotes', 'endnotes.xml'],
  ['comments', 'comments.xml'],
  ['header', 'header1.xml'],
  ['footer', 'footer1.xml'],
  ['diagramData', 'diagrams/data1.xml'],
  ['chart', 'charts/chart1.xml'],
  ['hyperlink', 'https://example.org/page', true],
])
const section =
  '<w:sectPr><w:headerReference w:type="default" r:id="rId5"/><w:footerReference w:type="default" r:id="rId6"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>'
const styles =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="DejaVu Sans" w:hAnsi="DejaVu Sans"/><w:sz w:val="22"/><w:lang w:val="en-US" w:eastAsia="en-US" w:bidi="ar-SA"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>'
const part = (root: string, inside: string): string => `${xmlHead}<w:${root} ${wordNamespaces}>${inside}</w:${root}>`

/** A docx with text in every kind of part. */
export function wordDocument({
  body = Object.values(wordFeatures).join(''),
  workbook,
  more = {},
}: {
  readonly body?: string
  readonly workbook?: Buffer
  readonly more?: Parts
} = {}): Buffer {
  const parts: Parts = {
    'docProps/core.xml': propertiesXml,
    'word/document.xml': part('document', `<w:body>${body}${section}</w:body>`),
    'word/_rels/document.xml.rels': relations,
    'word/styles.xml': part('styles', styles),
    'word/footnotes.xml': part(
      'footnotes',
      `<w:footnote w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:footnote><w:footnote w:id="2">${paragraph(`<w:r><w:footnoteRef/></w:r>${run(' The note itself.')}`)}</w:footnote>`,
    ),
    'word/endnotes.xml': part('endnotes', `<w:endnote w:id="2">${paragraph(run('An endnote text.'))}</w:endnote>`),
    'word/comments.xml': part(
      'comments',
      `<w:comment w:id="0" w:author="Ann" w:date="2026-01-01T00:00:00Z">${paragraph(run('Please check this.'))}</w:comment>`,
    ),
    'word/header1.xml': part('hdr', paragraph(run('Header of the report'))),
    'word/footer1.xml': part('ftr', paragraph(run('Footer page ') + field('PAGE', run('1')))),
    'word/charts/chart1.xml': chartXml,
    'word/diagrams/data1.xml': diagramXml,
    'word/diagrams/drawing1.xml': diagramDrawingXml,
    'word/media/image1.bin': Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 7919) & 255)),
    ...(workbook && { 'word/embeddings/Microsoft_Excel_Sheet1.xlsx': workbook }),
    ...more,
  }
  return zipOf(zipEntries(officeParts('word/document.xml', types, parts)))
}
