import type { InlineTag } from '../../tags/inline-parts.ts'
import { findMarks, indexOfMark, markAt } from './marked-text.ts'
import { decodeText, encodeText } from './stream-format.ts'

/**
 * An empty tag that stands alone travels as a word that no dictionary knows: engines treat it as a name and keep it in
 * place. Digits would be read as numbers. Other tags travel as blanks.
 */
const wordFor = (index: number): string =>
  `Xq${[...index.toString(6)].map((digit) => 'bdfgjk'[Number(digit)]).join('')}x`
const markWord = /xq([bdfgjk]{1,8})x/gi
const indexOfWord = (digits: string): number =>
  Number.parseInt([...digits.toLowerCase()].map((digit) => 'bdfgjk'.indexOf(digit)).join(''), 6)

export type StreamText = {
  readonly stream: string
  /** The marks that travel as words. */
  readonly words: ReadonlySet<number>
}

export function writeStream(text: string, tags: readonly InlineTag[]): StreamText {
  const mayUseWords = text.match(markWord) === null
  const words = new Set<number>()
  let stream = ''
  let end = 0
  for (const match of text.matchAll(/[\u{f0000}-\u{ffffd}]/gu)) {
    stream += encodeText(text.slice(end, match.index))
    end = match.index + match[0].length
    const index = indexOfMark(match[0])
    const isWord = mayUseWords && tags[index]?.kind === 'empty' && standsAlone(text, match.index, end)
    if (isWord) words.add(index)
    stream += isWord ? wordFor(index) : `[;t${index};]`
  }
  return { stream: stream + encodeText(text.slice(end)), words }
}

/** Next to other characters the word would become part of another word. */
const standsAlone = (text: string, start: number, end: number): boolean =>
  /^[\s(["'“«]?$/.test(text.charAt(start - 1)) && /^[\s.,;:!?)\]"'”»]?$/.test(text.charAt(end))

export type StreamAnswer = { readonly text: string; readonly unknownWords: number }

/** Reads an answer in which `*`, `#` and `@` mark words that the engine does not know. */
export function readStream(answer: string, { stream, words }: StreamText): StreamAnswer {
  const marked = answer.match(/[*#@](?=\p{L})/gu)?.length ?? 0
  const ours = answer.match(/[*#@]xq[bdfgjk]{1,8}x/gi)?.length ?? 0
  const text = decodeText(
    answer
      .replace(/(^|[^\\])[*#@](?=[\p{L}\p{N}])/gu, '$1')
      .replace(/\[;t(\d{1,5});\]/g, (_, index: string) => markAt(Number(index)))
      .replace(markWord, (word, digits: string) => {
        const index = indexOfWord(digits)
        return words.has(index) ? markAt(index) : word
      }),
  )
  return { text: keepMarksOnce(text, findMarks(decodeMarks(stream, words))), unknownWords: Math.max(0, marked - ours) }
}

const decodeMarks = (stream: string, words: ReadonlySet<number>): string =>
  stream.replace(/\[;t(\d{1,5});\]/g, (_, index: string) => markAt(Number(index))) + [...words].map(markAt).join('')

/** Drops repeated and unknown marks, and adds lost ones to the end. */
function keepMarksOnce(text: string, expected: readonly string[]): string {
  const left = new Set(expected)
  const kept = text.replace(/[\u{f0000}-\u{ffffd}]/gu, (mark) => (left.delete(mark) ? mark : ''))
  return left.size === 0 ? kept : `${kept} ${[...left].join('')}`
}
