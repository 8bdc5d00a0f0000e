import type { ErrorBody } from '@portolan/contract/errors/error-body'
import { errorMessages } from '../messages/errors.ts'
import { getLocale } from '../messages/language.ts'
import { translate } from '../messages/messages.ts'
import { wordError, wordField } from './error-catalogs.ts'

/** What people read about an error: the text of its code in their language, else the error's own, else a plain one. */
export function errorText(error: unknown): string {
  const t = translate(errorMessages)
  const body = bodyOf(error)
  if (body?.message) {
    const wait = body.retryAfterSeconds
    const text = wordError({ code: body.errorCode, params: body.params, message: body.message })
    const message = wait ? `${text} ${t('retryIn', { duration: formatWait(wait) })}` : text
    return body.errorCode ? t('withCode', { message, code: body.errorCode }) : message
  }
  const message = error instanceof Error ? error.message : ''
  return message || t('unexpected')
}

/** What the server found wrong with single fields, in the reader's language. */
export const fieldTexts = (error: unknown): readonly { readonly path: string; readonly text: string }[] =>
  (bodyOf(error)?.fields ?? []).map((field) => ({ path: field.path, text: wordField(field) }))

/** In the largest unit of which there is at least one, rounded up: "40 seconds", "2 minutes", "5 hours". */
function formatWait(seconds: number): string {
  const [unit, size] = seconds < 60 ? ['second', 1] : seconds < 3600 ? ['minute', 60] : ['hour', 3600]
  return new Intl.NumberFormat(getLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(seconds / size),
  )
}

type Body = Partial<ErrorBody>

const bodyOf = (error: unknown): Body | undefined =>
  typeof error === 'object' && error !== null && 'body' in error
    ? ((error as { body?: Body }).body ?? undefined)
    : undefined
