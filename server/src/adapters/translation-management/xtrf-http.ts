import type { IncomingMessage } from 'node:http'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { TranslationManagementError } from '../../ports/translation-management.ts'

export type HttpRequest = {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: { readonly length: number; readonly source: Readable } | Buffer | undefined
  /** A connection without traffic for longer than this is closed. */
  readonly idleMs: number
  readonly signal: AbortSignal
}

/** Sends a request and returns the response with its body unread. Connection errors are retryable. */
export async function sendRequest(sent: HttpRequest): Promise<IncomingMessage> {
  const { method, url, headers, body, idleMs, signal } = sent
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const open = url.protocol === 'https:' ? secureRequest : plainRequest
  const length = body ? { 'content-length': String(body.length) } : {}
  // POST is not repeatable, so it does not use a kept-alive connection, which may be dead.
  const connection = method === 'POST' ? { agent: false as const } : {}
  const request = open(url, { method, headers: { ...headers, ...length }, signal, ...connection })
  request.setTimeout(idleMs, () => request.destroy(new Error('it was silent for too long')))
  request.on('response', resolve)
  request.on('error', reject)
  if (body === undefined || Buffer.isBuffer(body)) request.end(body)
  else pipeline(body.source, request).catch(reject)
  try {
    return await promise
  } catch (cause) {
    request.destroy()
    signal.throwIfAborted()
    throw unreachable(cause)
  }
}

const unreachable = (cause: unknown) => new TranslationManagementError('XTRF cannot be reached.', 'later', { cause })

/** Longer responses are rejected. */
const mostResponseBytes = 16 * 1024 * 1024

export async function readAll(answer: IncomingMessage, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of answer) {
      length += (chunk as Buffer).length
      if (length > mostResponseBytes) throw new TranslationManagementError('XTRF answered too much.', 'never')
      chunks.push(chunk as Buffer)
    }
  } catch (cause) {
    if (cause instanceof TranslationManagementError) throw cause
    signal.throwIfAborted()
    throw unreachable(cause)
  }
  return Buffer.concat(chunks).toString('utf8')
}
