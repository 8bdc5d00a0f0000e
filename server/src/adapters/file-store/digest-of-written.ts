import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { FileStoreError } from '../../ports/file-store.ts'
import type { Measure } from './measured.ts'
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
      if (!running) return measureOf(first?.chunks ?? [])
      const measure = (await running.finish(size).catch(() => undefined)) ?? (await runningDigest(path).finish(size))
      if (!measure) throw new FileStoreError('unreachable', 'What was written cannot be read.')
      return measure
    },
    forget: () => running?.forget(),
  }
}

function measureOf(chunks: readonly Uint8Array[]): Measure {
  const hash = createHash('sha256')
  let [size, crc] = [0, 0]
  for (const chunk of chunks) {
    hash.update(chunk)
    crc = crc32(chunk, crc)
    size += chunk.length
  }
  return { size, sha256: hash.digest('hex'), crc32: crc }
}
