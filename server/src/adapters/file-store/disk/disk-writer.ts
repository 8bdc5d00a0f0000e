import type { FileHandle } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'

/** Each upload holds up to two buffers of this size: one being filled, one being written. */
const bufferBytes = 256 * 1024
const bytesBetweenFsyncs = 32 * 1024 * 1024

/** Chunks that belong at this offset of a file. */
export type WriteBuffer = { readonly start: number; readonly chunks: readonly Uint8Array[] }

/** Writes a stream from an offset on and returns its length. The next buffer fills while the last one is written. */
export async function writeStream(
  source: AsyncIterable<Uint8Array>,
  start: number,
  write: (buffer: WriteBuffer) => Promise<unknown>,
): Promise<number> {
  let chunks: Uint8Array[] = []
  let bytes = 0
  let offset = start
  let writing: Promise<unknown> = Promise.resolve()
  const flush = async () => {
    await writing
    writing = write({ start: offset, chunks })
    // The next flush reports the failure. Until then it must not count as an unhandled rejection.
    writing.catch(() => {})
    offset += bytes
    chunks = []
    bytes = 0
  }
  try {
    for await (const chunk of source) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= bufferBytes) await flush()
      await yieldTurn()
    }
    if (bytes > 0) await flush()
  } finally {
    // The caller closes the file next, so the last write has to end first.
    await writing
  }
  return offset - start
}

let lastTurn: Promise<void> = Promise.resolve()

/** Lets one chunk of all uploads through per event loop iteration, so that uploads cannot starve other requests. */
function yieldTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate())
  return lastTurn
}

/** Runs fsync while more bytes arrive, so that little is left to sync at the end. */
export function incrementalFsync(handle: FileHandle) {
  let syncing: Promise<void> | undefined
  let syncedUpTo = 0

  return {
    /** Call it when every byte before this offset is written. */
    writtenUpTo(offset: number): void {
      if (syncing || offset - syncedUpTo < bytesBetweenFsyncs) return
      syncedUpTo = offset
      syncing = handle.datasync().then(() => {
        syncing = undefined
      })
      // Kept for `finish`: the system reports lost bytes only to the first fsync after the loss.
      syncing.catch(() => {})
    },
    /** When this returns, everything written is on the disk. */
    async finish(): Promise<void> {
      await syncing
      await handle.sync()
    },
  }
}
