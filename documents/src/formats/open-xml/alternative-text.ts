import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributesOf } from '../../xml/element-attributes.ts'
import type { XmlElement } from '../../xml/elements.ts'
import { escapeAttribute } from '../../xml/escape.ts'

const described = new Set(['descr', 'title', 'alt', 'tooltip', 'w:tooltip'])
const fileName = /^(?:[A-Za-z]:\\|https?:|file:|\/)\S*$|^\S+\.(?:png|jpe?g|gif|emf|wmf|svg|bmp|tiff?)$/i

/** The elements with a text for people who cannot see the picture. */
export const describedElements: ReadonlySet<string> = new Set([
  'wp:docPr',
  'pic:cNvPr',
  'p:cNvPr',
  'xdr:cNvPr',
  'dgm:cNvPr',
  'dsp:cNvPr',
  'v:shape',
])

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
