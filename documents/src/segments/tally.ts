import { WordCounter } from '../count/words.ts'
import type {
  Counts,
  FailReason,
  LeftReason,
  Recognition,
  SegmentFailure,
  SegmentReport,
  TagRepair,
  TranslationReport,
  TranslationWarning,
} from './report.ts'

/** What happened to the segments of a document and of the documents inside it. */
export class Tally {
  readonly #words = new WordCounter()
  readonly #left: Partial<Record<LeftReason, number>> = {}
  readonly #repairs: Partial<Record<TagRepair, number>> = {}
  readonly #warnings = new Set<TranslationWarning>()
  readonly #failed: SegmentFailure[] = []
  readonly #confidences: number[] = []
  /** Paragraphs, cells and the like that have something to translate. */
  units = 0
  segments = 0
  translated = 0
  same = 0

  addSegment(text: string): void {
    this.segments++
    this.#words.count(`${text}\n`, true)
  }

  leave(reason: LeftReason, count = 1): void {
    this.#left[reason] = (this.#left[reason] ?? 0) + count
  }

  addRepairs(repairs: readonly TagRepair[]): void {
    for (const repair of repairs) this.#repairs[repair] = (this.#repairs[repair] ?? 0) + 1
  }

  warn(warning: TranslationWarning): void {
    this.#warnings.add(warning)
  }

  addRecognizedPage(confidence: number): void {
    this.#confidences.push(confidence)
  }

  fail(id: string, reason: FailReason): void {
    this.#failed.push({ id, reason })
  }

  get left(): Counts<LeftReason> {
    return this.#left
  }

  segmentReport(): SegmentReport {
    const { segments, left } = this
    return { segments, words: this.#words.words, left, warnings: [...this.#warnings], ...this.#recognition() }
  }

  translationReport(): TranslationReport {
    const { translated, same, left } = this
    return {
      translated,
      same,
      failed: this.#failed,
      left,
      repairs: this.#repairs,
      warnings: [...this.#warnings],
      ...this.#recognition(),
    }
  }

  #recognition(): { readonly recognized?: Recognition } {
    const pages = this.#confidences.length
    if (pages === 0) return {}
    const sum = this.#confidences.reduce((total, confidence) => total + confidence, 0)
    return { recognized: { pages, confidence: Math.round(sum / pages) } }
  }
}
