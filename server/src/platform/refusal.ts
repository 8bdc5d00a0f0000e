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
