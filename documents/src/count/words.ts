import { Kind, kindOfPair, kinds } from './characters.ts'
import { needsMore, placeholderAt } from './text/placeholders.ts'

export type TextSize = {
  readonly words: number
  /** Without blanks. */
  readonly characters: number
  readonly charactersWithSpaces: number
  /** Of the characters, those of Chinese and Japanese, each of which is a word as well. */
  readonly asianCharacters: number
}

const run = { none: 0, marks: 1, counted: 2 } as const

/**
 * Counts words as Microsoft Word does.
 *
 * - A word is a run of characters between blanks: `state-of-the-art`, `https://example.com/a?b=c`, `AB-12/34`,
 *   `3.5` and `2026-11-16` are one word each, and so is a dash or another mark that stands alone between blanks.
 *   No-break spaces are blanks.
 * - Each Chinese or Japanese character (Han, kana, bopomofo) is a word, and so is each of their punctuation marks and
 *   full-width characters, because Word counts them among the Asian characters.
 * - Korean is counted by blanks.
 * - Thai, Lao, Khmer and Burmese words are found by `Intl.Segmenter`.
 * - In a run of several scripts each stretch counts by itself: `使用Windows系统` is five words. Punctuation that touches
 *   an Asian character or a Thai word is no word of its own.
 * - Placeholders (`%s`, `{0}`, `{{name}}`, `${x}`) and tags (`<b>`) count for nothing. What is left of their run is a word
 *   if it has a letter or a digit: `{0}px` is one, `(%s)` is none.
 * - Characters that cannot be seen, such as soft hyphens and marks of direction, count for nothing and part nothing.
 *
 * Characters are code points without blanks and line breaks. Text may come in pieces that are cut anywhere.
 */
export class WordCounter {
  words = 0
  characters = 0
  spaces = 0
  asianCharacters = 0
  #run: 0 | 1 | 2 = run.none
  /** The run touches an Asian character, a Thai word or a placeholder. */
  #isAttached = false

  /** Counts the text and answers how much of it was counted; the rest has to come again with what follows it. */
  count(text: string, isLast: boolean): number {
    const end = text.length
    let at = 0
    while (at < end) {
      const code = text.charCodeAt(at)
      const kind = kinds[code] as Kind
      if (kind === Kind.letter) {
        this.#letter()
        this.characters++
        at++
      } else if (kind <= Kind.lineBreak) {
        if (kind === Kind.blank) this.spaces++
        this.#endRun(false)
        at++
      } else if (kind === Kind.opener) {
        const next = this.#opener(text, at, isLast)
        if (next === at) return at
        at = next
      } else if (kind === Kind.unspaced) {
        const next = this.#unspaced(text, at, isLast)
        if (next === at) return at
        at = next
      } else {
        this.#other(kind === Kind.highHalf ? kindOfPair(code) : kind)
        at++
      }
    }
    if (isLast) this.#endRun(false)
    return end
  }

  #letter(): void {
    if (this.#run === run.counted) return
    this.#run = run.counted
    this.words++
  }

  #mark(): void {
    this.characters++
    if (this.#run === run.none) this.#run = run.marks
  }

  #other(kind: Kind): void {
    switch (kind) {
      case Kind.mark:
        this.#mark()
        break
      case Kind.letter:
        this.#letter()
        this.characters++
        break
      case Kind.asian:
        this.#endRun(true)
        this.words++
        this.characters++
        this.asianCharacters++
    }
  }

  #endRun(touches: boolean): void {
    if (this.#run === run.marks && !this.#isAttached && !touches) this.words++
    this.#run = run.none
    this.#isAttached = touches
  }

  #opener(text: string, at: number, isLast: boolean): number {
    const isSurelyNone = this.#run === run.counted && text[at] === '%'
    const { end, endsWord } = isSurelyNone ? none : placeholderAt(text, at, isLast)
    if (end === needsMore) return at
    if (end === 0) {
      this.#mark()
      return at + 1
    }
    if (endsWord) this.#endRun(true)
    this.#isAttached = true
    return end
  }

  /** A stretch of words, of which a bounded part is looked at at a time. */
  #unspaced(text: string, at: number, isLast: boolean): number {
    let end = at
    const most = Math.min(text.length, at + longestStretch)
    while (end < most && isInStretch(text, end)) end++
    if (end === text.length && !isLast && end - at < longestStretch) return at
    this.#endRun(true)
    const isCut = end - at === longestStretch && !(isLast && end === text.length)
    return at + this.#countSegments(text.slice(at, end), isCut)
  }

  /** Where the stretch was cut, its last words are left for the next time. */
  #countSegments(stretch: string, isCut: boolean): number {
    const upTo = isCut ? stretch.length - leftForNext : stretch.length
    for (const { segment, index, isWordLike } of segmenter.segment(stretch)) {
      if (index >= upTo) return index
      if (isWordLike) this.words++
      for (let at = 0; at < segment.length; at++)
        if (kinds[segment.charCodeAt(at)] === Kind.unspaced) this.characters++
        else if (segment.charCodeAt(at) === space) this.spaces++
    }
    return stretch.length
  }
}

/** In `100%` and the addresses of pages (`a%20b`) it is no placeholder. */
const none = { end: 0, endsWord: false }
const longestStretch = 4096
const leftForNext = 256
const zeroWidthSpace = 0x200b
const space = 0x20

/** Single blanks between such words belong to the stretch, as the segmenter is slow to start. */
function isInStretch(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (kinds[code] === Kind.unspaced || code === zeroWidthSpace) return true
  return code === space && kinds[text.charCodeAt(at + 1)] === Kind.unspaced
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** The words of a text that is at hand. */
export function countWordsIn(text: string): number {
  const counter = new WordCounter()
  counter.count(text, true)
  return counter.words
}
