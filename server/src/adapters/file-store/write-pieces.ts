import type { FileHandle } from 'node:fs/promises'
import { turnOfNext } from './take-turns.ts'

/** Every upload under way holds two of them. */
const PIECE_BYTES = 512 * 1024

export type WrittenPiece = { readonly start: number; readonly bytes: number; readonly chunks: readonly Uint8Array[] }

/**
 * Writes the bytes from this place on, a piece at a time and without copying them. While one piece is on its way to the
 * disk the next one is gathered. Answers how many there were.
 */
export async function writePieces(
  handle: FileHandle,
  source: AsyncIterable<Uint8Array>,
  start = 0,
  onWritten?: (piece: WrittenPiece) => void,
): Promise<number> {
  let [gathered, bytes, at]: [Uint8Array[], number, number] = [[], 0, start]
  let writing: Promise<void> = Promise.resolve()
  const write = async () => {
    await writing
    const piece = { start: at, bytes, chunks: gathered }
    writing = writeAll(handle, gathered, at).then(() => onWritten?.(piece))
    // Whoever awaits it hears of the failure; until then it must not be taken for one that nobody wants.
    writing.catch(() => {})
    at += bytes
    gathered = []
    bytes = 0
  }
  try {
    for await (const chunk of source) {
      gathered.push(chunk)
      bytes += chunk.length
      if (bytes >= PIECE_BYTES) await write()
      await turnOfNext()
    }
    if (bytes > 0) await write()
  } finally {
    // The file is not closed under a write.
    await writing
  }
  return at - start
}

/** The system may take less than it was given, and is then given the rest. */
async function writeAll(handle: FileHandle, chunks: readonly Uint8Array[], at: number): Promise<void> {
  let { bytesWritten: done } = await handle.writev(chunks, at)
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  if (done === size) return
  const all = Buffer.concat(chunks)
  while (done < size) done += (await handle.write(all, done, size - done, at + done)).bytesWritten
}
