import { baseOf, plainText } from '../plain-text.ts'
import type { Fix } from './fix.ts'

const openers: Readonly<Record<string, string>> = { '?': '¿', '!': '¡' }

/** Opens the last question or exclamation of a Spanish or Asturian text. Marks inside may belong to a name (`Yahoo!`). */
export const addSpanishMarks: Fix = ({ source, target, to }) => {
  const mark = plainText(target).trim().at(-1) ?? ''
  const opener = openers[mark]
  const isAsked = opener !== undefined && plainText(source).trim().endsWith(mark)
  if (!isAsked || !['es', 'ast'].includes(baseOf(to))) return target
  const end = target.lastIndexOf(mark)
  const start = startOfLastSentence(target.slice(0, end))
  const sentence = target.slice(start, end)
  if (/[¿¡?!]/.test(sentence) || (plainText(sentence).match(/\p{L}+/gu) ?? []).length < 2) return target
  return target.slice(0, start) + opener + target.slice(start)
}

/** After the last stop that is followed by a space and a capital, at the first letter. */
function startOfLastSentence(text: string): number {
  const starts = [...text.matchAll(/(?:^|[.!?…:]["”»)]?\s+)(?=[\p{Lu}<"“«(])/gu)]
  const last = starts.at(-1)
  const start = last === undefined ? 0 : last.index + last[0].length
  // Opening tags and quotes come first.
  const [skipped = ''] = /^(?:<g\d{1,6}>|["“«(]){0,10}/.exec(text.slice(start)) ?? []
  return start + skipped.length
}
