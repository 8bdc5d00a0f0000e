import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { type TmsFile, TranslationManagementError } from '../../ports/translation-management.ts'
import { acceptOf, type XtrfCall } from './xtrf-calls.ts'
import { readAll, type Sent, sendOver } from './xtrf-http.ts'

export type XtrfAddress = {
  /** Of the installation, such as https://acme.s.xtrf.eu. */
  readonly url: string
  readonly token: string
  readonly patience?: { readonly callMs: number; readonly idleMs: number }
}

/** What goes with a call: the values of its path in their order, then what it sends. */
type With = {
  readonly path?: readonly (string | number)[]
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: object
  readonly file?: TmsFile
}

/** XTRF said no. */
export class XtrfRefusal extends TranslationManagementError {
  readonly status: number

  constructor(call: XtrfCall, status: number, afterMs: number | undefined) {
    const retry = status >= 500 || status === 429 || status === 408 ? 'later' : 'never'
    super(`XTRF answered ${status} to ${call.method} ${call.path}.`, retry, afterMs === undefined ? {} : { afterMs })
    this.status = status
  }
}

const usualPatience = { callMs: 30_000, idleMs: 60_000 }
const longestPauseSeconds = 3600

export type XtrfClient = ReturnType<typeof xtrfClient>

export function xtrfClient({ url, token, patience = usualPatience }: XtrfAddress) {
  const base = `${url.replace(/\/+$/, '')}/home-api`

  async function open(call: XtrfCall, { path = [], query = {}, body, file }: With, signal: AbortSignal) {
    const address = new URL(base + fill(call.path, path))
    for (const [key, value] of Object.entries(query)) address.searchParams.set(key, String(value))
    const content = file ? await formOf(file, signal) : body && jsonOf(body)
    const headers = { 'x-auth-access-token': token, accept: acceptOf(call), ...content?.headers }
    const sent: Sent = {
      ...{ method: call.method, url: address, headers, body: content?.body },
      ...{ idleMs: patience.idleMs, signal },
    }
    const answer = await sendOver(sent)
    const { statusCode = 0 } = answer
    if (statusCode >= 200 && statusCode < 300) return answer
    answer.resume()
    throw new XtrfRefusal(call, statusCode, pauseIn(answer))
  }

  return {
    /** The answer's JSON; undefined where there is none. Files take their time, all else has to be quick. */
    async call(call: XtrfCall, sent: With, signal: AbortSignal): Promise<unknown> {
      const limited = sent.file ? signal : AbortSignal.any([signal, AbortSignal.timeout(patience.callMs)])
      try {
        return parse(call, await readAll(await open(call, sent, limited), limited))
      } catch (error) {
        signal.throwIfAborted()
        if (!limited.aborted) throw error
        throw new TranslationManagementError('XTRF did not answer in time.', 'later', { cause: error })
      }
    },

    /** The answer's bytes, as they come. */
    async download(call: XtrfCall, sent: With, signal: AbortSignal): Promise<Readable> {
      const answer = await open(call, sent, signal)
      answer.setTimeout(patience.idleMs, () => answer.destroy(new Error('it was silent for too long')))
      return Readable.from(wholly(answer))
    },
  }
}

/** Each value in its place, with nothing in it that would lead elsewhere. */
function fill(path: string, values: readonly (string | number)[]): string {
  const left = values.map((value) => encodeURIComponent(String(value)))
  return path.replace(/\{\w+\}/g, () => {
    const value = left.shift() ?? ''
    if (value === '' || value === '.' || value === '..')
      throw new TranslationManagementError('An id of XTRF is not one.', 'never')
    return value
  })
}

const jsonOf = (body: object) => ({
  headers: { 'content-type': 'application/json;charset=UTF-8' },
  body: Buffer.from(JSON.stringify(body)),
})

/** A form with one file, whose length is known before its first byte. */
async function formOf(file: TmsFile, signal: AbortSignal) {
  const boundary = `portolan-${randomUUID()}`
  const name = file.name.replace(/["\r\n\\]/g, (letter) => encodeURIComponent(letter))
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

function pauseIn({ headers }: IncomingMessage): number | undefined {
  const seconds = Number(headers['retry-after'])
  return seconds > 0 ? Math.min(seconds, longestPauseSeconds) * 1000 : undefined
}

/** A file that was cut off is no file. */
async function* wholly(answer: IncomingMessage) {
  try {
    yield* answer as AsyncIterable<Buffer>
  } catch (cause) {
    throw new TranslationManagementError('XTRF broke off in the middle of a file.', 'later', { cause })
  }
}
