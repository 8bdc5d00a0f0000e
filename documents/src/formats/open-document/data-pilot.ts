import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributesOf } from '../../xml/element-attributes.ts'
import type { XmlElement } from '../../xml/elements.ts'
import { escapeAttribute } from '../../xml/escape.ts'
import type { LockedTexts } from '../locked-texts.ts'

/** Parts of a pivot table that name texts of cells, and the captions that it writes into cells. */
export const pilotElements = ['table:data-pilot-member', 'table:data-pilot-grand-total', 'table:data-pilot-field']
const captions = ['table:display-name', 'loext:display-name']

/** Pivot tables know the texts of cells by heart, so these get the same answers as the cells. */
export function translatePilot(
  pass: TranslationPass,
  element: XmlElement,
  xml: string,
  edits: Edit[],
  locks: LockedTexts,
): void {
  const isMember = element.name === 'table:data-pilot-member'
  for (const { name, value, start, end } of attributesOf(xml, element)) {
    if (!captions.includes(name) && !(isMember && name === 'table:name')) continue
    if (locks.has(value)) continue
    const text = pass.translateText(value)
    if (text !== undefined) edits.push({ start, end, text: escapeAttribute(text) })
  }
}
