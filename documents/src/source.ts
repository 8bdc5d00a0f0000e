import { type FileHandle, open } from 'node:fs/promises'
import { chunkBytes } from './limits.ts'
import type { YieldPoint } from './yielding.ts'

/** Bytes that are read piece by piece, wherever they lie. */
export type Source = {
  readonly size: number
  /** Fewer bytes than asked for only where the source ends. */
  read(offset: number, length: number): Promise<Buffer>
}

export type Input = string | FileHandle | Uint8Array

/** Opens a path, or borrows a handle or bytes, for as long as the work takes. */
export async function withSource<Result>(input: Input, work: (source: Source) => Promise<Result>): Promise<Result> {
  if (input instanceof Uint8Array) return work(sourceOfBytes(input))
  if (typeof input !== 'string') return work(await sourceOfFile(input))
  const file = await open(input, 'r')
  try {
    return await work(await sourceOfFile(file))
  } finally {
    await file.close()
  }
}

export async function sourceOfFile(file: FileHandle): Promise<Source> {
  const { size } = await file.stat()
  return {
    size,
    async read(offset, length) {
      const wanted = Math.max(0, Math.min(length, size - offset))
      const buffer = Buffer.allocUnsafe(wanted)
      let filled = 0
      while (filled < wanted) {
        const { bytesRead } = await file.read(buffer, filled, wanted - filled, offset + filled)
        if (bytesRead === 0) break
        filled += bytesRead
      }
      return buffer.subarray(0, filled)
    },
  }
}

function sourceOfBytes(input: Uint8Array): Source {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength)
  return {
    size: bytes.length,
    read: async (offset, length) => bytes.subarray(Math.min(offset, bytes.length), offset + Math.max(0, length)),
  }
}

export function sliceSource(source: Source, start: number, size: number): Source {
  return {
    size: Math.max(0, Math.min(size, source.size - start)),
    read: (offset, length) => source.read(start + offset, Math.min(length, size - offset)),
  }
}

export async function* chunksOf(source: Source, yieldPoint: YieldPoint, start = 0): AsyncGenerator<Buffer> {
  for (let offset = start; offset < source.size; offset += chunkBytes) {
    await yieldPoint()
    const chunk = await source.read(offset, chunkBytes)
    if (chunk.length === 0) return
    yield chunk
  }
}
