import { diagramDrawingType } from '../../translated/drawings.ts'
import { officeTypes, relationships, schemas } from '../../translated/namespaces.ts'
import type { OfficePackage } from './package.ts'

const main = `${schemas}/drawingml/2006/main`

export type Chart = {
  readonly title: string
  readonly series: string
  readonly categories: readonly string[]
  readonly values: readonly number[]
  /** Where the texts are on the sheet, in a workbook. */
  readonly sheet?: string
}

const point = (text: string | number, index: number): string => `<c:pt idx="${index}"><c:v>${text}</c:v></c:pt>`
const cache = (kind: 'str' | 'num', formula: string, texts: readonly (string | number)[]): string =>
  `<c:${kind}Ref><c:f>${formula}</c:f><c:${kind}Cache>${kind === 'num' ? '<c:formatCode>General</c:formatCode>' : ''}<c:ptCount val="${texts.length}"/>${texts.map(point).join('')}</c:${kind}Cache></c:${kind}Ref>`

/** A column chart whose texts are those of a sheet from A1 on. */
export function chartXml({ title, series, categories, values, sheet = 'Sheet1' }: Chart): string {
  const last = categories.length + 1
  return `<c:chartSpace xmlns:c="${schemas}/drawingml/2006/chart" xmlns:a="${main}" xmlns:r="${relationships}"><c:chart><c:title><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>${title}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title><c:autoTitleDeleted val="0"/><c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:ser><c:idx val="0"/><c:order val="0"/><c:tx>${cache('str', `${sheet}!$B$1`, [series])}</c:tx><c:cat>${cache('str', `${sheet}!$A$2:$A$${last}`, categories)}</c:cat><c:val>${cache('num', `${sheet}!$B$2:$B$${last}`, values)}</c:val></c:ser><c:axId val="1"/><c:axId val="2"/></c:barChart><c:catAx><c:axId val="1"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/><c:crossAx val="2"/></c:catAx><c:valAx><c:axId val="2"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="l"/><c:crossAx val="1"/></c:valAx></c:plotArea><c:legend><c:legendPos val="b"/></c:legend></c:chart></c:chartSpace>`
}

export const chartType = `${officeTypes}.drawingml.chart+xml`
export const chartGraphic = (id: string): string =>
  `<a:graphic><a:graphicData uri="${schemas}/drawingml/2006/chart"><c:chart xmlns:c="${schemas}/drawingml/2006/chart" r:id="${id}"/></a:graphicData></a:graphic>`

const diagram = `${schemas}/drawingml/2006/diagram`
const cachedDrawing = 'http://schemas.microsoft.com/office/2007/relationships/diagramDrawing'
const boxWidth = 1_200_000
const textBody = (text: string): string => `<a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr/><a:t>${text}</a:t></a:r></a:p>`

/** SmartArt of some boxes in a row: its data, and the drawing that programs show. Folder: `word` or `ppt`. */
export function addDiagram(office: OfficePackage, folder: string, user: string, texts: readonly string[]): string {
  const points = texts
    .map(
      (text, index) =>
        `<dgm:pt modelId="${index + 2}"><dgm:prSet/><dgm:spPr/><dgm:t>${textBody(text)}</dgm:t></dgm:pt>`,
    )
    .join('')
  const links = texts
    .map(
      (_, index) => `<dgm:cxn modelId="${index + 100}" srcId="1" destId="${index + 2}" srcOrd="${index}" destOrd="0"/>`,
    )
    .join('')
  const shapes = texts
    .map(
      (text, index) =>
        `<dsp:sp modelId="{${index + 2}}"><dsp:nvSpPr><dsp:cNvPr id="0" name=""/><dsp:cNvSpPr/></dsp:nvSpPr><dsp:spPr><a:xfrm><a:off x="${index * boxWidth * 1.2}" y="0"/><a:ext cx="${boxWidth}" cy="600000"/></a:xfrm><a:prstGeom prst="roundRect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="CCDDEE"/></a:solidFill></dsp:spPr><dsp:txBody>${textBody(text)}</dsp:txBody></dsp:sp>`,
    )
    .join('')
  const parts = {
    data: `<dgm:dataModel xmlns:dgm="${diagram}" xmlns:a="${main}"><dgm:ptLst><dgm:pt modelId="1" type="doc"><dgm:prSet/><dgm:spPr/><dgm:t><a:bodyPr/><a:lstStyle/><a:p/></dgm:t></dgm:pt>${points}</dgm:ptLst><dgm:cxnLst>${links}</dgm:cxnLst><dgm:bg/><dgm:whole/><dgm:extLst><a:ext uri="http://schemas.microsoft.com/office/drawing/2008/diagram"><dsp:dataModelExt xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram" relId="rIdDiagramDrawing" minVer="${diagram}"/></a:ext></dgm:extLst></dgm:dataModel>`,
    layout: `<dgm:layoutDef xmlns:dgm="${diagram}" uniqueId="urn:microsoft.com/office/officeart/2005/8/layout/default"><dgm:layoutNode name="diagram"/></dgm:layoutDef>`,
    style: `<dgm:styleDef xmlns:dgm="${diagram}" uniqueId="urn:microsoft.com/office/officeart/2005/8/quickstyle/simple1"/>`,
    colors: `<dgm:colorsDef xmlns:dgm="${diagram}" uniqueId="urn:microsoft.com/office/officeart/2005/8/colors/accent1_2"/>`,
  }
  const relationNames = { data: 'Data', layout: 'Layout', style: 'QuickStyle', colors: 'Colors' } as const
  const up = user.startsWith(`${folder}/slides/`) ? '../' : ''
  for (const kind of ['data', 'layout', 'style', 'colors'] as const) {
    office.add(
      `${folder}/diagrams/${kind}1.xml`,
      `${officeTypes}.drawingml.diagram${kind[0]?.toUpperCase()}${kind.slice(1)}+xml`,
      parts[kind],
    )
    office.relate(user, {
      id: `rIdDiagram${relationNames[kind]}`,
      type: `diagram${relationNames[kind]}`,
      target: `${up}diagrams/${kind}1.xml`,
    })
  }
  office.add(
    `${folder}/diagrams/drawing1.xml`,
    diagramDrawingType,
    `<dsp:drawing xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram" xmlns:a="${main}"><dsp:spTree><dsp:nvGrpSpPr><dsp:cNvPr id="0" name=""/><dsp:cNvGrpSpPr/></dsp:nvGrpSpPr><dsp:grpSpPr/>${shapes}</dsp:spTree></dsp:drawing>`,
  )
  office.relate(user, { id: 'rIdDiagramDrawing', type: cachedDrawing, target: `${up}diagrams/drawing1.xml` })
  return `<a:graphic><a:graphicData uri="${diagram}"><dgm:relIds xmlns:dgm="${diagram}" r:dm="rIdDiagramData" r:lo="rIdDiagramLayout" r:qs="rIdDiagramQuickStyle" r:cs="rIdDiagramColors"/></a:graphicData></a:graphic>`
}
