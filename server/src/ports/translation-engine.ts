/** BCP 47 tags, as short as they can be: `en`, `es`, `pt-BR`, `zh-Hant`. */
export type LanguagePair = { readonly from: string; readonly to: string }

/** What readers can expect: `gist` to understand the text, `fair` with mistakes, `good` needs few corrections. */
export type PairQuality = 'gist' | 'fair' | 'good'

export type OfferedPair = LanguagePair & {
  readonly quality: PairQuality
  /** The languages in between; empty if the pair is translated directly. */
  readonly via: readonly string[]
}

/**
 * A text with inline tags: `<g1>…</g1>` stands for formatting or a link around words, `<x1/>` for something that stays
 * as it is. Everything else is literal: `<`, `&` and quotes are never escaped. An answer holds the same tags, each once
 * and well nested; their order may change.
 */
export type TaggedText = string

export type EngineAnswer = { readonly text: TaggedText } | { readonly error: TranslationEngineError }

export type TranslateOptions = {
  readonly signal: AbortSignal
  /** Somebody waits for the answer: an engine with a line of its own keeps it short for them. */
  readonly isUrgent?: boolean
}

/** Translates texts of one language into another. */
export type TranslationEngine = {
  /** Shown to staff and used in settings, for example `apertium` or `deepl`. */
  readonly name: string
  /** True if texts leave the provider's machines. */
  readonly isRemote: boolean
  /** What can be translated at this moment; may change while the portal runs. Throws TranslationEngineError. */
  listPairs(): Promise<readonly OfferedPair[]>
  /**
   * One answer per text, in order. A text that fails has an error of its own and does not spoil the others. Throws
   * TranslationEngineError if nothing can be translated now, and the signal's reason if it aborts.
   */
  translate(
    texts: readonly TaggedText[],
    pair: LanguagePair,
    options: TranslateOptions,
  ): Promise<readonly EngineAnswer[]>
  /** Ends processes and threads. */
  stop(): Promise<void>
}

export type EngineProblem =
  | 'pair_not_offered'
  | 'quota_used_up'
  | 'not_authorized'
  | 'too_many_calls'
  | 'timeout'
  | 'crash'
  | 'empty_answer'
  | 'malformed_answer'
  | 'source_returned'
  | 'text_too_long'
  | 'unavailable'

/** The message holds no text of a client, so it may be logged. */
export class TranslationEngineError extends Error {
  override name = 'TranslationEngineError'
  readonly problem: EngineProblem
  readonly retry: 'later' | 'never'
  /** When the engine asks to wait; null if it does not say. */
  readonly retryAfterMs: number | null

  constructor(problem: EngineProblem, message: string, retry: 'later' | 'never', retryAfterMs: number | null = null) {
    super(message)
    this.problem = problem
    this.retry = retry
    this.retryAfterMs = retryAfterMs
  }
}
