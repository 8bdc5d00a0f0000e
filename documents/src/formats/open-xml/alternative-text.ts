import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributesOf } from '../../xml/element-attributes.ts'
import { elementsOf, type XmlElement } from '../../xml/elements.ts'
import { escapeAttribute } from '../../xml/escape.ts'

const described = new Set(['descr', 'title', 'alt', 'tooltip', 'w:tooltip'])
const fileName = /^(?:[A-Za-z]:\\|https?:|file:|\/)\S*$|^\S+\.(?:png|jpe?g|gif|emf|wmf|svg|bmp|tiff?)$/i

/** The elements with a text for people who cannot see the picture, or with the tip of a link. */
export const describedElements: ReadonlySet<string> = new Set([
  'wp:docPr',
  'pic:cNvPr',
  'p:cNvPr',
  'xdr:cNvPr',
  'dgm:cNvPr',
  'dsp:cNvPr',
  'wps:cNvPr',
  'wpg:cNvPr',
  'a:hlinkClick',
  'a:hlinkHover',
  ...'shape rect roundrect oval line polyline curve arc image group'.split(' ').map((shape) => `v:${shape}`),
])

/** Translates the attributes of an element and of the links inside it. */
export function translateDescription(pass: TranslationPass, element: XmlElement, xml: string, edits: Edit[]): void {
  translateAttributes(pass, element, xml, edits)
  for (const child of elementsOf(element))
    if (describedElements.has(child.name)) translateAttributes(pass, child, xml, edits)
}

/** Translates attributes that people read: alternative texts, titles and tips of links. */
export function translateAttributes(pass: TranslationPass, element: XmlElement, xml: string, edits: Edit[]): void {
  for (const { name, value, start, end } of attributesOf(xml, element)) {
    if (!described.has(name) || value.trim() === '') continue
    if (fileName.test(value)) {
      pass.leave('file_name')
      continue
    }
    const text = pass.translateText(value)
    if (text !== undefined) edits.push({ start, end, text: escapeAttribute(text) })
  }
}
