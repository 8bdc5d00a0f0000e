import { lastMark } from '../checks/punctuation.ts'
import { baseOf, changeText, plainText } from '../plain-text.ts'
import type { Fix } from './fix.ts'

/** Copies the capital at the start of a sentence, and capitals throughout. */
export const fixCapitals: Fix = (segment) => {
  const { source, target, to } = segment
  if (isAllCapitals(plainText(source)) && !/\p{Lu}{2}/u.test(plainText(target)))
    return changeText(target, (text) => (/[{}%@]|:\/\//.test(text) ? text : text.toLocaleUpperCase(to)))
  return isSentence(segment) ? capitalizeFirst(source, target, to) : target
}

/** Acronyms are capitals in every language, so two long words are needed. */
const isAllCapitals = (text: string): boolean => !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}{5,}/gu) ?? []).length >= 2

const isSentence = ({ source, from }: { source: string; from: string }): boolean => {
  const text = plainText(source).trim()
  const hasWords = (text.match(/\p{L}+/gu) ?? []).length >= 3
  return /^[“"«(¿¡]?\p{Lu}/u.test(text) && hasWords && ['.', '?', '!'].includes(lastMark(text, from))
}

/** Words such as `iPhone` and words that the source has as well, such as commands, stay as they are. */
function capitalizeFirst(source: string, target: string, to: string): string {
  const match = /^((?:<g\d{1,6}>|[“"«(¿¡]){0,10})(\p{Ll}+)(?![\p{L}\p{N}._/@:-]|<)/u.exec(target)
  if (!match) return target
  const [, before = '', word = ''] = match
  const isDigraph = baseOf(to) === 'nl' && word.startsWith('ij')
  if (
    isDigraph ||
    plainText(source)
      .match(/\p{L}+/gu)
      ?.includes(word)
  )
    return target
  const [first = ''] = word
  return before + first.toLocaleUpperCase(to) + target.slice(before.length + first.length)
}
