import type { FileDigest } from '../digest-stream.ts'
import type { PartPosition } from '../signing/part-url.ts'
import { openDiskWorkerFile } from './disk-worker-client.ts'

/** Fewer bytes are not worth a message to the worker. */
const leastBytes = 4 * 1024 * 1024
/** The worker is busy for as long as one request takes, so requests stay short. */
const mostBytes = 16 * 1024 * 1024

type PartRange = Pick<PartPosition, 'start' | 'bytes'>

export type RunningDigest = ReturnType<typeof runningDigest>

/**
 * Digests a multipart upload in byte order while its parts arrive, so that little is left to read at the end. Each byte
 * is read once: when a part that was read is sent once more, the digest becomes invalid and is not returned.
 */
export function runningDigest(data: string) {
  const file = openDiskWorkerFile()
  const arrived = new Map<number, number>()
  let readUpTo = 0
  let isValid = true
  let reading: Promise<void> = Promise.resolve()

  async function read(end: number): Promise<void> {
    const start = readUpTo
    readUpTo = end
    for (const offset of arrived.keys()) if (offset < end) arrived.delete(offset)
    await file.digest(data, start, end)
  }
  async function readArrived(): Promise<void> {
    for (let end = endOfArrived(); isValid && end - readUpTo >= leastBytes; end = endOfArrived()) await read(end)
  }
  function endOfArrived(): number {
    let end = readUpTo
    for (let bytes = arrived.get(end); bytes && end - readUpTo < mostBytes; bytes = arrived.get(end)) end += bytes
    return end
  }
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    reading = reading.then(work).catch(() => {
      isValid = false
    })
    return reading
  }

  return {
    /** Call it before a part is written and after the write has ended or failed. */
    partChanged({ start }: PartRange): void {
      arrived.delete(start)
      if (start < readUpTo) isValid = false
    },
    partArrived({ start, bytes }: PartRange): void {
      arrived.set(start, bytes)
      void enqueue(readArrived)
    },
    /** Call it when all writes have ended. Undefined where the digest is invalid. */
    async finish(size: number): Promise<FileDigest | undefined> {
      await enqueue(async () => {
        if (isValid && readUpTo < size) await read(size)
      })
      if (!isValid || readUpTo !== size) return undefined
      // The worker forgets the digest with its answer.
      isValid = false
      return { size, ...(await file.finish()) }
    },
    discard: () => file.discard(),
  }
}
