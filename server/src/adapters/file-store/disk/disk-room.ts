import { statfs } from 'node:fs/promises'
import { FileStoreError, type Room } from '../../../ports/file-store.ts'

const GIBIBYTE = 1024 ** 3
const USUAL_SHARE = 0.05

export type DiskRoom = ReturnType<typeof diskRoom>

/** Keeps a reserve of the disk free of uploads, so that the database on it goes on working. */
export function diskRoom(folder: string, wantedReserve?: number) {
  let arriving = 0

  async function room(): Promise<Room> {
    const { bavail, blocks, bsize } = await statfs(folder)
    const reserveBytes = wantedReserve ?? Math.min(GIBIBYTE, Math.floor(blocks * bsize * USUAL_SHARE))
    return { freeBytes: bavail * bsize, reserveBytes }
  }

  return {
    room,

    /** Refuses what would not fit together with all that is arriving. Answers what is called when it has ended. */
    async enter(bytes: number): Promise<() => void> {
      // Counted before the look at the disk: of two that come at once, the later one sees both.
      arriving += bytes
      const { freeBytes, reserveBytes } = await room()
      if (freeBytes - arriving >= reserveBytes) return once(() => (arriving -= bytes))
      arriving -= bytes
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
