import { officeTypes, schemas } from '../../translated/namespaces.ts'
import { addDiagram, type Chart, chartGraphic, chartType, chartXml } from './drawing-parts.ts'
import { OfficePackage, tinyPng } from './package.ts'
import { addTitle } from './properties.ts'
import { graphicShape, shapeTree, slideNamespaces, textShape } from './slide-shapes.ts'

export type Slide = {
  readonly shapes: string
  /** What the speaker says. */
  readonly notes?: string
  readonly comment?: string
  readonly link?: string
  readonly chart?: Chart & { readonly alt: string }
  readonly diagram?: { readonly alt: string; readonly texts: readonly string[] }
}

/** Shapes of the master and of the layout, which are on every slide. */
export type Masters = { readonly master?: string; readonly layout?: string }

const presentation = 'ppt/presentation.xml'
const master = 'ppt/slideMasters/slideMaster1.xml'
const layout = 'ppt/slideLayouts/slideLayout1.xml'
const slideType = (kind: string): string => `${officeTypes}.presentationml.${kind}+xml`
const color = (name: string, value: string): string => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`
const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
const font = '<a:latin typeface="DejaVu Sans"/><a:ea typeface=""/><a:cs typeface=""/>'
const theme = `<a:theme xmlns:a="${schemas}/drawingml/2006/main" name="Plain"><a:themeElements><a:clrScheme name="Plain">${['dk1', 'lt1', 'dk2', 'lt2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6', 'hlink', 'folHlink'].map((name, index) => color(name, index % 2 === 0 ? '000000' : 'FFFFFF')).join('')}</a:clrScheme><a:fontScheme name="Plain"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="Plain"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${`<a:ln w="6350">${fill}</a:ln>`.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
const colorMap =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>'

/** Builds a pptx with a master, a layout, and slides with their notes, charts and SmartArt. */
export function buildSlides(slides: readonly Slide[], title: string, masters: Masters = {}): Buffer {
  const office = new OfficePackage(presentation)
  addMaster(office, masters)
  const list = slides.map((slide, index) => {
    addSlide(office, slide, index + 1)
    office.relate(presentation, { id: `rIdSlide${index + 1}`, type: 'slide', target: `slides/slide${index + 1}.xml` })
    return `<p:sldId id="${256 + index}" r:id="rIdSlide${index + 1}"/>`
  })
  office.add(
    presentation,
    slideType('presentation.main'),
    `<p:presentation ${slideNamespaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rIdMaster"/></p:sldMasterIdLst><p:sldIdLst>${list.join('')}</p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
  )
  addTitle(office, title)
  return office.toBytes()
}

function addMaster(office: OfficePackage, shapes: Masters): void {
  office.add(
    master,
    slideType('slideMaster'),
    shapeTree(
      'sldMaster',
      shapes.master ?? '',
      `${colorMap}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rIdLayout"/></p:sldLayoutIdLst>`,
    ),
  )
  office.add(layout, slideType('slideLayout'), shapeTree('sldLayout', shapes.layout ?? ''))
  office.add('ppt/theme/theme1.xml', `${officeTypes}.theme+xml`, theme)
  office.relate(presentation, { id: 'rIdMaster', type: 'slideMaster', target: 'slideMasters/slideMaster1.xml' })
  office.relate(master, { id: 'rIdLayout', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' })
  office.relate(master, { id: 'rIdTheme', type: 'theme', target: '../theme/theme1.xml' })
  office.relate(layout, { id: 'rIdMaster', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' })
}

function addSlide(office: OfficePackage, slide: Slide, number: number): void {
  const name = `ppt/slides/slide${number}.xml`
  const relate = (id: string, type: string, target: string): void => office.relate(name, { id, type, target })
  let { shapes } = slide
  relate('rIdLayout', 'slideLayout', '../slideLayouts/slideLayout1.xml')
  if (slide.link) office.relate(name, { id: 'rIdLink', type: 'hyperlink', target: slide.link, mode: 'External' })
  if (shapes.includes('rIdPicture')) {
    office.add('ppt/media/image1.png', 'image/png', tinyPng)
    relate('rIdPicture', 'image', '../media/image1.png')
  }
  if (slide.chart) {
    office.add(`ppt/charts/chart${number}.xml`, chartType, chartXml(slide.chart))
    relate('rIdChart', 'chart', `../charts/chart${number}.xml`)
    shapes += graphicShape(3, 40, slide.chart.alt, chartGraphic('rIdChart'))
  }
  if (slide.diagram)
    shapes += graphicShape(3, 41, slide.diagram.alt, addDiagram(office, 'ppt', name, slide.diagram.texts))
  if (slide.comment) {
    office.add(
      `ppt/comments/comment${number}.xml`,
      slideType('comments'),
      `<p:cmLst ${slideNamespaces}><p:cm authorId="0" idx="1"><p:pos x="10" y="10"/><p:text>${slide.comment}</p:text></p:cm></p:cmLst>`,
    )
    relate('rIdComments', 'comments', `../comments/comment${number}.xml`)
  }
  if (slide.notes) {
    const notes = `ppt/notesSlides/notesSlide${number}.xml`
    office.add(notes, slideType('notesSlide'), shapeTree('notes', textShape(1, [slide.notes])))
    office.relate(notes, { id: 'rIdSlide', type: 'slide', target: `../slides/slide${number}.xml` })
    relate('rIdNotes', 'notesSlide', `../notesSlides/notesSlide${number}.xml`)
  }
  office.add(name, slideType('slide'), shapeTree('sld', shapes))
}
