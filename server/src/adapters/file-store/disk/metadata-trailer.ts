import type { FileHandle } from 'node:fs/promises'
import * as z from 'zod/mini'
import { FileStoreError } from '../../../ports/file-store.ts'

/*
 * Size and digests of a file are stored behind its bytes, in the same file, so that one rename publishes both.
 * The trailer has a fixed length and is never served.
 */
const mark = 'portolan-file-1 '
const trailerBytes = 512

const Facts = z.object({
  size: z.number(),
  sha256: z.string(),
  crc32: z.number(),
  storedAt: z.pipe(
    z.iso.datetime(),
    z.transform((text) => new Date(text)),
  ),
})
export type FileFacts = z.infer<typeof Facts>

export function formatMetadataTrailer(facts: FileFacts): Buffer {
  return Buffer.from(`${mark}${JSON.stringify(facts)}`.padEnd(trailerBytes - 1).concat('\n'), 'latin1')
}

export async function readMetadataTrailer(handle: FileHandle, key: string): Promise<FileFacts> {
  const { size } = await handle.stat()
  const { buffer, bytesRead } = await handle.read(
    Buffer.alloc(trailerBytes),
    0,
    trailerBytes,
    Math.max(0, size - trailerBytes),
  )
  const facts = bytesRead === trailerBytes ? parse(buffer.toString('latin1')) : undefined
  if (facts?.size !== size - trailerBytes) throw new FileStoreError('refused', `The stored file "${key}" is damaged.`)
  return facts
}

function parse(text: string): FileFacts | undefined {
  if (!text.startsWith(mark)) return undefined
  try {
    return Facts.parse(JSON.parse(text.slice(mark.length)))
  } catch {
    return undefined
  }
}
