import type { ErrorBody, ErrorCode } from '@portolan/contract/errors'

/** What a refusal says in place of its usual sentence, and the figures in it. */
type Words = { readonly message: string; readonly details?: ErrorBody['details'] }

/** An expected no. Everything else that is thrown is a fault. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly fields: ErrorBody['fields']
  readonly words: Words | undefined

  constructor(code: ErrorCode, fields?: ErrorBody['fields'], words?: Words) {
    super(code)
    this.code = code
    this.fields = fields
    this.words = words
  }
}
