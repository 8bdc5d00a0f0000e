import type { IncomingMessage } from 'node:http'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { TranslationManagementError } from '../../ports/translation-management.ts'

export type Sent = {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: { readonly length: number; readonly source: Readable } | Buffer | undefined
  /** Whoever is silent for longer has hung up. */
  readonly idleMs: number
  readonly signal: AbortSignal
}

/** One call over HTTP. The answer comes with its body unread; a cut or silent line is an error to try again after. */
export async function sendOver(sent: Sent): Promise<IncomingMessage> {
  const { method, url, headers, body, idleMs, signal } = sent
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const open = url.protocol === 'https:' ? secureRequest : plainRequest
  const length = body ? { 'content-length': String(body.length) } : {}
  // What must not be done twice goes over a line of its own: one that was kept may be dead.
  const line = method === 'POST' ? { agent: false as const } : {}
  const request = open(url, { method, headers: { ...headers, ...length }, signal, ...line })
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

/** No more than this is taken for an answer. */
const longestAnswer = 16 * 1024 * 1024

export async function readAll(answer: IncomingMessage, signal: AbortSignal): Promise<string> {
  const pieces: Buffer[] = []
  let length = 0
  try {
    for await (const piece of answer) {
      length += (piece as Buffer).length
      if (length > longestAnswer) throw new TranslationManagementError('XTRF answered too much.', 'never')
      pieces.push(piece as Buffer)
    }
  } catch (cause) {
    if (cause instanceof TranslationManagementError) throw cause
    signal.throwIfAborted()
    throw unreachable(cause)
  }
  return Buffer.concat(pieces).toString('utf8')
}
