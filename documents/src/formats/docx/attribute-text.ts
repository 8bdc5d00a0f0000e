import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributesOf, type XmlAttribute } from '../../xml/element-attributes.ts'
import type { XmlElement } from '../../xml/elements.ts'
import { escapeAttribute } from '../../xml/escape.ts'

/** An attribute by its name without prefix. */
export const findAttribute = (xml: string, element: XmlElement, wanted: string): XmlAttribute | undefined =>
  attributesOf(xml, element).find(({ name }) => name === wanted || name.endsWith(`:${wanted}`))

/** Translates the text that an element has in an attribute. Word rejects files with texts over its limits. */
export function translateAttributeText(
  pass: TranslationPass,
  element: XmlElement,
  xml: string,
  edits: Edit[],
  { name = 'val', longest = Number.POSITIVE_INFINITY } = {},
): void {
  const found = findAttribute(xml, element, name)
  const text = found && pass.translateText(found.value)
  if (!found || text === undefined) return
  if (text.length > longest) pass.reject('too_long')
  else edits.push({ start: found.start, end: found.end, text: escapeAttribute(text) })
}
