import { type Source, sliceSource, withSource } from '../source.ts'
import { withTemporaryFile } from '../temporary-file.ts'
import type { YieldPoint } from '../yielding.ts'
import type { Archive } from './directory.ts'
import type { Entry } from './entry.ts'
import { unpack, unpackWhole } from './unpack.ts'

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
  return withTemporaryFile(async (file) => {
    for await (const chunk of unpack(source, entry, yieldPoint)) await file.appendFile(chunk)
    return withSource(file, work)
  })
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
