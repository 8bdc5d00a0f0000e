import type { ErrorBody } from '@portolan/contract/errors/error-body'
import { errorMessages } from '../messages/errors.ts'
import { translate } from '../messages/messages.ts'

const named = [400, 401, 403, 404, 500, 502, 503] as const
type NamedStatus = (typeof named)[number]

const isNamed = (status: number): status is NamedStatus => named.includes(status as NamedStatus)

export type StatusMessages = Readonly<Record<number, string>>

/** The server said no. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: Partial<ErrorBody> | undefined

  constructor(status: number, body?: Partial<ErrorBody>, messages: StatusMessages = {}) {
    super(messages[status] ?? statusMessage(status))
    this.status = status
    this.body = body
  }

  get errorCode(): string | undefined {
    return this.body?.errorCode
  }
}

function statusMessage(status: number): string {
  const t = translate(errorMessages)
  if (status === 0) return t('unreachable')
  return isNamed(status) ? t(`status${status}`) : t('statusOther')
}
