import { errorMessages } from './messages/errors.ts'
import { translate } from './messages/messages.ts'

/** The sentence people read: the server's own words with their code, else the error's, else a plain one. */
export function errorText(error: unknown): string {
  const t = translate(errorMessages)
  const body = bodyOf(error)
  if (body?.message)
    return body.errorCode ? t('withCode', { message: body.message, code: body.errorCode }) : body.message
  const message = error instanceof Error ? error.message : ''
  return message || t('unexpected')
}

type Body = { message?: string | undefined; errorCode?: string | undefined }

const bodyOf = (error: unknown): Body | undefined =>
  typeof error === 'object' && error !== null && 'body' in error
    ? ((error as { body?: Body }).body ?? undefined)
    : undefined
