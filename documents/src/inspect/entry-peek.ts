import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Source, sliceSource, withSource } from '../source.ts'
import type { YieldPoint } from '../yielding.ts'
import type { Archive } from '../zip/directory.ts'
import type { Entry } from '../zip/entry.ts'
import { unpack, unpackWhole } from '../zip/unpack.ts'

const inMemoryBytes = 4 * 1024 * 1024

/** Provides random access to an entry: in place where it is not compressed, otherwise in memory or a temporary file. */
export async function withEntrySource<Result>(
  { source }: Archive,
  entry: Entry,
  yieldPoint: YieldPoint,
  work: (inside: Source) => Promise<Result>,
): Promise<Result> {
  if (entry.method === 0) {
    await drain(unpack(source, entry, yieldPoint))
    return work(sliceSource(source, entry.dataAt, entry.packedBytes))
  }
  if (entry.bytes <= inMemoryBytes) return withSource(await unpackWhole(source, entry, yieldPoint), work)
  const folder = await mkdtemp(join(tmpdir(), 'portolan-inside-'))
  const file = await open(join(folder, 'entry'), 'wx+', 0o600)
  try {
    await rm(folder, { recursive: true })
    for await (const chunk of unpack(source, entry, yieldPoint)) await file.write(chunk)
    return await withSource(file, work)
  } finally {
    await file.close()
  }
}

/** Unpacks only to check sizes and checksum. */
export async function drain(chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of chunks);
}

/** The first bytes of an entry, without unpacking the rest. */
export async function readEntryStart({ source }: Archive, entry: Entry, yieldPoint: YieldPoint): Promise<Buffer> {
  for await (const chunk of unpack(source, entry, yieldPoint)) return chunk
  return Buffer.alloc(0)
}
