import { lastMark } from '../checks/punctuation.ts'
import { baseOf, plainText } from '../plain-text.ts'
import type { Fix } from './fix.ts'

const withoutStops = ['th', 'lo', 'km', 'my']

/** Marks of other scripts, by the language and the English mark. */
const otherMarks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zh: { '.': '。', '?': '？', '!': '！' },
  ja: { '.': '。', '?': '？', '!': '！' },
  hi: { '.': '।' },
  bn: { '.': '।' },
  ar: { '?': '؟' },
  fa: { '?': '؟' },
  ur: { '.': '۔', '?': '؟' },
  el: { '?': ';' },
  hy: { '.': '։', '?': '', '!': '' },
}

/** Adds the mark at the end of a sentence that the translation lost. */
export const addFinalMark: Fix = ({ source, target, from, to }) => {
  const text = plainText(source).trim()
  const wanted = lastMark(text, from)
  if (!['.', '?', '!'].includes(wanted) || !endsSentence(text) || withoutStops.includes(baseOf(to))) return target
  const end = target.trimEnd()
  // After a bracket, a tag or any mark it is not clear where the mark belongs.
  if (!/[\p{L}\p{N}]$/u.test(end)) return target
  const mark = otherMarks[baseOf(to)]?.[wanted] ?? wanted
  return end + mark + target.slice(end.length)
}

/** The stop of an abbreviation, as in `5 p.m.`, is not the end of a sentence. */
const endsSentence = (text: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).length >= 3 &&
  /(?:[\p{Ll}\p{Lo}]{4}|[?!？！؟])[.?!。？！؟।۔]?$/u.test(text) &&
  !/etc\.$/.test(text)
