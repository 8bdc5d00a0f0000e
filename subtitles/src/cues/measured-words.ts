import { countColumns } from '../checks/count-columns.ts'
import type { SubtitleRules } from '../checks/rules.ts'
import { breakCost, endsSentence } from './break-cost.ts'
import { joinWords, separatorOf, type Word } from './word.ts'

/** Where the words of a cue are broken into lines; `at` is undefined where they fit on one. */
export type LineBreak = { readonly at: number | undefined; readonly cost: number }

/** Words with their widths summed up, so that any part of them is measured in constant time. */
export class MeasuredWords {
  readonly words: readonly Word[]
  readonly #rules: SubtitleRules
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  /** The cost of a break before each word. */
  readonly #costs: number[] = []
  /** How many sentences end before each word. */
  readonly #sentences: number[] = [0]

  constructor(words: readonly Word[], rules: SubtitleRules) {
    this.words = words
    this.#rules = rules
    let column = 0
    for (const [index, { text }] of words.entries()) {
      const before = words[index - 1]?.text
      if (before !== undefined) column += countColumns(separatorOf(before, text, rules), rules)
      this.#starts.push(column)
      column += countColumns(text, rules)
      this.#ends.push(column)
      this.#costs.push(before === undefined ? 0 : breakCost(before, text))
      this.#sentences.push((this.#sentences[index] ?? 0) + (endsSentence(text) ? 1 : 0))
    }
  }

  /** Columns of the words from one up to, and without, another. */
  columns(from: number, to: number): number {
    return (this.#ends[to - 1] ?? 0) - (this.#starts[from] ?? 0)
  }

  costBefore(word: number): number {
    return this.#costs[word] ?? 0
  }

  /** Sentences that end before the last of the words. */
  countSentencesInside(from: number, to: number): number {
    return (this.#sentences[to - 1] ?? 0) - (this.#sentences[from] ?? 0)
  }

  /** The best break into lines that fit; undefined where there is none. */
  breakLines(from: number, to: number): LineBreak | undefined {
    const { maxColumns, maxLines } = this.#rules
    if (this.columns(from, to) <= maxColumns) return { at: undefined, cost: 0 }
    let best: LineBreak | undefined
    for (let at = from + 1; at < to && maxLines > 1; at++) {
      const upper = this.columns(from, at)
      const lower = this.columns(at, to)
      if (upper > maxColumns) break
      if (lower > maxColumns) continue
      const unevenness = (Math.abs(upper - lower) / maxColumns) * 12
      const cost = this.costBefore(at) + unevenness + (upper > lower ? 1 : 0)
      if (!best || cost < best.cost) best = { at, cost }
    }
    return best
  }

  linesOf(from: number, to: number, at: number | undefined): string[] {
    const parts = at === undefined ? [[from, to] as const] : [[from, at] as const, [at, to] as const]
    return parts.map(([start, end]) => joinWords(this.words.slice(start, end), this.#rules))
  }
}
