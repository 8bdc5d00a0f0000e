import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pace } from '../pace.ts'
import { type Source, sliceOf, withSource } from '../source.ts'
import type { Archive } from '../zip/directory.ts'
import type { Entry } from '../zip/entry.ts'
import { unpack, unpackWhole } from '../zip/unpack.ts'

const inMemoryBytes = 4 * 1024 * 1024

/** Gives an entry to read from anywhere in it: in place where it is stored, else from memory or a temporary file. */
export async function withInside<Result>(
  { source }: Archive,
  entry: Entry,
  pace: Pace,
  work: (inside: Source) => Promise<Result>,
): Promise<Result> {
  if (entry.method === 0) {
    await drain(unpack(source, entry, pace))
    return work(sliceOf(source, entry.dataAt, entry.packedBytes))
  }
  if (entry.bytes <= inMemoryBytes) return withSource(await unpackWhole(source, entry, pace), work)
  const folder = await mkdtemp(join(tmpdir(), 'portolan-inside-'))
  const file = await open(join(folder, 'entry'), 'wx+', 0o600)
  try {
    await rm(folder, { recursive: true })
    for await (const chunk of unpack(source, entry, pace)) await file.write(chunk)
    return await withSource(file, work)
  } finally {
    await file.close()
  }
}

/** Unpacks for the sake of its sizes and checksum alone. */
export async function drain(chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of chunks);
}

/** The first bytes of an entry, without unpacking the rest. */
export async function beginningOf({ source }: Archive, entry: Entry, pace: Pace): Promise<Buffer> {
  for await (const chunk of unpack(source, entry, pace)) return chunk
  return Buffer.alloc(0)
}
