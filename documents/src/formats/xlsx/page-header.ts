import type { Edit } from '../../segments/edits.ts'
import { betweenRuns, type InlineItem } from '../../segments/inline.ts'
import { alwaysEnds } from '../../segments/sentence-ends.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { textOf, type XmlElement } from '../../xml/elements.ts'
import { escapeText } from '../../xml/escape.ts'

const longestHeader = 255
/** `&L&"Arial,Bold"&12Text &P`: sides, fonts, sizes, colors and page numbers. */
const code = /&(?:"[^"]{0,200}"|K[0-9A-F]{6}|K\d\d[+-]\d{3}|\d{1,3}\s?|[A-Za-z&])/g
const side = /^&[LCR]$/
const value = /^&[PNDTFAZ]$/i

/** A header or footer of a printed sheet. */
export function translatePageHeader(pass: TranslationPass, element: XmlElement, xml: string, edits: Edit[]): void {
  const header = pass.translateItems(readItems(textOf(xml, element)), {
    run: (_format, inner) => inner,
    text: (text) => text.replaceAll('&', '&&'),
  })
  if (header === undefined) return
  if (header.length > longestHeader) pass.reject('too_long')
  else edits.push({ start: element.openEnd, end: element.closeStart, text: escapeText(header) })
}

function readItems(header: string): InlineItem[] {
  const items: InlineItem[] = []
  const addText = (text: string): void => {
    if (text !== '') items.push({ kind: 'text', text, format: 0 })
  }
  let at = 0
  for (const { 0: written, index } of header.matchAll(code)) {
    addText(header.slice(at, index))
    at = index + written.length
    if (written === '&&') addText('&')
    else items.push({ kind: 'object', markup: written, format: betweenRuns, readAs: readAs(written) })
  }
  addText(header.slice(at))
  return items
}

function readAs(written: string): string {
  if (side.test(written)) return alwaysEnds
  return value.test(written) ? '0' : ''
}
