import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { Measure } from './measured.ts'
import type { PartPlace } from './part-url.ts'

const READ_BYTES = 1024 * 1024

export type RunningDigest = ReturnType<typeof runningDigest>

/**
 * The digests of an upload, taken in the order of its bytes as the parts arrive, so that little is left to read when the
 * last of them is there. Each byte is looked at once: where a part is sent again that was looked at already, the
 * digests are no longer true of it, and are said to be unknown.
 */
export function runningDigest(data: string) {
  const hash = createHash('sha256')
  const arrived = new Map<number, number>()
  let [crc, upTo, isTrue] = [0, 0, true]
  let looking: Promise<void> = Promise.resolve()

  async function look(end: number): Promise<void> {
    const start = upTo
    upTo = end
    for await (const chunk of createReadStream(data, { start, end: end - 1, highWaterMark: READ_BYTES })) {
      hash.update(chunk)
      crc = crc32(chunk, crc)
    }
  }
  async function goOn(): Promise<void> {
    for (let bytes = arrived.get(upTo); isTrue && bytes !== undefined; bytes = arrived.get(upTo))
      await look(upTo + bytes)
  }
  const follow = (work: () => Promise<void>): Promise<void> => {
    looking = looking.then(work).catch(() => {
      isTrue = false
    })
    return looking
  }

  return {
    /** Told when a part begins to be written, and again when that has ended, however it did. */
    touched({ start }: PartPlace): void {
      arrived.delete(start)
      if (start < upTo) isTrue = false
    },
    arrived({ start, bytes }: PartPlace): void {
      arrived.set(start, bytes)
      void follow(goOn)
    },
    /** Undefined where they are not known. To be asked when nothing is written any more. */
    async finish(size: number): Promise<Measure | undefined> {
      await follow(async () => {
        if (isTrue && upTo < size) await look(size)
      })
      return isTrue && upTo === size ? { size, sha256: hash.digest('hex'), crc32: crc } : undefined
    },
  }
}
