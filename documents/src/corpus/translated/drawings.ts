import { relationships, schemas, xmlHead } from './namespaces.ts'

export const chartXml = `${xmlHead}<c:chartSpace xmlns:c="${schemas}/drawingml/2006/chart" xmlns:a="${schemas}/drawingml/2006/main" xmlns:r="${relationships}"><c:chart><c:title><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>Sales by region</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea><c:barChart><c:barDir val="col"/><c:ser><c:idx val="0"/><c:order val="0"/><c:tx><c:strRef><c:f>Sheet1!$B$1</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>Turnover</c:v></c:pt></c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:f>Sheet1!$A$2:$A$3</c:f><c:strCache><c:ptCount val="2"/><c:pt idx="0"><c:v>North side</c:v></c:pt><c:pt idx="1"><c:v>2025</c:v></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef><c:f>Sheet1!$B$2:$B$3</c:f><c:numCache><c:ptCount val="2"/><c:pt idx="0"><c:v>3</c:v></c:pt><c:pt idx="1"><c:v>5</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser><c:axId val="1"/><c:axId val="2"/></c:barChart><c:catAx><c:axId val="1"/><c:scaling/><c:axPos val="b"/><c:crossAx val="2"/></c:catAx><c:valAx><c:axId val="2"/><c:scaling/><c:axPos val="l"/><c:crossAx val="1"/></c:valAx></c:plotArea></c:chart></c:chartSpace>`

const point = '<a:bodyPr/><a:p><a:r><a:rPr lang="en-US"/><a:t>First step of the process</a:t></a:r></a:p>'

/** SmartArt, and the picture of it that programs show which do not know SmartArt. */
export const diagramXml = `${xmlHead}<dgm:dataModel xmlns:dgm="${schemas}/drawingml/2006/diagram" xmlns:a="${schemas}/drawingml/2006/main"><dgm:ptLst><dgm:pt modelId="1"><dgm:t>${point}</dgm:t></dgm:pt></dgm:ptLst></dgm:dataModel>`
export const diagramDrawingXml = `${xmlHead}<dsp:drawing xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram" xmlns:a="${schemas}/drawingml/2006/main"><dsp:spTree><dsp:sp modelId="1"><dsp:txBody>${point}</dsp:txBody></dsp:sp></dsp:spTree></dsp:drawing>`

export const propertiesXml = `${xmlHead}<cp:coreProperties xmlns:cp="${schemas}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Annual report title</dc:title><dc:creator>Ann Author</dc:creator></cp:coreProperties>`
export const propertiesType = 'application/vnd.openxmlformats-package.core-properties+xml'
export const diagramDrawingType = 'application/vnd.ms-office.drawingml.diagramDrawing+xml'
