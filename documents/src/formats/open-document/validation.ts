import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { attributesOf } from '../../xml/element-attributes.ts'
import type { XmlElement } from '../../xml/elements.ts'
import { escapeAttribute } from '../../xml/escape.ts'
import { type LockedTexts, quotedTexts } from '../locked-texts.ts'
import { translateChoices } from '../translate-choices.ts'

const listOfChoices = /^((?:\w{1,9}:)?cell-content-is-in-list\()"[^)]*"\)$/
const syntax = { separator: '";"', writeText: (text: string) => text.replaceAll('"', '""') }

/** What a cell accepts: a list of choices that is written in place. */
export function translateCondition(
  pass: TranslationPass,
  element: XmlElement,
  xml: string,
  edits: Edit[],
  locks: LockedTexts,
): void {
  const condition = attributesOf(xml, element).find(({ name }) => name === 'table:condition')
  const opening = condition && listOfChoices.exec(condition.value)?.[1]
  if (!opening) return
  const list = translateChoices(pass, quotedTexts(condition.value), locks, syntax)
  if (list === undefined) return
  edits.push({ start: condition.start, end: condition.end, text: escapeAttribute(`${opening}"${list}")`) })
}

/** The title of a message that a cell shows. */
export function translateMessageTitle(pass: TranslationPass, message: XmlElement, xml: string, edits: Edit[]): void {
  for (const { name, value, start, end } of attributesOf(xml, message)) {
    const title = name === 'table:title' ? pass.translateText(value) : undefined
    if (title !== undefined) edits.push({ start, end, text: escapeAttribute(title) })
  }
}
