import { Refusal, retryLater } from '../../platform/refusal.ts'
import type { TextProblem } from './engines/translate-texts.ts'

const retryAfterSeconds = 10

/** The refusal when nothing could be translated. */
export function refuseProblem({ problem }: TextProblem): Refusal {
  if (problem === 'pair_not_offered') return new Refusal('pair_not_offered')
  if (problem === 'quota_used_up') return new Refusal('engine_quota_used_up')
  if (problem === 'busy' || problem === 'too_many_calls') return retryLater('translation_busy', retryAfterSeconds)
  return new Refusal('translation_failed')
}
