import type { TaggedText } from '../../../ports/translation-engine.ts'

/** A sentence of a plain text with the spaces and line breaks around it. */
export type Sentence = { readonly before: string; readonly text: string; readonly after: string }

/** Longer ones are cut at a space: no engine takes a text without end. */
const longestSentence = 2000

/** Splits a text into sentences. Together with their spaces and line breaks they are the text again. */
export function splitSentences(text: string, tag: string): readonly Sentence[] {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'sentence' })
  return text.split(/(?<=\n)/).flatMap((line) =>
    joinAbbreviations([...segmenter.segment(line)].map((part) => part.segment))
      .flatMap(cutLong)
      .map(trimSentence),
  )
}

export const joinSentences = (sentences: readonly Sentence[]): string =>
  sentences.map(({ before, text, after }) => before + text + after).join('')

/** A sentence does not end after `Dr.` or a single initial. */
const abbreviation =
  /(?:^|[\s(])(?:\p{Lu}|Dr|Mr|Mrs|Ms|Prof|St|Sr|Sra|Srta|Jr|No|Nr|vs|e\.g|i\.e|approx|Fig|art|Art|pág|p\. ej|M|Mme|z\. ?B)\.\s*$/u

function joinAbbreviations(parts: readonly string[]): readonly string[] {
  const groups: string[][] = []
  for (const part of parts) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last !== undefined && abbreviation.test(last)) group.push(part)
    else groups.push([part])
  }
  return groups.map((group) => group.join(''))
}

function cutLong(sentence: string): readonly string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > longestSentence) {
    const space = rest.lastIndexOf(' ', longestSentence)
    const end = space > 0 ? space + 1 : wholeCharacters(rest)
    parts.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...parts, rest]
}

/** Keeps the two halves of a surrogate pair together. */
const wholeCharacters = (text: string): number =>
  /[\uD800-\uDBFF]/.test(text.charAt(longestSentence - 1)) ? longestSentence - 1 : longestSentence

function trimSentence(sentence: string): Sentence {
  const text = sentence.trim()
  const start = text === '' ? sentence.length : sentence.indexOf(text)
  return { before: sentence.slice(0, start), text, after: sentence.slice(start + text.length) }
}

/** In a plain text, what looks like an inline tag is literal. It is replaced by a real tag and put back afterwards. */
export function hideLiteralTags(text: string): { readonly text: TaggedText; restore(answer: TaggedText): string } {
  const literals: string[] = []
  const hidden = text.replace(/<(?:g\d+|\/g\d+|x\d+\/)>/g, (literal) => `<x${literals.push(literal)}/>`)
  return {
    text: hidden,
    restore: (answer) => answer.replace(/<x(\d+)\/>/g, (tag, number: string) => literals[Number(number) - 1] ?? tag),
  }
}
