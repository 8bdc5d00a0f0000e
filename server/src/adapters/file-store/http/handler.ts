import type { IncomingMessage, ServerResponse } from 'node:http'
import { FileStoreError } from '../../../ports/file-store.ts'
import type { EmbeddedMultipart } from '../embedded-multipart.ts'
import { answerDownload } from './download.ts'
import { answerUpload, type UploadPlace } from './receive-form.ts'
import { answerPart } from './receive-part.ts'
import { S3Error, sendError } from './s3-answer.ts'

/** How long a rejected client may keep sending. Closing at once would hide the response from it. */
const lingerMs = 10_000

export function embeddedHandler(place: UploadPlace & { multipart: EmbeddedMultipart }) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { key, query } = parseTarget(place.bucket, request.url ?? '')
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (request.method === 'POST' && key === '') await answerUpload(place, request, response)
      else if (request.method === 'PUT' && query.has('uploadId'))
        await answerPart(place, { key, query }, request, response)
      else if (isRead && key !== '') await answerDownload(place, { key, query }, request, response)
      else throw new S3Error(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.')
    } catch (error) {
      const refusal = toS3Error(error)
      refuse(request, response, refusal)
      if (refusal.status === 500 && !request.errored) throw error
    }
  }
}

/** The path before the bucket is where the handler is mounted. */
function parseTarget(bucket: string, url: string): { key: string; query: URLSearchParams } {
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  const segments = path.split('/')
  const at = segments.indexOf(bucket)
  if (at < 0) throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist.')
  try {
    const key = segments
      .slice(at + 1)
      .map(decodeURIComponent)
      .join('/')
    return { key, query: new URLSearchParams(query) }
  } catch {
    throw new S3Error(400, 'InvalidURI', 'The address cannot be read.')
  }
}

function toS3Error(error: unknown): S3Error {
  if (error instanceof S3Error) return error
  if (error instanceof FileStoreError && error.reason === 'over-quota')
    return new S3Error(413, 'QuotaExceeded', error.message, error.megabytes)
  if (error instanceof FileStoreError && error.retry === 'later') {
    const status = error.reason === 'no-room' ? 507 : 503
    const code = error.reason === 'no-room' ? 'InsufficientStorage' : 'ServiceUnavailable'
    return new S3Error(status, code, `${error.message} Nothing was kept. Please try again later.`)
  }
  return new S3Error(500, 'InternalError', 'We encountered an internal error. Please try again.')
}

function refuse(request: IncomingMessage, response: ServerResponse, refusal: S3Error): void {
  if (response.headersSent) return void response.destroy()
  if (!request.complete) {
    response.setHeader('connection', 'close')
    request.setTimeout(lingerMs, () => request.destroy())
    setTimeout(() => request.destroy(), lingerMs).unref()
    request.resume()
  }
  sendError(response, refusal)
}
