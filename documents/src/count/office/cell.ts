import type { Tally } from '../text-counter.ts'
import { isNumberOrDate, longestNumberOrDate } from './number-or-date.ts'

/** The text of one cell, which may come in pieces. A cell that holds only a number or a date has no words. */
export class Cell {
  readonly #tally: Tally
  #text = ''
  #isText = false

  constructor(tally: Tally) {
    this.#tally = tally
  }

  get isEmpty(): boolean {
    return !this.#isText && this.#text.trim() === ''
  }

  add(piece: string): void {
    this.#text += piece
    if (!this.#isText && this.#text.length <= longestNumberOrDate) return
    this.#isText = true
    this.#tally.add(this.#text)
    this.#text = ''
  }

  end(): void {
    if (!isNumberOrDate(this.#text) || this.#isText) this.#tally.add(this.#text)
    this.#tally.endWord()
    this.#text = ''
    this.#isText = false
  }
}
