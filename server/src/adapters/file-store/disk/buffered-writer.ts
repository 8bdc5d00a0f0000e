import { isCrowded, yieldTurn } from './upload-scheduler.ts'

/** Every upload under way holds two of them. */
const pieceBytes = () => (isCrowded() ? 128 : 512) * 1024

export type Piece = { readonly start: number; readonly chunks: readonly Uint8Array[] }

/**
 * Has the bytes written from this place on, a piece at a time. While one piece is on its way to the disk the next one is
 * gathered. Answers how many there were.
 */
export async function bufferedWriter(
  source: AsyncIterable<Uint8Array>,
  start: number,
  write: (piece: Piece) => Promise<unknown>,
): Promise<number> {
  let [chunks, bytes, at]: [Uint8Array[], number, number] = [[], 0, start]
  let writing: Promise<unknown> = Promise.resolve()
  const writeGathered = async () => {
    await writing
    writing = write({ start: at, chunks })
    // Whoever awaits it hears of the failure; until then it must not be taken for one that nobody wants.
    writing.catch(() => {})
    at += bytes
    chunks = []
    bytes = 0
  }
  try {
    for await (const chunk of source) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= pieceBytes()) await writeGathered()
      await yieldTurn()
    }
    if (bytes > 0) await writeGathered()
  } finally {
    // The file is not closed under a write.
    await writing
  }
  return at - start
}
