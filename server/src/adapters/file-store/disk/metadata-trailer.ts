import type { FileHandle } from 'node:fs/promises'
import * as z from 'zod/mini'
import { FileStoreError } from '../../../ports/file-store.ts'

/*
 * What is known of a file stands behind its bytes, in the same file: one rename makes both visible, so neither is ever seen
 * without the other. The footer has a fixed length and is never served.
 */
const MARK = 'portolan-file-1 '
const LENGTH = 512

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

export function footer(facts: FileFacts): Buffer {
  return Buffer.from(`${MARK}${JSON.stringify(facts)}`.padEnd(LENGTH - 1).concat('\n'), 'latin1')
}

export async function readMetadataTrailer(handle: FileHandle, key: string): Promise<FileFacts> {
  const { size } = await handle.stat()
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(LENGTH), 0, LENGTH, Math.max(0, size - LENGTH))
  const facts = bytesRead === LENGTH ? parse(buffer.toString('latin1')) : undefined
  if (facts?.size !== size - LENGTH) throw new FileStoreError('refused', `The stored file "${key}" is damaged.`)
  return facts
}

function parse(text: string): FileFacts | undefined {
  if (!text.startsWith(MARK)) return undefined
  try {
    return Facts.parse(JSON.parse(text.slice(MARK.length)))
  } catch {
    return undefined
  }
}
