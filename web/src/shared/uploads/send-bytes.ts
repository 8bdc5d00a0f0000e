import type { ErrorBody } from '@portolan/contract/errors/error-body'
import { ApiError } from '../api/api-error.ts'

export type Sending = {
  readonly method: 'POST' | 'PUT'
  readonly url: string
  readonly body: FormData | Blob
  readonly signal: AbortSignal
  readonly onSent: (bytes: number) => void
}

/** A connection may die without a word: after so long without a byte it is given up for a new one. */
const SILENCE_MS = 45_000

/** XMLHttpRequest, because fetch does not tell how far an upload has come. */
export function sendBytes({ method, url, body, signal, onSent }: Sending): Promise<void> {
  return new Promise((done, failed) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const giveUp = () => request.abort()
    let silence = setTimeout(giveUp, SILENCE_MS)
    request.open(method, url)
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(silence)
      silence = setTimeout(giveUp, SILENCE_MS)
      onSent(loaded)
    }
    request.onload = () => (request.status < 300 ? done() : failed(new ApiError(request.status, refusalIn(request))))
    request.onerror = () => failed(new ApiError(0))
    request.onabort = () => failed(signal.aborted ? signal.reason : new ApiError(0))
    request.onloadend = () => {
      clearTimeout(silence)
      signal.removeEventListener('abort', giveUp)
    }
    signal.addEventListener('abort', giveUp)
    request.send(body)
  })
}

/** The store answers as S3 does, in XML. */
function refusalIn({ responseText }: XMLHttpRequest): Partial<ErrorBody> {
  const part = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(responseText)?.[1]
  const message = part('Message')
  const errorCode = part('Code')
  const megabytes = part('Megabytes')
  return {
    ...(message && { message }),
    ...(errorCode && { errorCode }),
    ...(megabytes && { params: { megabytes: Number(megabytes) } }),
  }
}
