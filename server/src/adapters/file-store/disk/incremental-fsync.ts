import type { FileHandle } from 'node:fs/promises'

const WORTH_SYNCING = 32 * 1024 * 1024

/** Has the disk take what was written while more of it arrives, so that there is little to wait for at the end. */
export function incrementalFsync(handle: FileHandle) {
  let syncing: Promise<void> | undefined
  let begunAt = 0

  return {
    /** All before this place is written. */
    reached(place: number): void {
      if (syncing || place - begunAt < WORTH_SYNCING) return
      begunAt = place
      syncing = handle.datasync().then(() => {
        syncing = undefined
      })
      // A failure stays to be heard at the end: the disk tells of bytes that it has lost only once.
      syncing.catch(() => {})
    },
    /** When this returns, what was ever written is on the disk. */
    async finish(): Promise<void> {
      await syncing
      await handle.sync()
    },
  }
}
