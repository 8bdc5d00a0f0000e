import { readBody } from './read-body.ts'
import { readRetryAfter } from './retry-after.ts'
import { type CallLimits, retryCall } from './retry-call.ts'
import { ServiceError } from './service-error.ts'

export type ServiceCall = {
  /** The service's name in messages. */
  readonly service: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData | string
  readonly limits: CallLimits
  readonly signal: AbortSignal
}

/** Sends a POST and returns the body of the answer. Tries again where waiting can help. Throws ServiceError, or the signal's reason. */
export function callService(call: ServiceCall): Promise<Buffer> {
  const { service, limits, signal } = call
  const explain = (cause: unknown) => (cause instanceof ServiceError ? cause : explainFault(service, cause))
  return retryCall(() => callOnce(call), { limits, signal, explain })
}

async function callOnce({ service, url, headers, body, limits, signal }: ServiceCall): Promise<Buffer> {
  const response = await fetch(url, {
    method: 'POST',
    // A redirect could send the key and the content to another host.
    redirect: 'manual',
    headers,
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(limits.timeoutMs)]),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new ServiceError(`${service} answered ${response.status}.`, {
      status: response.status,
      retry: isTemporary(response.status) ? 'later' : 'never',
      retryAfterMs: readRetryAfter(response.headers.get('retry-after'), Date.now()),
    })
  }
  const answer = await readBody(response, limits.answerBytes)
  if (!answer) throw new ServiceError(`${service} answered too much.`, { retry: 'never', status: response.status })
  return answer
}

const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500

const explainFault = (service: string, cause: unknown): ServiceError =>
  new ServiceError(
    cause instanceof Error && cause.name === 'TimeoutError'
      ? `${service} did not answer in time.`
      : `${service} cannot be reached.`,
    { retry: 'later' },
  )
