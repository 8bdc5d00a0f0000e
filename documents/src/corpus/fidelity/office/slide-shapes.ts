import { relationships, schemas } from '../../translated/namespaces.ts'

export const slideNamespaces = `xmlns:p="${schemas}/presentationml/2006/main" xmlns:a="${schemas}/drawingml/2006/main" xmlns:r="${relationships}"`

/** Runs of a slide. Anything that is no element is text. */
const run = (text: string, attributes = ''): string =>
  `<a:r><a:rPr lang="en-US"${attributes && ` ${attributes}`}/><a:t>${text}</a:t></a:r>`
export const bold = (text: string): string => run(text, 'b="1"')
export const link = (text: string, tip = ''): string =>
  `<a:r><a:rPr lang="en-US"><a:hlinkClick r:id="rIdLink" tooltip="${tip}"/></a:rPr><a:t>${text}</a:t></a:r>`
export const slideNumber =
  '<a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="en-US"/><a:t>1</a:t></a:fld>'
export const line = (...runs: readonly string[]): string =>
  `<a:p>${runs.map((piece) => (piece.startsWith('<') ? piece : run(piece))).join('')}</a:p>`

const frame = (row: number, height: number): string =>
  `<a:xfrm><a:off x="500000" y="${400_000 + row * 1_100_000}"/><a:ext cx="8000000" cy="${height}"/></a:xfrm>`
const named = (id: number, name: string, alt: string): string =>
  `<p:cNvPr id="${id}" name="${name}"${alt && ` descr="${alt}"`}/>`

export const textShape = (row: number, lines: readonly string[], alt = ''): string =>
  `<p:sp><p:nvSpPr>${named(10 + row, `Text ${row}`, alt)}<p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${frame(row, 900_000)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>${lines.map((content) => (content.startsWith('<a:p>') ? content : line(content))).join('')}</p:txBody></p:sp>`
/** A placeholder of a layout or master; its kind is `title`, `body`, `ftr` and so on. */
export const placeholder = (row: number, kind: string, text: string): string =>
  textShape(row, [text]).replace('<p:nvPr/>', `<p:nvPr><p:ph type="${kind}" idx="${row}"/></p:nvPr>`)
export const group = (...shapes: readonly string[]): string =>
  `<p:grpSp><p:nvGrpSpPr>${named(60, 'Group', '')}<p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes.join('')}</p:grpSp>`
const framed = (row: number, id: number, alt: string, graphic: string): string =>
  `<p:graphicFrame><p:nvGraphicFramePr>${named(id, `Object ${id}`, alt)}<p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>${frame(row, 2_000_000).replaceAll('a:xfrm', 'p:xfrm')}${graphic}</p:graphicFrame>`
export const graphicShape = framed
export const tableShape = (row: number, rows: readonly (readonly string[])[]): string =>
  framed(
    row,
    30 + row,
    '',
    `<a:graphic><a:graphicData uri="${schemas}/drawingml/2006/table"><a:tbl><a:tblPr/><a:tblGrid>${rows[0]?.map(() => '<a:gridCol w="2000000"/>').join('')}</a:tblGrid>${rows.map((cells) => `<a:tr h="370000">${cells.map((text) => `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${line(text)}</a:txBody><a:tcPr/></a:tc>`).join('')}</a:tr>`).join('')}</a:tbl></a:graphicData></a:graphic>`,
  )
export const pictureShape = (row: number, alt: string): string =>
  `<p:pic><p:nvPicPr>${named(50 + row, 'Picture', alt)}<p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rIdPicture"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${frame(row, 900_000)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`
export const shapeTree = (root: string, shapes: string, after = ''): string =>
  `<p:${root} ${slideNamespaces}><p:cSld><p:spTree><p:nvGrpSpPr>${named(1, '', '')}<p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:spTree></p:cSld>${after}</p:${root}>`
