import { Kind, kindOfPair, kinds } from './characters.ts'
import { needsMore, placeholderAt } from './placeholders.ts'

export type TextSize = {
  readonly words: number
  /** Excludes blanks. */
  readonly characters: number
  readonly charactersWithSpaces: number
  /** The Chinese and Japanese ones among `characters`. Each is also counted as a word. */
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
 * - In a run of several scripts each part counts by itself: `使用Windows系统` is five words. Punctuation that touches
 *   an Asian character or a Thai word is not a word.
 * - Placeholders (`%s`, `{0}`, `{{name}}`, `${x}`) and tags (`<b>`) do not count. The rest of their run is a word if it has
 *   a letter or a digit: `{0}px` is one, `(%s)` is none.
 * - Invisible characters, such as soft hyphens and direction marks, do not count and do not split words.
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

  /** Counts the text and returns how much was consumed. Pass the rest again together with the following text. */
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
    const isAfterWord = this.#run === run.counted && text[at] === '%'
    const { end, endsWord } = isAfterWord ? noPlaceholder : placeholderAt(text, at, isLast)
    if (end === needsMore) return at
    if (end === 0) {
      this.#mark()
      return at + 1
    }
    if (endsWord) this.#endRun(true)
    this.#isAttached = true
    return end
  }

  /** Counts a run of words written without blanks, in parts of bounded length. */
  #unspaced(text: string, at: number, isLast: boolean): number {
    let end = at
    const most = Math.min(text.length, at + longestPart)
    while (end < most && isUnspacedAt(text, end)) end++
    if (end === text.length && !isLast && end - at < longestPart) return at
    this.#endRun(true)
    const isCut = end - at === longestPart && !(isLast && end === text.length)
    return at + this.#countSegments(text.slice(at, end), isCut)
  }

  /** If the part was cut, leaves its last words for the next call, because they may continue. */
  #countSegments(part: string, isCut: boolean): number {
    const upTo = isCut ? part.length - leftForNext : part.length
    for (const { segment, index, isWordLike } of segmenter.segment(part)) {
      if (index >= upTo) return index
      if (isWordLike) this.words++
      for (let at = 0; at < segment.length; at++)
        if (kinds[segment.charCodeAt(at)] === Kind.unspaced) this.characters++
        else if (segment.charCodeAt(at) === space) this.spaces++
    }
    return part.length
  }
}

/** A percent sign after a word is not a placeholder: `100%`, `a%20b`. */
const noPlaceholder = { end: 0, endsWord: false }
const longestPart = 4096
const leftForNext = 256
const zeroWidthSpace = 0x200b
const space = 0x20

/** Includes single blanks between such words, because each call of the segmenter is slow. */
function isUnspacedAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (kinds[code] === Kind.unspaced || code === zeroWidthSpace) return true
  return code === space && kinds[text.charCodeAt(at + 1)] === Kind.unspaced
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** Counts the words of a complete text. */
export function countWordsIn(text: string): number {
  const counter = new WordCounter()
  counter.count(text, true)
  return counter.words
}
