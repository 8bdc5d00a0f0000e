import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { InstallError } from './install-error.ts'
import type { CatalogFile } from './model-catalog.ts'

export type DownloadOptions = {
  readonly signal: AbortSignal
  /** Gets the bytes of the file that are on the disk so far. */
  readonly onProgress: (bytes: number) => void
  readonly attempts: number
  readonly retryMs: number
  /** A transfer that brings nothing for this long is tried again. */
  readonly stallMs: number
}

/**
 * Downloads into `path`, continues where an earlier attempt stopped, and checks size and digest. A file with the wrong
 * digest is deleted; a partial file is kept for the next attempt.
 */
export async function downloadFile(
  url: string,
  file: CatalogFile,
  path: string,
  options: DownloadOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await fetchRest(url, file, path, options)
      break
    } catch (error) {
      options.signal.throwIfAborted()
      const canRetry = error instanceof InstallError && error.problem === 'connection_lost'
      if (!canRetry || attempt >= options.attempts) throw error
      await wait(options.retryMs * 2 ** (attempt - 1), undefined, { signal: options.signal })
    }
  }
  if ((await digestFile(path)) === file.sha256) return
  await rm(path, { force: true })
  throw new InstallError('wrong_digest', `${file.name} is not the file that the catalog names: its digest is another.`)
}

async function fetchRest(url: string, file: CatalogFile, path: string, options: DownloadOptions): Promise<void> {
  const present = await sizeOf(path)
  if (present === file.bytes) return
  const start = present > file.bytes ? 0 : present
  const stall = new AbortController()
  const timer = setTimeout(() => stall.abort(), options.stallMs)
  const signal = AbortSignal.any([options.signal, stall.signal])
  try {
    const response = await request(url, start, signal)
    const isRest = response.status === 206 && response.headers.get('content-range')?.startsWith(`bytes ${start}-`)
    const chunks = readChunks(response, file, { start: isRest ? start : 0, timer })
    await append(path, isRest ? 'a' : 'w', chunks, options.onProgress)
  } finally {
    clearTimeout(timer)
  }
}

async function request(url: string, start: number, signal: AbortSignal): Promise<Response> {
  const range: Record<string, string> = start > 0 ? { range: `bytes=${start}-` } : {}
  const { host } = new URL(url)
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity', ...range }, signal }).catch((error) => {
    throw new InstallError('connection_lost', `${host} cannot be reached.`, error)
  })
  const { status } = response
  if (status >= 500 || status === 429) throw new InstallError('connection_lost', `${host} responded with ${status}.`)
  if (status === 404) throw new InstallError('not_found', `${host} does not have ${url}.`)
  if (!response.ok) throw new InstallError('refused', `${host} responded with ${status} to ${url}.`)
  return response
}

type Chunk = { readonly bytes: Uint8Array; readonly end: number }

async function* readChunks(
  response: Response,
  { name, bytes: expected }: CatalogFile,
  { start, timer }: { readonly start: number; readonly timer: NodeJS.Timeout },
): AsyncGenerator<Chunk> {
  let end = start
  try {
    for await (const bytes of response.body ?? []) {
      timer.refresh()
      end += bytes.length
      if (end > expected)
        throw new InstallError('wrong_digest', `${name} is not the file that the catalog names: it is longer.`)
      yield { bytes, end }
    }
  } catch (error) {
    if (error instanceof InstallError) throw error
    throw new InstallError('connection_lost', `The connection was lost after ${end} bytes of ${name}.`, error)
  }
  if (end < expected)
    throw new InstallError('connection_lost', `The connection ended after ${end} of ${expected} bytes of ${name}.`)
}

async function append(
  path: string,
  flags: 'a' | 'w',
  chunks: AsyncIterable<Chunk>,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const file = await open(path, flags)
  try {
    for await (const { bytes, end } of chunks) {
      await file.writeFile(bytes)
      onProgress(end)
    }
    await file.sync()
  } finally {
    await file.close()
  }
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

async function digestFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
