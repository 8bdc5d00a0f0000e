import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Disk } from '../disk/disk.ts'
import { errorCode } from '../disk/disk-error.ts'
import type { FileFacts } from '../disk/metadata-trailer.ts'
import { checkDownload } from '../signing/download-url.ts'
import type { StoreKeys } from '../signing/signature.ts'
import { S3Error } from './s3-answer.ts'

type Range = { start: number; end: number }

/** GET or HEAD of a signed URL. The headers keep browsers from guessing the type of a file or running it. */
export async function answerDownload(
  place: { disk: Disk; keys: StoreKeys },
  target: { key: string; query: URLSearchParams },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = checkDownload(place.keys, target.key, target.query)
  const file = await place.disk.openFile(target.key)
  if (!file) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.')
  try {
    const { facts } = file
    response
      .setHeader('accept-ranges', 'bytes')
      .setHeader('etag', `"${facts.sha256}"`)
      .setHeader('last-modified', facts.storedAt.toUTCString())
      .setHeader('cache-control', 'private, max-age=0, must-revalidate')
      .setHeader('content-security-policy', "sandbox; default-src 'none'")
      .setHeader('x-content-type-options', 'nosniff')
    if (isCached(request, facts)) return void response.writeHead(304).end()
    const range = parseRange(request, facts)
    if (range === 'unsatisfiable') {
      response.setHeader('content-range', `bytes */${facts.size}`)
      throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable.')
    }
    response.setHeader('content-type', headers.contentType).setHeader('content-disposition', headers.disposition)
    if (range) response.setHeader('content-range', `bytes ${range.start}-${range.end}/${facts.size}`)
    const { start, end } = range ?? { start: 0, end: facts.size - 1 }
    response.writeHead(range ? 206 : 200, { 'content-length': end - start + 1 })
    if (request.method === 'HEAD' || end < start) return void response.end()
    await pipeline(file.read({ start, end }), response).catch(ignoreDisconnect)
  } finally {
    await file.close()
  }
}

function isCached(request: IncomingMessage, facts: FileFacts): boolean {
  const etags = request.headers['if-none-match']
  return etags !== undefined && (etags === '*' || etags.includes(`"${facts.sha256}"`))
}

/** Supports a single range, which is what browsers use. Anything else gets the whole file, as the standard allows. */
function parseRange(request: IncomingMessage, facts: FileFacts): Range | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  const condition = request.headers['if-range']
  if (condition !== undefined && condition !== `"${facts.sha256}"` && condition !== facts.storedAt.toUTCString())
    return undefined
  const start = from === '' ? Math.max(0, facts.size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? facts.size - 1 : Math.min(Number(to), facts.size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return start < facts.size && start <= end ? { start, end } : 'unsatisfiable'
}

function ignoreDisconnect(error: unknown): void {
  const disconnectCodes = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ERR_STREAM_DESTROYED']
  if (!disconnectCodes.includes(errorCode(error) ?? '')) throw error
}
