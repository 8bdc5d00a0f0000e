import { removeMarks } from './marked-text.ts'

/** Corrects what the source shows to be wrong in an answer: spaces, capitals, repeated words, punctuation. */
export function polish(source: string, answer: string, to: string): string {
  const corrections = [fixSpaces, lowerMovedCapitals, copyCapitals, dropRepeatedWords, copyEnd, openQuestions]
  return corrections.reduce((text, correct) => correct(text, source, to), answer.trim())
}

/** A pronoun that the target language drops leaves its space. French has spaces before some signs. */
function fixSpaces(text: string, _source: string, to: string): string {
  const isFrench = to === 'fr'
  return text
    .replace(/(?<! ) {1,20}([,.;!?)\]»”])/g, (_, sign: string) =>
      isFrench && ';!?»'.includes(sign) ? `\u00a0${sign}` : sign,
    )
    .replace(/([(¿¡«“[]) {1,20}/g, isFrench ? '$1 ' : '$1')
    .replace(/ {2,}/g, ' ')
}

/** A first word that is dropped or moved leaves its capital on a word inside of the sentence. */
function lowerMovedCapitals(text: string, source: string): string {
  const words: readonly string[] = removeMarks(source).match(/\p{L}+/gu) ?? []
  const isProper = (word: string, index: number) => index > 0 && word !== 'I' && /^\p{Lu}/u.test(word)
  if (words.some(isProper)) return text
  return text.replace(/([\p{Ll},;] )(\p{Lu}\p{Ll}*)(?!\p{L})/gu, (whole, before: string, word: string) =>
    words.includes(word) ? whole : before + word.charAt(0).toLowerCase() + word.slice(1),
  )
}

function copyCapitals(text: string, source: string): string {
  const characters = source.match(/\p{L}/gu) ?? []
  if (characters.length > 3 && !/\p{Ll}/u.test(source)) return text.toUpperCase()
  if (!/^[^\p{L}\p{N}]*\p{Lu}/u.test(source)) return text
  return text.replace(/^([^\p{L}\p{N}]*)(\p{Ll})/u, (_, before: string, first: string) => before + first.toUpperCase())
}

/** `de de`, `la la`: short words only, and only if the source repeats none. */
function dropRepeatedWords(text: string, source: string): string {
  const repeated = /(?<![\p{L}\p{N}])(\p{L}{1,3}) \1(?![\p{L}\p{N}])/giu
  return source.search(repeated) >= 0 ? text : text.replace(repeated, '$1')
}

function copyEnd(text: string, source: string): string {
  const end = /(?<![.!?…:])[.!?…:]{1,10}$/.exec(removeMarks(source).trimEnd())?.[0]
  return end === undefined || /[.!?…:]["»”')\]]?$/.test(removeMarks(text).trimEnd()) ? text : text.trimEnd() + end
}

function openQuestions(text: string, _source: string, to: string): string {
  if (to !== 'es' && to !== 'ast') return text
  return text
    .split(/(?<=[.!?…] )/)
    .map((sentence) => {
      const sign = /(?<![.!?…])([?!])\s?$/.exec(sentence)?.[1]
      if (sign === undefined || /[¿¡]/.test(sentence)) return sentence
      return (sign === '?' ? '¿' : '¡') + sentence
    })
    .join('')
}
