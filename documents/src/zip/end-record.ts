import { limits } from '../limits.ts'
import { RefusalError } from '../refusal.ts'
import type { Source } from '../source.ts'

const recordBytes = 22
const longestComment = 0xffff
const zip64LocatorBytes = 20

export type EndRecord = { readonly count: number; readonly directoryAt: number; readonly directoryBytes: number }

/**
 * The position of the end record, if the file ends with a zip archive. Web servers and mail gateways may append line
 * breaks and zeros, which are harmless.
 */
export async function findEndRecord(source: Source): Promise<number | undefined> {
  const tailBytes = recordBytes + longestComment + mostPadding
  const tailAt = Math.max(0, source.size - tailBytes)
  const tail = await source.read(tailAt, tailBytes)
  const paddingAt = startOfPadding(tail)
  for (let at = tail.length - recordBytes; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== 0x06054b50) continue
    const end = at + recordBytes + tail.readUInt16LE(at + 20)
    if (end <= tail.length && end >= paddingAt) return tailAt + at
  }
  return undefined
}

const mostPadding = 1024
const padding = new Set([0, 10, 13])

function startOfPadding(tail: Buffer): number {
  let at = tail.length
  while (at > 0 && tail.length - at < mostPadding && padding.has(tail[at - 1] as number)) at--
  return at
}

export async function readEndRecord(source: Source, at: number): Promise<EndRecord> {
  const bytes = await source.read(at, recordBytes)
  if (bytes.readUInt32LE(4) !== 0) throw new RefusalError('broken', 'an archive in several volumes')
  const short = {
    count: bytes.readUInt16LE(10),
    directoryBytes: bytes.readUInt32LE(12),
    directoryAt: bytes.readUInt32LE(16),
  }
  const isLong = short.count === 0xffff || short.directoryBytes === 0xffffffff || short.directoryAt === 0xffffffff
  const record = isLong ? await readZip64Record(source, at) : short
  if (record.directoryAt + record.directoryBytes > at) throw new RefusalError('broken', 'directory out of range')
  if (record.count > limits.archiveEntries) throw new RefusalError('archive_bomb', `${record.count} entries`)
  if (record.directoryBytes > limits.archiveDirectoryBytes) throw new RefusalError('archive_bomb', 'a huge directory')
  return record
}

async function readZip64Record(source: Source, endAt: number): Promise<EndRecord> {
  const locator = await source.read(Math.max(0, endAt - zip64LocatorBytes), zip64LocatorBytes)
  if (locator.length < zip64LocatorBytes || locator.readUInt32LE(0) !== 0x07064b50)
    throw new RefusalError('broken', 'zip64 locator missing')
  const record = await source.read(Number(locator.readBigUInt64LE(8)), 56)
  if (record.length < 56 || record.readUInt32LE(0) !== 0x06064b50)
    throw new RefusalError('broken', 'zip64 record missing')
  return {
    count: Number(record.readBigUInt64LE(32)),
    directoryBytes: Number(record.readBigUInt64LE(40)),
    directoryAt: Number(record.readBigUInt64LE(48)),
  }
}
