import type { ErrorBody, ErrorCode } from '@portolan/contract/errors'

/** An expected no. Everything else that is thrown is a fault. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly fields: ErrorBody['fields']

  constructor(code: ErrorCode, fields?: ErrorBody['fields']) {
    super(code)
    this.code = code
    this.fields = fields
  }
}

/** A refusal that passes by itself, and says when. */
export class RetryLater extends Refusal {
  readonly retryAfterSeconds: number

  constructor(code: ErrorCode, waitSeconds: number) {
    super(code)
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitSeconds))
  }
}

/** A 429, which always says how long to wait. */
export const tooManyRequests = (waitSeconds: number, code: ErrorCode = 'too_many_requests'): Refusal =>
  new RetryLater(code, waitSeconds)
