import { statfs } from 'node:fs/promises'
import { FileStoreError, type Room } from '../../../ports/file-store.ts'

const gibibyte = 1024 ** 3
const defaultReserveShare = 0.05

export type DiskSpace = ReturnType<typeof trackDiskSpace>

/** Keeps a reserve of the disk free, so that the database on it keeps working. */
export function trackDiskSpace(folder: string, configuredReserve?: number) {
  let reserved = 0

  async function room(): Promise<Room> {
    const { bavail, blocks, bsize } = await statfs(folder)
    const reserveBytes = configuredReserve ?? Math.min(gibibyte, Math.floor(blocks * bsize * defaultReserveShare))
    return { freeBytes: bavail * bsize, reserveBytes }
  }

  return {
    room,

    /** Reserves space for an upload, or throws where it does not fit. Returns a function that releases it. */
    async reserve(bytes: number): Promise<() => void> {
      // Counted before the disk is checked, so that of two concurrent uploads the later one sees both.
      reserved += bytes
      const { freeBytes, reserveBytes } = await room()
      if (freeBytes - reserved >= reserveBytes) return once(() => (reserved -= bytes))
      reserved -= bytes
      throw new FileStoreError('no-room', 'There is no room for uploads right now.')
    },
  }
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}
