import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { elementsOf, prefixOf, type XmlElement } from '../../xml/elements.ts'
import { escapeAttribute } from '../../xml/escape.ts'
import { findAttribute } from './attribute-text.ts'

/** The choices of a drop-down list or combo box. Their values, which programs read, stay. */
export function translateChoiceList(pass: TranslationPass, list: XmlElement, xml: string, edits: Edit[]): void {
  const shown = new Set<string>()
  for (const item of elementsOf(list)) {
    const label = findAttribute(xml, item, 'displayText')
    const value = findAttribute(xml, item, 'value')
    const source = label ?? value
    if (item.name !== 'w:listItem' || !source) continue
    const text = translateChoice(pass, source.value, shown)
    if (text === undefined) continue
    const written = escapeAttribute(text)
    if (label) edits.push({ start: label.start, end: label.end, text: written })
    else edits.push({ start: source.end + 1, end: source.end + 1, text: labelAttribute(xml, item, written) })
  }
}

const labelAttribute = (xml: string, item: XmlElement, written: string): string =>
  ` ${prefixOf(xml, item)}displayText="${written}"`

/** Word allows no two choices of one name. */
export function translateChoice(pass: TranslationPass, source: string, shown: Set<string>): string | undefined {
  const text = pass.translateText(source)
  if (text === undefined || !shown.has(text)) {
    shown.add(text ?? source)
    return text
  }
  pass.reject('equal_choices')
  shown.add(source)
  return undefined
}
