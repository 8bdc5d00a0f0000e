import { FileStoreError } from '../../ports/file-store.ts'
import { type Measure, measuring } from './measured.ts'
import { type RunningDigest, runningDigest } from './running-digest.ts'
import type { WrittenPiece } from './write-pieces.ts'

/**
 * The digests of a file while it is written. One that is a single piece is looked at here and now; a larger one beside our
 * own work and from the disk, so that the thread that answers everybody only hands the bytes on.
 */
export function digestOfWritten(path: string) {
  let first: WrittenPiece | undefined
  let running: RunningDigest | undefined

  return {
    written(piece: WrittenPiece): void {
      if (piece.start === 0) {
        first = piece
        return
      }
      running ??= runningDigest(path)
      if (first) running.arrived(first)
      first = undefined
      running.arrived(piece)
    },
    async finish(size: number): Promise<Measure> {
      if (!running) return measureOf(first)
      const measure = (await running.finish(size).catch(() => undefined)) ?? (await runningDigest(path).finish(size))
      if (!measure) throw new FileStoreError('unreachable', 'What was written cannot be read.')
      return measure
    },
    forget: () => running?.forget(),
  }
}

function measureOf(piece: WrittenPiece | undefined): Measure {
  const { add, measure } = measuring()
  piece?.chunks.forEach(add)
  return measure()
}
