import { limits } from '../limits.ts'
import { RefusalError } from '../refusal.ts'
import type { CountNote } from './text-count.ts'
import { type TextSize, WordCounter } from './words.ts'

const flushLength = 32 * 1024

/** Counts text that arrives in chunks, and collects notes about text that was not counted. */
export class TextCounter {
  readonly #counter = new WordCounter()
  readonly #notes = new Set<CountNote>()
  #pending = ''

  /** A word may span several chunks. */
  add(text: string): void {
    this.#pending += text
    if (this.#pending.length < flushLength) return
    this.#pending = this.#pending.slice(this.#counter.count(this.#pending, false))
  }

  /** Ends a word, as the end of a paragraph or of a cell does. */
  endWord(): void {
    this.add('\n')
  }

  /** Adds the size of a text that was counted before, as often as it occurs. */
  addSize(size: TextSize, times = 1): void {
    const counter = this.#counter
    counter.words += size.words * times
    counter.characters += size.characters * times
    counter.spaces += (size.charactersWithSpaces - size.characters) * times
    counter.asianCharacters += size.asianCharacters * times
  }

  note(note: CountNote): void {
    this.#notes.add(note)
  }

  get notes(): readonly CountNote[] {
    return [...this.#notes]
  }

  size(): TextSize {
    this.#counter.count(this.#pending, true)
    this.#pending = ''
    const { words, characters, spaces, asianCharacters } = this.#counter
    if (characters + spaces > limits.countedCharacters)
      throw new RefusalError('too_large_to_read', 'too many characters')
    return { words, characters, charactersWithSpaces: characters + spaces, asianCharacters }
  }
}
