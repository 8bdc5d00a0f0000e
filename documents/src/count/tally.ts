import { wordsIn } from './words.ts'

export type TextSize = { readonly words: number; readonly characters: number; readonly charactersWithSpaces: number }

const enough = 32 * 1024

/** Counts text that comes in pieces. A word may be spread over several; a line break, which is no character, ends it. */
export class Tally {
  #words = 0
  #characters = 0
  #spaces = 0
  #pending = ''

  add(text: string): void {
    this.#pending += text
    if (this.#pending.length < enough) return
    const cut = lastSpace(this.#pending)
    this.#count(this.#pending.slice(0, cut))
    this.#pending = this.#pending.slice(cut)
  }

  endWord(): void {
    this.add('\n')
  }

  addSize(size: TextSize): void {
    this.#words += size.words
    this.#characters += size.characters
    this.#spaces += size.charactersWithSpaces - size.characters
  }

  size(): TextSize {
    this.#count(this.#pending)
    this.#pending = ''
    return {
      words: this.#words,
      characters: this.#characters,
      charactersWithSpaces: this.#characters + this.#spaces,
    }
  }

  #count(text: string): void {
    this.#words += wordsIn(text)
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === 10 || code === 13 || isSecondHalf(code)) continue
      if (isBlank(code)) this.#spaces++
      else this.#characters++
    }
  }
}

const isBlank = (code: number): boolean =>
  code <= 32 ||
  code === 0xa0 ||
  (code >= 0x2000 && (code <= 0x200a || (code < 0x3001 && /\s/.test(String.fromCharCode(code)))))

/** An emoji is two code units and one character. */
const isSecondHalf = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff

/** Where nothing is torn apart; in writing without spaces, before the last character. */
function lastSpace(text: string): number {
  for (let at = text.length - 1; at > 0; at--) if (isBlank(text.charCodeAt(at))) return at
  return isSecondHalf(text.charCodeAt(text.length - 1)) ? text.length - 2 : text.length - 1
}
