import { officeTypes } from '../../translated/namespaces.ts'
import { paragraph, run, wordNamespaces } from '../../translated/word-features.ts'
import { addDiagram, type Chart, chartGraphic, chartType, chartXml } from './drawing-parts.ts'
import { OfficePackage, tinyPng } from './package.ts'
import { addTitle } from './properties.ts'
import { graphic } from './word-elements.ts'

export type WordContent = {
  readonly language: string
  readonly body: string
  readonly title?: string
  /** Paragraphs. */
  readonly header?: string
  readonly footer?: string
  /** Texts of notes, in order of their references. */
  readonly footnotes?: readonly string[]
  readonly endnotes?: readonly string[]
  readonly comments?: readonly string[]
  readonly links?: readonly string[]
  readonly chart?: Chart & { readonly alt: string; readonly workbook?: Buffer }
  readonly diagram?: { readonly alt: string; readonly texts: readonly string[] }
  readonly isRightToLeft?: boolean
  /** What stands before items of lists, with `%1` for their number. */
  readonly listLabel?: string
}

const document = 'word/document.xml'
const part = (root: string, inside: string): string => `<w:${root} ${wordNamespaces}>${inside}</w:${root}>`
const wordType = (kind: string): string => `${officeTypes}.wordprocessingml.${kind}+xml`
const styles = (language: string): string =>
  `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="DejaVu Sans" w:hAnsi="DejaVu Sans" w:cs="DejaVu Sans"/><w:sz w:val="22"/><w:lang w:val="${language}" w:eastAsia="${language}" w:bidi="ar-SA"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${[1, 2].map((level) => `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:pPr><w:keepNext/><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${36 - 6 * level}"/></w:rPr></w:style>`).join('')}`
const numbering = (label = '%1.'): string =>
  `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="${label}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`

/** Builds a docx as Word would, with every part related to the one that uses it. */
export function buildWord(content: WordContent): Buffer {
  const office = new OfficePackage(document)
  const addPart = (name: string, kind: string, root: string, inside: string): void => {
    office.add(`word/${name}.xml`, wordType(kind), part(root, inside))
    office.relate(document, { id: `rId${kind[0]?.toUpperCase()}${kind.slice(1)}`, type: kind, target: `${name}.xml` })
  }
  addPart('styles', 'styles', 'styles', styles(content.language))
  addPart('numbering', 'numbering', 'numbering', numbering(content.listLabel))
  for (const kind of ['header', 'footer'] as const) {
    const inside = content[kind]
    if (inside) addPart(`${kind}1`, kind, kind === 'header' ? 'hdr' : 'ftr', inside)
  }
  if (content.footnotes) addPart('footnotes', 'footnotes', 'footnotes', notes('footnote', content.footnotes))
  if (content.endnotes) addPart('endnotes', 'endnotes', 'endnotes', notes('endnote', content.endnotes))
  if (content.comments) addPart('comments', 'comments', 'comments', commentsXml(content.comments))
  for (const [index, target] of (content.links ?? []).entries())
    office.relate(document, { id: `rIdLink${index + 1}`, type: 'hyperlink', target, mode: 'External' })
  if (content.body.includes('rIdPicture')) {
    office.add('word/media/image1.png', 'image/png', tinyPng)
    office.relate(document, { id: 'rIdPicture', type: 'image', target: 'media/image1.png' })
  }
  const drawings = [addChart(office, content), addSmartArt(office, content)].map(
    (drawing) => drawing && paragraph(drawing),
  )
  office.add(
    document,
    wordType('document.main'),
    part('document', `<w:body>${content.body}${drawings.join('')}${section(content)}</w:body>`),
  )
  if (content.title) addTitle(office, content.title)
  return office.toBytes()
}

const reference = (kind: 'header' | 'footer'): string =>
  `<w:${kind}Reference w:type="default" r:id="rId${kind === 'header' ? 'Header' : 'Footer'}"/>`
const section = ({ header, footer, isRightToLeft }: WordContent): string =>
  `<w:sectPr>${header ? reference('header') : ''}${footer ? reference('footer') : ''}<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1134" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/>${isRightToLeft ? '<w:bidi/>' : ''}</w:sectPr>`
const notes = (kind: 'footnote' | 'endnote', texts: readonly string[]): string =>
  `<w:${kind} w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:${kind}><w:${kind} w:type="continuationSeparator" w:id="1"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:${kind}>${texts.map((text, index) => `<w:${kind} w:id="${index + 2}">${paragraph(`<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:${kind}Ref/></w:r>${run(` ${text}`)}`)}</w:${kind}>`).join('')}`
const commentsXml = (texts: readonly string[]): string =>
  texts
    .map(
      (text, index) =>
        `<w:comment w:id="${index}" w:author="Editor" w:initials="E" w:date="2026-03-01T09:00:00Z">${paragraph(run(text))}</w:comment>`,
    )
    .join('')

function addChart(office: OfficePackage, { chart }: WordContent): string {
  if (!chart) return ''
  const name = 'word/charts/chart1.xml'
  office.add(
    name,
    chartType,
    chartXml(chart).replace(
      '</c:chartSpace>',
      `${chart.workbook ? '<c:externalData r:id="rIdWorkbook"/>' : ''}</c:chartSpace>`,
    ),
  )
  office.relate(document, { id: 'rIdChart', type: 'chart', target: 'charts/chart1.xml' })
  if (chart.workbook) {
    const workbook = 'embeddings/Microsoft_Excel_Sheet1.xlsx'
    office.add(`word/${workbook}`, `${officeTypes}.spreadsheetml.sheet`, chart.workbook)
    office.relate(name, { id: 'rIdWorkbook', type: 'package', target: `../${workbook}` })
  }
  return graphic(80, chart.alt, chartGraphic('rIdChart'))
}

const addSmartArt = (office: OfficePackage, { diagram }: WordContent): string =>
  diagram ? graphic(81, diagram.alt, addDiagram(office, 'word', document, diagram.texts)) : ''
