import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { type TmsFile, TranslationManagementError } from '../../ports/translation-management.ts'
import { acceptHeader, type XtrfCall } from './xtrf-calls.ts'
import { type HttpRequest, readAll, sendRequest } from './xtrf-http.ts'

export type XtrfConnection = {
  /** The installation, such as https://acme.s.xtrf.eu. */
  readonly url: string
  readonly token: string
  readonly timeouts?: { readonly callMs: number; readonly idleMs: number }
}

/** The values of the placeholders in the path, in order, and the content of the request. */
type CallArguments = {
  readonly path?: readonly (string | number)[]
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: object
  readonly file?: TmsFile
}

/** XTRF responded with an error status. */
export class XtrfRefusal extends TranslationManagementError {
  readonly status: number

  constructor(call: XtrfCall, status: number, afterMs: number | undefined) {
    const retry = status >= 500 || status === 429 || status === 408 ? 'later' : 'never'
    super(`XTRF answered ${status} to ${call.method} ${call.path}.`, retry, afterMs === undefined ? {} : { afterMs })
    this.status = status
  }
}

const defaultTimeouts = { callMs: 30_000, idleMs: 60_000 }
const longestRetryAfterSeconds = 3600

export type XtrfClient = ReturnType<typeof xtrfClient>

export function xtrfClient({ url, token, timeouts = defaultTimeouts }: XtrfConnection) {
  const base = `${url.replace(/\/+$/, '')}/home-api`

  async function open(call: XtrfCall, { path = [], query = {}, body, file }: CallArguments, signal: AbortSignal) {
    const address = new URL(base + fillPath(call.path, path))
    for (const [key, value] of Object.entries(query)) address.searchParams.set(key, String(value))
    const content = file ? await encodeForm(file, signal) : body && encodeJson(body)
    const headers = { 'x-auth-access-token': token, accept: acceptHeader(call), ...content?.headers }
    const request: HttpRequest = {
      method: call.method,
      url: address,
      headers,
      body: content?.body,
      idleMs: timeouts.idleMs,
      signal,
    }
    const answer = await sendRequest(request)
    const { statusCode = 0 } = answer
    if (statusCode >= 200 && statusCode < 300) return answer
    answer.resume()
    throw new XtrfRefusal(call, statusCode, readRetryAfter(answer))
  }

  return {
    /** Returns the JSON of the response, or undefined where it is empty. Calls without a file have a time limit. */
    async call(call: XtrfCall, sent: CallArguments, signal: AbortSignal): Promise<unknown> {
      const limited = sent.file ? signal : AbortSignal.any([signal, AbortSignal.timeout(timeouts.callMs)])
      try {
        return parse(call, await readAll(await open(call, sent, limited), limited))
      } catch (error) {
        signal.throwIfAborted()
        if (!limited.aborted) throw error
        throw new TranslationManagementError('XTRF did not answer in time.', 'later', { cause: error })
      }
    },

    /** Streams the body of the response. */
    async download(call: XtrfCall, sent: CallArguments, signal: AbortSignal): Promise<Readable> {
      const answer = await open(call, sent, signal)
      answer.setTimeout(timeouts.idleMs, () => answer.destroy(new Error('it was silent for too long')))
      return Readable.from(readWhole(answer))
    },
  }
}

/** Encodes the values so that none of them can change the path. */
function fillPath(path: string, values: readonly (string | number)[]): string {
  const left = values.map((value) => encodeURIComponent(String(value)))
  return path.replace(/\{\w+\}/g, () => {
    const value = left.shift() ?? ''
    if (value === '' || value === '.' || value === '..')
      throw new TranslationManagementError('An id of XTRF is not one.', 'never')
    return value
  })
}

const encodeJson = (body: object) => ({
  headers: { 'content-type': 'application/json;charset=UTF-8' },
  body: Buffer.from(JSON.stringify(body)),
})

/** A form with one file. Its length is known in advance. */
async function encodeForm(file: TmsFile, signal: AbortSignal) {
  const boundary = `portolan-${randomUUID()}`
  const name = file.name.replace(/["\r\n\\]/g, (character) => encodeURIComponent(character))
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n` +
      'content-type: application/octet-stream\r\n\r\n',
  )
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const bytes = await file.open(signal)
  async function* all() {
    yield head
    yield* bytes
    yield tail
  }
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: { length: head.length + file.size + tail.length, source: Readable.from(all()) },
  }
}

function parse(call: XtrfCall, text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new TranslationManagementError(`XTRF answered no JSON to ${call.method} ${call.path}.`, 'later', { cause })
  }
}

function readRetryAfter({ headers }: IncomingMessage): number | undefined {
  const seconds = Number(headers['retry-after'])
  return seconds > 0 ? Math.min(seconds, longestRetryAfterSeconds) * 1000 : undefined
}

/** Reports a broken connection as a retryable error. */
async function* readWhole(answer: IncomingMessage) {
  try {
    yield* answer as AsyncIterable<Buffer>
  } catch (cause) {
    throw new TranslationManagementError('XTRF broke off in the middle of a file.', 'later', { cause })
  }
}
