import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributeOf } from '../../xml/element-attributes.ts'
import { childOf, elementsOf, type XmlElement } from '../../xml/elements.ts'
import { escapeAttribute } from '../../xml/escape.ts'
import { findAttribute, translateAttributeText } from './attribute-text.ts'
import { translateChoice } from './choices.ts'

const longestHelp = 255
const longestStatus = 138
const longestEntry = 50

/** What a form field shows: help, the text of the status bar, choices, and the text it has at first. */
export function translateFormField(pass: TranslationPass, field: XmlElement, xml: string, edits: Edit[]): void {
  for (const child of elementsOf(field)) {
    // Otherwise it is the name of a building block.
    const isText = attributeOf(xml, child, 'type') === 'text'
    if (child.name === 'w:helpText' && isText) translateAttributeText(pass, child, xml, edits, { longest: longestHelp })
    else if (child.name === 'w:statusText' && isText)
      translateAttributeText(pass, child, xml, edits, { longest: longestStatus })
    else if (child.name === 'w:ddList') translateEntries(pass, child, xml, edits)
    else if (child.name === 'w:textInput') translateFirstText(pass, child, xml, edits)
  }
}

function translateEntries(pass: TranslationPass, list: XmlElement, xml: string, edits: Edit[]): void {
  const shown = new Set<string>()
  for (const entry of elementsOf(list)) {
    const value = entry.name === 'w:listEntry' ? findAttribute(xml, entry, 'val') : undefined
    const text = value && translateChoice(pass, value.value, shown)
    if (!value || text === undefined) continue
    if (text.length > longestEntry) pass.reject('too_long')
    else edits.push({ start: value.start, end: value.end, text: escapeAttribute(text) })
  }
}

/** Numbers and dates are not text. */
function translateFirstText(pass: TranslationPass, input: XmlElement, xml: string, edits: Edit[]): void {
  const type = childOf(input, 'w:type')
  const first = childOf(input, 'w:default')
  if (!first || (type && attributeOf(xml, type, 'val') !== 'regular')) return
  const most = childOf(input, 'w:maxLength')
  const longest = Number((most && attributeOf(xml, most, 'val')) ?? Number.POSITIVE_INFINITY)
  translateAttributeText(pass, first, xml, edits, { longest })
}
