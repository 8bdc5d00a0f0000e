import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { isEmpty, textOf, type XmlElement } from '../../xml/elements.ts'
import { escapeText } from '../../xml/escape.ts'

/** An element that holds nothing but text. */
export function translateContent(pass: TranslationPass, element: XmlElement, xml: string, edits: Edit[]): void {
  if (isEmpty(element)) return
  const text = pass.translateText(textOf(xml, element))
  if (text !== undefined) edits.push({ start: element.openEnd, end: element.closeStart, text: escapeText(text) })
}
