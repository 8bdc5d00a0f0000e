import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { elementsOf, textOf, type XmlElement } from '../../xml/elements.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import { translateDrawingParagraph } from './drawing-paragraph.ts'
import { translateContent } from './plain-content.ts'

export const chartParts = /drawingml\.chart\+xml$|ms-office\.chartex\+xml$/
const caches = ['c:strCache', 'c:strLit', 'c:multiLvlStrCache', 'cx:strDim', 'cx:txData']
const names = new Set(['a:p', ...caches])
const values = new Set(['c:v', 'cx:pt', 'cx:v'])

/** Titles and labels, and the copies of cells, which get the same answers as the cells. */
export const chartBlocks = (pass: TranslationPass, isLocked: (text: string) => boolean = () => false): XmlBlocks => ({
  names,
  visit(element, xml, edits) {
    if (element.name === 'a:p') translateDrawingParagraph(pass, element, xml, edits)
    else translateCache(pass, element, xml, edits, isLocked)
  },
})

function translateCache(
  pass: TranslationPass,
  element: XmlElement,
  xml: string,
  edits: Edit[],
  isLocked: (text: string) => boolean,
): void {
  for (const child of elementsOf(element)) {
    if (!values.has(child.name)) translateCache(pass, child, xml, edits, isLocked)
    else if (isLocked(textOf(xml, child))) pass.leave('used_by_formula')
    else translateContent(pass, child, xml, edits)
  }
}
