import { isNumberOrDate, longestNumberOrDate } from './number-or-date.ts'
import type { TextCounter } from './text-counter.ts'

/** Collects the text of one cell, which may come in pieces. A cell of only a number or a date has no words. */
export class Cell {
  readonly #textCounter: TextCounter
  #text = ''
  #isText = false

  constructor(textCounter: TextCounter) {
    this.#textCounter = textCounter
  }

  get isEmpty(): boolean {
    return !this.#isText && this.#text.trim() === ''
  }

  add(piece: string): void {
    this.#text += piece
    if (!this.#isText && this.#text.length <= longestNumberOrDate) return
    this.#isText = true
    this.#textCounter.add(this.#text)
    this.#text = ''
  }

  end(): void {
    if (!isNumberOrDate(this.#text) || this.#isText) this.#textCounter.add(this.#text)
    this.#textCounter.endWord()
    this.#text = ''
    this.#isText = false
  }
}
