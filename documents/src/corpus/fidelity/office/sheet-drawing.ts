import { officeTypes, relationships, schemas } from '../../translated/namespaces.ts'
import { type Chart, chartGraphic, chartType, chartXml } from './drawing-parts.ts'
import { type OfficePackage, tinyPng } from './package.ts'

export type SheetDrawing = {
  readonly shape?: { readonly text: string; readonly alt: string }
  readonly chart?: Chart & { readonly alt: string }
  readonly picture?: { readonly alt: string }
}

const anchor = (column: number, inside: string): string =>
  `<xdr:twoCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>8</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>${column + 2}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>16</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to>${inside}<xdr:clientData/></xdr:twoCellAnchor>`
const place =
  '<a:xfrm><a:off x="0" y="0"/><a:ext cx="1800000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>'

/** Adds shapes, a chart and a picture to a sheet. Returns the sheet's reference to them. */
export function addSheetDrawing(office: OfficePackage, sheet: string, number: number, content: SheetDrawing): string {
  const name = `xl/drawings/drawing${number}.xml`
  const { shape, chart, picture } = content
  const anchors: string[] = []
  if (shape)
    anchors.push(
      `<xdr:sp macro="" textlink=""><xdr:nvSpPr><xdr:cNvPr id="2" name="Shape 1" descr="${shape.alt}"/><xdr:cNvSpPr/></xdr:nvSpPr><xdr:spPr>${place}</xdr:spPr><xdr:txBody><a:bodyPr/><a:p><a:r><a:rPr lang="en-US"/><a:t>${shape.text}</a:t></a:r></a:p></xdr:txBody></xdr:sp>`,
    )
  if (chart) {
    office.add(`xl/charts/chart${number}.xml`, chartType, chartXml(chart))
    office.relate(name, { id: 'rIdChart', type: 'chart', target: `../charts/chart${number}.xml` })
    anchors.push(
      `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="3" name="Chart 1" descr="${chart.alt}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>${chartGraphic('rIdChart')}</xdr:graphicFrame>`,
    )
  }
  if (picture) {
    office.add('xl/media/image1.png', 'image/png', tinyPng)
    office.relate(name, { id: 'rIdPicture', type: 'image', target: '../media/image1.png' })
    anchors.push(
      `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="4" name="Picture 1" descr="${picture.alt}"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rIdPicture"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr>${place}</xdr:spPr></xdr:pic>`,
    )
  }
  const all = anchors.map((inside, index) => anchor(index * 2, inside)).join('')
  office.add(
    name,
    `${officeTypes}.drawing+xml`,
    `<xdr:wsDr xmlns:xdr="${schemas}/drawingml/2006/spreadsheetDrawing" xmlns:a="${schemas}/drawingml/2006/main" xmlns:r="${relationships}">${all}</xdr:wsDr>`,
  )
  office.relate(sheet, { id: 'rIdDrawing', type: 'drawing', target: `../drawings/drawing${number}.xml` })
  return '<drawing r:id="rIdDrawing"/>'
}
