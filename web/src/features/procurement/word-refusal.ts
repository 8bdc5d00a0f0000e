import type { Translate } from '@portolan/locale/catalog'
import { ApiError } from '../../shared/api/api-client.ts'
import { errorText } from '../../shared/api/error-text.ts'
import type { en } from './messages/procurement.en.ts'

const refusals = {
  conflict: 'quoteClosed',
  quote_changed: 'quoteChanged',
  visit_needed: 'visitEnded',
  cart_not_returnable: 'visitEnded',
  gateway_unavailable: 'systemAway',
} as const

/** What happened in the meantime, as a sentence without a code. Other errors are worded as everywhere. */
export function wordRefusal(error: unknown, t: Translate<typeof en>): Error {
  const code = error instanceof ApiError ? error.errorCode : undefined
  const key = refusals[code as keyof typeof refusals]
  return new Error(key ? t(key) : errorText(error))
}

export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.errorCode !== undefined && error.errorCode in refusals
