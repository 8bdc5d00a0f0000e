import type { ErrorBody, ErrorCode } from '@portolan/contract/errors'

/** An expected no. Everything else that is thrown is a fault. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly fields: ErrorBody['fields']
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, fields?: ErrorBody['fields'], retryAfterSeconds?: number) {
    super(code)
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A 429, which always says how long to wait. */
export const tooManyRequests = (waitSeconds: number, code: ErrorCode = 'too_many_requests'): Refusal =>
  new Refusal(code, undefined, Math.max(1, Math.ceil(waitSeconds)))
