import { type EngineProblem, TranslationEngineError } from '../../../ports/translation-engine.ts'

/** What a service means by a status and its body; null if the status says it all. */
export type ExplainFailure = (status: number, body: unknown) => EngineProblem | null

type Failure = {
  readonly status: number
  readonly problem: EngineProblem | null
  readonly retryAfterMs: number | null
}

const retriedProblems: readonly EngineProblem[] = ['too_many_calls', 'unavailable', 'timeout']

export function failureOf(service: string, { status, problem, retryAfterMs }: Failure): TranslationEngineError {
  const found = problem ?? problemOf(status)
  const canRetry = retriedProblems.includes(found) && (problem !== null || isTemporary(status))
  return new TranslationEngineError(found, `${service} answered ${status}.`, canRetry ? 'later' : 'never', retryAfterMs)
}

function problemOf(status: number): EngineProblem {
  if (status === 456) return 'quota_used_up'
  if (status === 401 || status === 403) return 'not_authorized'
  // A text that it cannot read. Smaller parts may go through.
  if (status === 400) return 'malformed_answer'
  if (status === 413) return 'text_too_long'
  // DeepL answers 529 for too many calls.
  if (status === 429 || status === 529) return 'too_many_calls'
  return 'unavailable'
}

const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500
