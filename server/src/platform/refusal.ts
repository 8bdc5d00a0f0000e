import type { ErrorBody, ErrorCode } from '@portolan/contract/errors'

/** What the answer says besides the code: a message in place of the usual one with its figures, or how long to wait. */
type More = Partial<Pick<ErrorBody, 'message' | 'details' | 'retryAfterSeconds'>>

/** An expected no. Everything else that is thrown is a fault. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly fields: ErrorBody['fields']
  readonly more: More | undefined

  constructor(code: ErrorCode, fields?: ErrorBody['fields'], more?: More) {
    super(code)
    this.code = code
    this.fields = fields
    this.more = more
  }
}

/** A 429, which always says how long to wait. */
export const tooManyRequests = (waitSeconds: number, code: ErrorCode = 'too_many_requests'): Refusal =>
  new Refusal(code, undefined, { retryAfterSeconds: Math.max(1, Math.ceil(waitSeconds)) })
