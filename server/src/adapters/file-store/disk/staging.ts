import { randomUUID } from 'node:crypto'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { limitSize } from '../digest-stream.ts'
import { diskError } from './disk-error.ts'
import { openDiskWorkerFile } from './disk-worker-client.ts'
import { incrementalFsync, type WriteBuffer, writeStream } from './disk-writer.ts'
import { type FileFacts, formatMetadataTrailer } from './metadata-trailer.ts'

const abandonedAfterMs = 24 * 60 * 60 * 1000
const thisHost = encodeURIComponent(hostname())
const thisRun = randomUUID()

/** A complete file on the disk that has no key yet. */
export type StagedFile = { path: string; facts: FileFacts }

/** The name holds the machine, the process and its run, so that the sweep knows whether the writer is alive. */
export function stagingPath(folder: string): string {
  return path.join(folder, [thisHost, process.pid, thisRun, randomUUID()].join(','))
}

export type StagingOptions = {
  maxBytes?: number | undefined
  /** The chunks may be transferred instead of copied, because nobody else uses them. */
  ownsChunks?: boolean
}

/** Writes the bytes and their metadata trailer to the disk. Leaves nothing behind when it fails. */
export async function stageFile(
  folder: string,
  source: AsyncIterable<Uint8Array>,
  { maxBytes, ownsChunks = false }: StagingOptions = {},
): Promise<StagedFile> {
  // Without a listener, a stream that fails while the file is being opened would end the process.
  if (source instanceof Readable) source.on('error', () => {})
  const target = stagingPath(folder)
  const file = openDiskWorkerFile()
  try {
    await using handle = await open(target, 'wx', 0o600)
    const sync = incrementalFsync(handle)
    const size = await writeStream(limitSize(source, maxBytes), 0, async (buffer) => {
      await file.append(handle.fd, ownsChunks ? buffer : copyBuffer(buffer))
      sync.writtenUpTo(buffer.start)
    })
    const facts = { size, ...(await file.finish()), storedAt: new Date() }
    await file.write(handle.fd, { start: size, chunks: [formatMetadataTrailer(facts)] })
    await sync.finish()
    return { path: target, facts }
  } catch (error) {
    if (source instanceof Readable) source.destroy()
    file.discard()
    await rm(target, { force: true })
    throw diskError(error)
  }
}

const copyBuffer = ({ start, chunks }: WriteBuffer): WriteBuffer => ({ start, chunks: [Buffer.concat(chunks)] })

/** Removes what killed processes left. Whether a process on another machine lives is unknown, so its files must be a day old. */
export async function sweepStaging(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (await isLeftover(folder, name)) await rm(path.join(folder, name), { force: true })
  }
}

async function isLeftover(folder: string, name: string): Promise<boolean> {
  const [host, pid, run] = name.split(',')
  if (host === thisHost) return Number(pid) === process.pid ? run !== thisRun : !isAlive(Number(pid))
  const found = await stat(path.join(folder, name)).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > abandonedAfterMs
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
