import type { ErrorParams, FieldProblem } from '@portolan/contract/errors/catalog'
import type { ErrorCode } from '@portolan/contract/errors/codes'

/** With a message of its own where that says more to API users than the text of the code. */
export type RefusedField = FieldProblem & { readonly message?: string }

/** Input that is not valid names its fields; other codes take the values of their text. */
type Details<C extends ErrorCode> = C extends 'malformed' ? [fields?: readonly RefusedField[]] : ErrorParams<C>

/** An expected error with a code. Everything else that is thrown is a fault. */
export class Refusal<C extends ErrorCode = ErrorCode> extends Error {
  override name = 'Refusal'
  readonly code: C
  readonly fields: readonly RefusedField[] | undefined
  readonly params: Readonly<Record<string, unknown>> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: C, ...[details]: Details<C>) {
    super(code)
    this.code = code
    if (Array.isArray(details)) this.fields = details
    else this.params = details as Refusal['params']
  }
}

/** A refusal that says how long to wait, as every 429 does. */
export const retryLater = (
  code: 'too_many_requests' | 'daily_limit_reached' | 'unavailable' | 'translation_quota_reached' | 'translation_busy',
  waitSeconds: number,
): Refusal => Object.assign(new Refusal(code), { retryAfterSeconds: Math.max(1, Math.ceil(waitSeconds)) })

export const tooManyRequests = (
  waitSeconds: number,
  code: 'too_many_requests' | 'daily_limit_reached' = 'too_many_requests',
): Refusal => retryLater(code, waitSeconds)
