import { schemas } from '../../translated/namespaces.ts'
import { field, paragraph, run } from '../../translated/word-features.ts'

/** The elements of a docx, with text in them. */
export const plain = (text: string): string => run(text)
export const bold = (text: string): string => run(text, '<w:b/>')
export const italic = (text: string): string => run(text, '<w:i/>')
export const colored = (text: string): string => run(text, '<w:color w:val="C00000"/><w:u w:val="single"/>')
export const hidden = (text: string): string => run(text, '<w:vanish/>')
export const inCode = (text: string): string => run(text, '<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New"/>')
/** A paragraph of texts; runs are given as they are. */
export const p = (...content: readonly string[]): string =>
  paragraph(content.map((piece) => (piece.startsWith('<') ? piece : run(piece))).join(''))
export const heading = (text: string, level = 1): string => paragraph(run(text), `<w:pStyle w:val="Heading${level}"/>`)
export const listItem = (text: string): string =>
  paragraph(text.startsWith('<') ? text : run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')
export const rightToLeft = (text: string): string => paragraph(run(text, '<w:rtl/>'), '<w:bidi/>')

export const link = (number: number, text: string, tooltip = ''): string =>
  `<w:hyperlink r:id="rIdLink${number}"${tooltip && ` w:tooltip="${tooltip}"`}>${colored(text)}</w:hyperlink>`
export const footnote = (number: number): string =>
  `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="${number + 1}"/></w:r>`
export const endnote = (number: number): string =>
  `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:endnoteReference w:id="${number + 1}"/></w:r>`
export const commented = (number: number, text: string): string =>
  `<w:commentRangeStart w:id="${number - 1}"/>${run(text)}<w:commentRangeEnd w:id="${number - 1}"/><w:r><w:commentReference w:id="${number - 1}"/></w:r>`
export const pageNumber = (): string => field('PAGE', run('1'))
export const reference = (bookmark: string, text: string): string => field(`REF ${bookmark} \\h`, run(text))
export const bookmark = (name: string, text: string): string =>
  `<w:bookmarkStart w:id="9" w:name="${name}"/>${run(text)}<w:bookmarkEnd w:id="9"/>`
export const tab = '<w:r><w:tab/></w:r>'
export const lineBreak = '<w:r><w:br/></w:r>'
export const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'

const change = 'w:author="Editor" w:date="2026-03-01T09:00:00Z"'
export const inserted = (text: string): string => `<w:ins w:id="51" ${change}>${run(text)}</w:ins>`
export const deleted = (text: string): string =>
  `<w:del w:id="52" ${change}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`

const cell = (content: string): string =>
  `<w:tc><w:tcPr><w:tcW w:w="2400" w:type="dxa"/></w:tcPr>${content.startsWith('<w:p') ? content : p(content)}</w:tc>`
export const table = (...rows: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders><w:top w:val="single" w:sz="4"/><w:bottom w:val="single" w:sz="4"/><w:insideH w:val="single" w:sz="4"/></w:tblBorders></w:tblPr><w:tblGrid>${rows[0]?.map(() => '<w:gridCol w:w="2400"/>').join('')}</w:tblGrid>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>${paragraph('')}`

export const control = (name: string, text: string): string =>
  `<w:sdt><w:sdtPr><w:alias w:val="${name}"/><w:tag w:val="field"/><w:text/></w:sdtPr><w:sdtContent>${run(text)}</w:sdtContent></w:sdt>`
export const checkBox =
  '<w:sdt><w:sdtPr><w14:checkbox xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w14:checked w14:val="0"/></w14:checkbox></w:sdtPr><w:sdtContent><w:r><w:rPr><w:rFonts w:ascii="MS Gothic" w:eastAsia="MS Gothic" w:hAnsi="MS Gothic"/></w:rPr><w:t>☐</w:t></w:r></w:sdtContent></w:sdt>'

const extent = '<wp:extent cx="2743200" cy="914400"/>'
const inline = (id: number, alt: string, graphic: string): string =>
  `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0">${extent}<wp:docPr id="${id}" name="Object ${id}" descr="${alt}"/>${graphic}</wp:inline></w:drawing></w:r>`
export const graphic = (id: number, alt: string, xml: string): string => inline(id, alt, xml)
export const picture = (id: number, alt: string): string =>
  inline(
    id,
    alt,
    `<a:graphic><a:graphicData uri="${schemas}/drawingml/2006/picture"><pic:pic xmlns:pic="${schemas}/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="${id}" name="image1.png"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rIdPicture"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic>`,
  )

/** With the fallback that Word writes for programs that do not know text boxes of 2010. */
export function textBox(id: number, alt: string, ...paragraphs: readonly string[]): string {
  const content = `<w:txbxContent>${paragraphs.join('')}</w:txbxContent>`
  const shape = `<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2743200" cy="914400"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx>${content}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic>`
  const drawing = inline(id, alt, shape)
    .replace('<w:r>', '')
    .replace(/<\/w:r>$/, '')
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback><w:pict><v:rect style="width:216pt;height:72pt"><v:textbox>${content}</v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
}
export const formula =
  '<m:oMath><m:r><m:t>E=m</m:t></m:r><m:sSup><m:e><m:r><m:t>c</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>'
