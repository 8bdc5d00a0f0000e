import { randomUUID } from 'node:crypto'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { bufferedWriter, type Piece } from './buffered-writer.ts'
import { limited } from './digest-stream.ts'
import { diskError } from './disk-error.ts'
import { openDiskWorkerFile } from './disk-worker-client.ts'
import { incrementalFsync } from './incremental-fsync.ts'
import { type FileFacts, footer } from './metadata-trailer.ts'

const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000
const THIS_HOST = encodeURIComponent(hostname())
const THIS_RUN = randomUUID()

/** A file that is safe on the disk and waits to be given its key. */
export type Received = { path: string; facts: FileFacts }

/** A name that says which machine, process and run of it writes here, for the sweep. */
export function incomingPath(folder: string): string {
  return path.join(folder, [THIS_HOST, process.pid, THIS_RUN, randomUUID()].join(','))
}

export type Reception = {
  maxBytes?: number | undefined
  /** Nobody else looks at the bytes of the source. */
  isOurs?: boolean
}

/** Writes the bytes and their footer to the disk, refusing the first byte over the limit. Leaves nothing behind when it fails. */
export async function receive(
  folder: string,
  source: AsyncIterable<Uint8Array>,
  { maxBytes, isOurs = false }: Reception = {},
): Promise<Received> {
  // A stream that breaks while the file is being opened has no other listener yet, and would end the process.
  if (source instanceof Readable) source.on('error', () => {})
  const target = incomingPath(folder)
  const file = openDiskWorkerFile()
  try {
    await using handle = await open(target, 'wx', 0o600)
    const syncs = incrementalFsync(handle)
    const size = await bufferedWriter(limited(source, maxBytes), 0, async (piece) => {
      await file.append(handle.fd, isOurs ? piece : copyOf(piece))
      syncs.reached(piece.start)
    })
    const facts = { size, ...(await file.finish()), storedAt: new Date() }
    await file.write(handle.fd, { start: size, chunks: [footer(facts)] })
    await syncs.finish()
    return { path: target, facts }
  } catch (error) {
    if (source instanceof Readable) source.destroy()
    file.forget()
    await rm(target, { force: true })
    throw diskError(error)
  }
}

const copyOf = ({ start, chunks }: Piece): Piece => ({ start, chunks: [Buffer.concat(chunks)] })

/** Removes what killed processes left. Another machine's leftovers cannot be told from its work, so they must be a day old. */
export async function sweepIncoming(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (await isLeftover(folder, name)) await rm(path.join(folder, name), { force: true })
  }
}

async function isLeftover(folder: string, name: string): Promise<boolean> {
  const [host, pid, run] = name.split(',')
  if (host === THIS_HOST) return Number(pid) === process.pid ? run !== THIS_RUN : !isAlive(Number(pid))
  const found = await stat(path.join(folder, name)).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > FORGOTTEN_AFTER_MS
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
