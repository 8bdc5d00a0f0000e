import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributesOf } from '../../xml/element-attributes.ts'
import type { XmlElement } from '../../xml/elements.ts'
import type { XmlBlocks } from '../../xml/xml-splicer.ts'
import { translateAttributes } from '../open-xml/alternative-text.ts'
import { translateCellText } from './cell-text.ts'
import { translateValidation } from './data-validation.ts'
import type { Locks } from './locks.ts'
import { translatePageHeader } from './page-header.ts'

const headers = 'oddHeader oddFooter evenHeader evenFooter firstHeader firstFooter'
  .split(' ')
  .map((name) => `s:${name}`)
const names = new Set(['s:is', 's:dataValidation', 's:hyperlink', 's:sheetView', ...headers])

/** What a sheet holds itself: texts written in cells, choices, tips of links, page headers. Other cells point at the shared texts. */
export const sheetBlocks = (pass: TranslationPass, locks: Locks): XmlBlocks => ({
  names,
  visit(element, xml, edits) {
    if (element.name === 's:is') translateCellText(pass, element, xml, edits, locks)
    else if (element.name === 's:dataValidation') translateValidation(pass, element, xml, edits, locks)
    else if (element.name === 's:hyperlink') translateAttributes(pass, element, xml, edits)
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
