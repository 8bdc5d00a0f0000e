import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributeOf, attributesOf } from '../../xml/element-attributes.ts'
import { childOf, textOf, type XmlElement } from '../../xml/elements.ts'
import { escapeAttribute, escapeText } from '../../xml/escape.ts'
import { translateChoices } from '../translate-choices.ts'
import type { Locks } from './locks.ts'

const longest = new Map([
  ['promptTitle', 32],
  ['errorTitle', 32],
  ['prompt', 255],
  ['error', 255],
])
const longestList = 255
const syntax = { separator: ',', writeText: (text: string) => text.replace(/[,"]/g, ' ') }

/** What a cell accepts: its messages, and a list of choices that is written in place. */
export function translateValidation(
  pass: TranslationPass,
  element: XmlElement,
  xml: string,
  edits: Edit[],
  locks: Locks,
): void {
  for (const { name, value, start, end } of attributesOf(xml, element)) {
    const limit = longest.get(name)
    if (limit === undefined) continue
    const text = pass.translateText(value)
    if (text === undefined) continue
    if (text.length > limit) pass.reject('too_long')
    else edits.push({ start, end, text: escapeAttribute(text) })
  }
  const formula = childOf(element, 's:formula1')
  if (formula && attributeOf(xml, element, 'type') === 'list') translateList(pass, formula, xml, edits, locks)
}

function translateList(pass: TranslationPass, formula: XmlElement, xml: string, edits: Edit[], locks: Locks): void {
  const choices = /^"([^"]*)"$/.exec(textOf(xml, formula))?.[1]?.split(',')
  if (!choices) return
  const list = translateChoices(pass, choices, locks, syntax)
  if (list === undefined) return
  if (list.length > longestList) pass.reject('too_long')
  else edits.push({ start: formula.openEnd, end: formula.closeStart, text: escapeText(`"${list}"`) })
}
