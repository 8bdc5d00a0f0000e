import type { Edit } from '../../segments/edits.ts'
import type { InlineItem } from '../../segments/inline.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { childOf, elementsOf, markupOf, prefixOf, textOf, type XmlElement } from '../../xml/elements.ts'
import { escapeText } from '../../xml/escape.ts'
import { Formats } from '../open-xml/formats.ts'
import { decodeControls, encodeControls } from './control-characters.ts'
import type { Locks } from './locks.ts'

const longestCell = 32_767

/** The text of a cell or comment (`si`, `is`, `text`). Returns the new text where it changed. */
export function translateCellText(
  pass: TranslationPass,
  element: XmlElement,
  xml: string,
  edits: Edit[],
  locks?: Locks,
): string | undefined {
  const formats = new Formats()
  const prefix = prefixOf(xml, element)
  const { items, isRich, text: source } = readItems(element, xml, formats)
  if (locks?.has(source)) {
    if (/\p{L}/u.test(source)) pass.leave('used_by_formula')
    return undefined
  }
  let text = ''
  const body = pass.translateItems(items, {
    run(format, inner) {
      const properties = formats.propertiesOf(format)
      return isRich ? `<${prefix}r>${properties ? markupOf(xml, properties) : ''}${inner}</${prefix}r>` : inner
    },
    text(piece) {
      text += piece
      return `<${prefix}t xml:space="preserve">${escapeText(encodeControls(piece))}</${prefix}t>`
    },
  })
  if (body === undefined) return undefined
  if (text.length > longestCell) {
    pass.reject('too_long')
    return undefined
  }
  edits.push({ start: element.openEnd, end: element.closeStart, text: body })
  return text
}

/** Phonetic guides (`rPh`) are about the source text, so they are not kept. */
function readItems(element: XmlElement, xml: string, formats: Formats) {
  const items: InlineItem[] = []
  let isRich = false
  let text = ''
  for (const child of elementsOf(element)) {
    if (child.name !== 's:t' && child.name !== 's:r') continue
    const isRun = child.name === 's:r'
    isRich ||= isRun
    const properties = isRun ? childOf(child, 's:rPr') : undefined
    const content = isRun ? childOf(child, 's:t') : child
    const look = properties ? xml.slice(properties.openEnd, properties.closeStart) : ''
    const piece = content ? decodeControls(textOf(xml, content)) : ''
    text += piece
    items.push({ kind: 'text', text: piece, format: formats.numberOf(look, properties) })
  }
  return { items, isRich, text }
}
