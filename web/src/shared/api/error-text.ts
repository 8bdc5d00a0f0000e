import type { ErrorBody } from '@portolan/contract/errors'
import { errorMessages } from '../messages/errors.ts'
import { getLanguage } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'

/** The sentence people read: the server's own words with their code, else the error's, else a plain one. */
export function errorText(error: unknown): string {
  const t = translate(errorMessages)
  const body = bodyOf(error)
  if (body?.message) {
    const wait = body.retryAfterSeconds
    const message = wait ? `${body.message} ${t('retryIn', { duration: formatWait(wait) })}` : body.message
    return body.errorCode ? t('withCode', { message, code: body.errorCode }) : message
  }
  const message = error instanceof Error ? error.message : ''
  return message || t('unexpected')
}

/** In the largest unit of which there is at least one, rounded up: "40 seconds", "2 minutes", "5 hours". */
function formatWait(seconds: number): string {
  const [unit, size] = seconds < 60 ? ['second', 1] : seconds < 3600 ? ['minute', 60] : ['hour', 3600]
  return new Intl.NumberFormat(getLanguage(), { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(seconds / size),
  )
}

type Body = Partial<ErrorBody>

const bodyOf = (error: unknown): Body | undefined =>
  typeof error === 'object' && error !== null && 'body' in error
    ? ((error as { body?: Body }).body ?? undefined)
    : undefined
