import { readBody } from '../../../platform/service-calls/read-body.ts'
import { readRetryAfter } from '../../../platform/service-calls/retry-after.ts'
import { type CallLimits, retryCall } from '../../../platform/service-calls/retry-call.ts'
import { TranslationEngineError } from '../../../ports/translation-engine.ts'
import { type ExplainFailure, failureOf } from './failure.ts'

export const usualLimits: CallLimits = {
  timeoutMs: 30_000,
  attempts: 4,
  firstDelayMs: 500,
  longestDelayMs: 20_000,
  answerBytes: 8 * 1024 * 1024,
}

export type ServiceCall = {
  /** The service's name in messages. */
  readonly service: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** Sent as JSON by POST; without one the call is a GET. */
  readonly body?: unknown
  readonly explainFailure?: ExplainFailure
  readonly limits: CallLimits
  readonly signal: AbortSignal
}

/**
 * Sends JSON and returns the JSON of the answer. Tries again where waiting can help. Throws TranslationEngineError, or
 * the signal's reason.
 */
export function sendJson(call: ServiceCall): Promise<unknown> {
  const { service, limits, signal } = call
  const explain = (cause: unknown) => (cause instanceof TranslationEngineError ? cause : unreachable(service, cause))
  return retryCall(() => sendOnce(call), { limits, signal, explain })
}

async function sendOnce({
  service,
  url,
  headers,
  body,
  explainFailure,
  limits,
  signal,
}: ServiceCall): Promise<unknown> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    // A redirect could send the key and the texts to another host.
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(limits.timeoutMs)]),
  })
  const answer = await readBody(response, limits.answerBytes)
  if (!answer) throw new TranslationEngineError('malformed_answer', `${service} answered too much.`, 'never')
  const json = parseJson(answer.toString('utf8'))
  if (!response.ok)
    throw failureOf(service, {
      status: response.status,
      problem: explainFailure?.(response.status, json) ?? null,
      retryAfterMs: readRetryAfter(response.headers.get('retry-after'), Date.now()),
    })
  if (json === undefined)
    throw new TranslationEngineError('malformed_answer', `${service} did not answer JSON.`, 'never')
  return json
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function unreachable(service: string, cause: unknown): TranslationEngineError {
  return cause instanceof Error && cause.name === 'TimeoutError'
    ? new TranslationEngineError('timeout', `${service} did not answer in time.`, 'later')
    : new TranslationEngineError('unavailable', `${service} cannot be reached.`, 'later')
}
