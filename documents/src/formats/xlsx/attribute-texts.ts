import type { Edit } from '../../segments/edits.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { digestText } from '../../text/digest-text.ts'
import { attributesOf } from '../../xml/element-attributes.ts'
import type { XmlElement } from '../../xml/elements.ts'
import { escapeAttribute } from '../../xml/escape.ts'
import { decodeControls, encodeControls } from './control-characters.ts'
import type { Locks } from './locks.ts'

type AttributeTexts = {
  readonly names: readonly string[]
  readonly locks: Locks
  /** Digests of the names that are taken, where names have to differ. A column may have a million. */
  readonly taken?: Set<number>
}

/** Translates texts in attributes. Those that formulas compare with stay, as they do in cells. */
export function translateAttributeTexts(
  pass: TranslationPass,
  element: XmlElement,
  xml: string,
  edits: Edit[],
  { names, locks, taken = new Set() }: AttributeTexts,
): void {
  for (const { name, value, start, end } of attributesOf(xml, element)) {
    if (!names.includes(name)) continue
    const source = decodeControls(value)
    const isLocked = locks.has(source)
    if (isLocked) pass.leave('used_by_formula')
    const text = isLocked ? undefined : pass.translateText(source)
    const isTaken = text !== undefined && taken.has(digestText(text.toLowerCase()))
    if (isTaken) pass.reject('equal_choices')
    const written = isTaken ? undefined : text
    taken.add(digestText((written ?? source).toLowerCase()))
    if (written !== undefined) edits.push({ start, end, text: escapeAttribute(encodeControls(written)) })
  }
}
