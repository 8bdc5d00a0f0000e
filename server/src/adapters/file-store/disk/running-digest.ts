import type { PartPlace } from '../signing/part-url.ts'
import type { Measure } from './digest-stream.ts'
import { openDiskWorkerFile } from './disk-worker-client.ts'

/** To ask costs as much as to look at a few pieces. */
const WORTH_ASKING = 4 * 1024 * 1024
/** Others wait meanwhile. */
const LOOKED_AT_ONCE = 16 * 1024 * 1024

type Place = Pick<PartPlace, 'start' | 'bytes'>

export type RunningDigest = ReturnType<typeof runningDigest>

/**
 * The digests of an upload, taken in the order of its bytes as the parts arrive, so that little is left to read when the
 * last of them is there. Each byte is looked at once: where a part is sent again that was looked at already, the
 * digests are no longer true of it, and are said to be unknown.
 */
export function runningDigest(data: string) {
  const digest = openDiskWorkerFile()
  const arrived = new Map<number, number>()
  let [upTo, isTrue] = [0, true]
  let looking: Promise<void> = Promise.resolve()

  async function look(end: number): Promise<void> {
    const start = upTo
    upTo = end
    for (const place of arrived.keys()) if (place < end) arrived.delete(place)
    await digest.look(data, start, end)
  }
  async function goOn(): Promise<void> {
    for (let end = endOfArrived(); isTrue && end - upTo >= WORTH_ASKING; end = endOfArrived()) await look(end)
  }
  function endOfArrived(): number {
    let end = upTo
    for (let bytes = arrived.get(end); bytes && end - upTo < LOOKED_AT_ONCE; bytes = arrived.get(end)) end += bytes
    return end
  }
  const follow = (work: () => Promise<void>): Promise<void> => {
    looking = looking.then(work).catch(() => {
      isTrue = false
    })
    return looking
  }

  return {
    /** Told when a part begins to be written, and again when that has ended, however it did. */
    touched({ start }: Place): void {
      arrived.delete(start)
      if (start < upTo) isTrue = false
    },
    arrived({ start, bytes }: Place): void {
      arrived.set(start, bytes)
      void follow(goOn)
    },
    /** Undefined where they are not known. To be asked when nothing is written any more. */
    async finish(size: number): Promise<Measure | undefined> {
      await follow(async () => {
        if (isTrue && upTo < size) await look(size)
      })
      if (!isTrue || upTo !== size) return undefined
      // Asked for once: what the thread knew is gone with its answer.
      isTrue = false
      return { size, ...(await digest.finish()) }
    },
    forget: () => digest.forget(),
  }
}
