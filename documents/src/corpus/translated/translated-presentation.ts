import { officeParts, type Parts } from '../office-files.ts'
import { zipEntries, zipOf } from '../zip-writer.ts'
import { chartXml, diagramXml } from './drawings.ts'
import { officeTypes, relationships, schemas, xmlHead } from './namespaces.ts'

const namespaces = `xmlns:p="${schemas}/presentationml/2006/main" xmlns:a="${schemas}/drawingml/2006/main" xmlns:r="${relationships}"`
const types: Record<string, string> = {
  'ppt/presentation.xml': `${officeTypes}.presentationml.presentation.main+xml`,
  'ppt/slides/slide1.xml': `${officeTypes}.presentationml.slide+xml`,
  'ppt/notesSlides/notesSlide1.xml': `${officeTypes}.presentationml.notesSlide+xml`,
  'ppt/slideLayouts/slideLayout1.xml': `${officeTypes}.presentationml.slideLayout+xml`,
  'ppt/comments/comment1.xml': `${officeTypes}.presentationml.comments+xml`,
  'ppt/comments/modernComment_1.xml': 'application/vnd.ms-powerpoint.comments+xml',
  'ppt/charts/chart1.xml': `${officeTypes}.drawingml.chart+xml`,
  'ppt/diagrams/data1.xml': `${officeTypes}.drawingml.diagramData+xml`,
  'ppt/embeddings/Microsoft_Excel_Sheet1.xlsx': `${officeTypes}.spreadsheetml.sheet`,
}
const textShape =
  '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title 1" descr="Decorative title shape"/></p:nvSpPr><p:txBody><a:bodyPr/><a:p><a:pPr algn="l"/><a:r><a:rPr lang="en-US" dirty="0"/><a:t>Welcome to the </a:t></a:r><a:r><a:rPr lang="en-US" b="1"/><a:t>big</a:t></a:r><a:r><a:rPr lang="en-GB" err="1"/><a:t> show</a:t></a:r><a:br><a:rPr lang="en-US"/></a:br><a:r><a:rPr lang="en-US"/><a:t>of the year</a:t></a:r><a:endParaRPr lang="en-US"/></a:p><a:p><a:r><a:t>Slide </a:t></a:r><a:fld id="{1}" type="slidenum"><a:rPr lang="en-US"/><a:t>7</a:t></a:fld><a:r><a:t> of many</a:t></a:r></a:p></p:txBody></p:sp>'
const tableShape = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="T"/></p:nvGraphicFramePr><a:graphic><a:graphicData uri="${schemas}/drawingml/2006/table"><a:tbl><a:tr h="1"><a:tc><a:txBody><a:bodyPr/><a:p><a:r><a:rPr lang="en-US"><a:hlinkClick r:id="rId2"/></a:rPr><a:t>Linked table cell</a:t></a:r></a:p></a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
const slide = (root: string, shapes: string): string =>
  `${xmlHead}<p:${root} ${namespaces}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:${root}>`
const textOnly = (text: string): string => `<p:sp><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`

const prompt = (text: string): string =>
  textOnly(text).replace('<p:sp>', '<p:sp><p:nvSpPr><p:nvPr><p:ph type="body"/></p:nvPr></p:nvSpPr>')

/** A pptx with a table, notes, comments, a chart and SmartArt. */
export function presentation(embedded?: Buffer): Buffer {
  const parts: Parts = {
    'ppt/presentation.xml': `${xmlHead}<p:presentation ${namespaces}/>`,
    'ppt/slides/slide1.xml': slide('sld', textShape + tableShape),
    'ppt/notesSlides/notesSlide1.xml': slide('notes', textOnly('Speak slowly here.')),
    'ppt/slideLayouts/slideLayout1.xml': slide('sldLayout', prompt('Click to edit') + textOnly('On every slide')),
    'ppt/comments/comment1.xml': `${xmlHead}<p:cmLst ${namespaces}><p:cm authorId="0" idx="1"><p:pos x="1" y="1"/><p:text>Nice slide, keep it.</p:text></p:cm></p:cmLst>`,
    'ppt/comments/modernComment_1.xml': `${xmlHead}<p188:cmLst xmlns:p188="http://schemas.microsoft.com/office/powerpoint/2018/8/main" xmlns:a="${schemas}/drawingml/2006/main"><p188:cm id="{1}"><p188:txBody><a:bodyPr/><a:p><a:r><a:t>A modern remark.</a:t></a:r></a:p></p188:txBody></p188:cm></p188:cmLst>`,
    'ppt/charts/chart1.xml': chartXml,
    'ppt/diagrams/data1.xml': diagramXml,
    ...(embedded && { 'ppt/embeddings/Microsoft_Excel_Sheet1.xlsx': embedded }),
  }
  return zipOf(zipEntries(officeParts('ppt/presentation.xml', types, parts)))
}
