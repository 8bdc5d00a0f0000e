import type { Edit } from '../../segments/edits.ts'
import { betweenRuns, type InlineItem } from '../../segments/inline.ts'
import { alwaysEnds } from '../../segments/sentence-ends.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { isEmpty, textOf, type XmlElement } from '../../xml/elements.ts'
import { escapeText } from '../../xml/escape.ts'

/** A button shows the end of its code. An entry of an index, and what a field asks for, is the first text of its code. */
const button = /^\s{0,20}MACROBUTTON\s{1,20}\S{1,100}\s{1,20}/i
const entry = /^\s{0,20}(?:XE|TC|FILLIN)\s{1,20}["\u201c]/i
const endOfEntry = /["\u201d]/

/** The text that people see of a field's code. */
export function translateFieldCode(pass: TranslationPass, element: XmlElement, xml: string, edits: Edit[]): void {
  if (isEmpty(element)) return
  const code = textOf(xml, element)
  const start = (button.exec(code) ?? entry.exec(code))?.[0].length
  if (start === undefined) return
  const length = entry.test(code) ? code.slice(start).search(endOfEntry) : code.length - start
  if (length < 0) return
  const text = translateEntry(pass, code.slice(start, start + length))
  if (text === undefined) return
  const written = code.slice(0, start) + text.replace(/["\u201c\u201d]/g, '\u2019') + code.slice(start + length)
  edits.push({ start: element.openEnd, end: element.closeStart, text: escapeText(written) })
}

/** A colon separates the levels of an entry. */
const translateEntry = (pass: TranslationPass, text: string): string | undefined =>
  pass.translateItems(
    text.split(':').flatMap((piece, index): InlineItem[] => {
      const item: InlineItem = { kind: 'text', text: piece, format: 0 }
      return index === 0 ? [item] : [{ kind: 'object', markup: ':', format: betweenRuns, readAs: alwaysEnds }, item]
    }),
    { run: (_format, inner) => inner, text: (piece) => piece.replaceAll(':', ' ') },
  )
