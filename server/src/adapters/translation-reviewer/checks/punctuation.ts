import { baseOf } from '../plain-text.ts'
import type { Check } from './check.ts'

/** Scripts that end sentences without a mark. */
const withoutStops = ['th', 'lo', 'km']

export const findPunctuationFaults: Check = ({ plainSource, plainTarget, from, to }) => {
  const wanted = lastMark(plainSource, from)
  const present = lastMark(plainTarget, to)
  const isQuestionLost = (wanted === '?') !== (present === '?')
  const isStopLost = wanted === '.' && present === '' && isSentence(plainSource) && !withoutStops.includes(baseOf(to))
  return isQuestionLost || isStopLost ? [{ fault: 'punctuation_differs', detail: isQuestionLost ? '?' : '.' }] : []
}

const marks: Readonly<Record<string, string>> = {
  '?': '?',
  '？': '?',
  '؟': '?',
  '՞': '?',
  '.': '.',
  '。': '.',
  '｡': '.',
  '।': '.',
  '۔': '.',
  '։': '.',
  '።': '.',
  '…': '.',
  '!': '!',
  '！': '!',
  ':': ':',
  '：': ':',
}

/** The mark at the end of a text, as written in English; empty if there is none. */
export function lastMark(text: string, language: string): string {
  const last = text.replace(/[\s"'»”’)\]）］」』\u00a0]{1,20}$/u, '').at(-1) ?? ''
  if (baseOf(language) === 'el' && (last === ';' || last === '\u037e')) return '?'
  return marks[last] ?? ''
}

/** The stop of an abbreviation, as in `5 p.m.`, is not the end of a sentence. */
const isSentence = (text: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).length >= 3 && !/(?:\.\p{L}{1,3}|\b(?:etc|Inc|Ltd|Co|Corp|No|St))\.$/u.test(text)
