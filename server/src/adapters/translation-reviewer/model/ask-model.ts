import { TranslationReviewerError } from '../../../ports/translation-reviewer.ts'

export type Question = {
  /** What to do, and the form of the answer in words. */
  readonly task: string
  /** Texts of clients, which the model must take as data. */
  readonly data: unknown
  /** A JSON schema of the answer. */
  readonly schema: object
}

/** Asks a chat model and returns the JSON of its answer. Its errors say `retry: 'later' | 'never'`. */
export type AskModel = (question: Question, signal: AbortSignal) => Promise<unknown>

export async function askModel(ask: AskModel, question: Question, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted()
  try {
    return await ask(question, signal)
  } catch (error) {
    signal.throwIfAborted()
    const isLater = error instanceof Error && 'retry' in error && error.retry === 'later'
    const message = error instanceof Error ? error.message : 'The language model failed.'
    throw new TranslationReviewerError(message, isLater ? 'later' : 'never')
  }
}
