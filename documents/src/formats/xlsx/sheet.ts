import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributesOf } from '../../xml/element-attributes.ts'
import type { XmlElement } from '../../xml/elements.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import { translateAttributeTexts } from './attribute-texts.ts'
import { translateCellText } from './cell-text.ts'
import { translateValidation } from './data-validation.ts'
import type { Locks } from './locks.ts'
import { translatePageHeader } from './page-header.ts'

const headers = 'oddHeader oddFooter evenHeader evenFooter firstHeader firstFooter'
  .split(' ')
  .map((name) => `s:${name}`)
const names = new Set(['s:is', 's:dataValidation', 'x14:dataValidation', 's:hyperlink', 's:sheetView', ...headers])

const linkTexts = ['tooltip', 'display']

/** What a sheet holds itself: texts written in cells, choices, tips of links, page headers. Other cells point at the shared texts. */
export const sheetBlocks = (pass: TranslationPass, locks: Locks): XmlBlocks => ({
  names,
  visit(element, xml, edits) {
    if (element.name === 's:is') translateCellText(pass, element, xml, edits, locks)
    else if (element.name.endsWith(':dataValidation')) translateValidation(pass, element, xml, edits, locks)
    else if (element.name === 's:hyperlink')
      translateAttributeTexts(pass, element, xml, edits, { names: linkTexts, locks })
    else if (element.name === 's:sheetView') mirrorSheet(pass, element, xml, edits)
    else translatePageHeader(pass, element, xml, edits)
  },
})

/** In a right-to-left language column A is on the right. */
function mirrorSheet(pass: TranslationPass, view: XmlElement, xml: string, edits: Edit[]): void {
  if (!pass.target?.isRightToLeft) return
  const stated = attributesOf(xml, view).find(({ name }) => name === 'rightToLeft')
  if (stated) {
    edits.push({ start: stated.start, end: stated.end, text: '1' })
    return
  }
  const at = view.openEnd - (xml[view.openEnd - 2] === '/' ? 2 : 1)
  edits.push({ start: at, end: at, text: ' rightToLeft="1"' })
}
