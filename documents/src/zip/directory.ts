import { limits } from '../limits.ts'
import { RefusalError } from '../refusal.ts'
import type { Source } from '../source.ts'
import type { YieldPoint } from '../yielding.ts'
import { findEndRecord, readEndRecord } from './end-record.ts'
import type { Entry } from './entry.ts'
import { checkLayout } from './layout.ts'
import { isSafeName } from './safe-name.ts'

export type Archive = {
  readonly source: Source
  readonly entries: readonly Entry[]
  /** Where the entries end and the directory starts. */
  readonly directoryAt: number
}

const headerBytes = 46
const encryptedFlags = 0x2041
const aesMethod = 99

/** Reads the directory and verifies everything that can be checked without unpacking. */
export async function openArchive(source: Source, yieldPoint: YieldPoint): Promise<Archive> {
  const endAt = await findEndRecord(source)
  if (endAt === undefined) throw new RefusalError('broken', 'no end of the archive')
  const { count, directoryAt, directoryBytes } = await readEndRecord(source, endAt)
  const directory = await source.read(directoryAt, directoryBytes)
  const entries: Entry[] = []
  const names = new Set<string>()
  let at = 0
  while (entries.length < count) {
    const { entry, next } = readEntry(directory, at, directoryAt)
    if (names.has(entry.name)) throw new RefusalError('broken', `two entries are named ${entry.name}`)
    names.add(entry.name)
    entries.push(entry)
    at = next
  }
  if (at !== directoryBytes) throw new RefusalError('broken', 'entries that are not counted')
  checkPromisedSizes(entries)
  await checkLayout(source, entries, directoryAt, yieldPoint)
  return { source, entries, directoryAt }
}

function readEntry(directory: Buffer, at: number, directoryAt: number): { entry: Entry; next: number } {
  if (at + headerBytes > directory.length || directory.readUInt32LE(at) !== 0x02014b50)
    throw new RefusalError('broken', 'directory cut short')
  const nameBytes = directory.readUInt16LE(at + 28)
  const extraBytes = directory.readUInt16LE(at + 30)
  const extraAt = at + headerBytes + nameBytes
  const next = extraAt + extraBytes + directory.readUInt16LE(at + 32)
  if (next > directory.length) throw new RefusalError('broken', 'directory cut short')
  const entry: Entry = {
    name: directory.toString('utf8', at + headerBytes, extraAt).replaceAll('\\', '/'),
    flags: directory.readUInt16LE(at + 8),
    method: directory.readUInt16LE(at + 10),
    checksum: directory.readUInt32LE(at + 16),
    packedBytes: directory.readUInt32LE(at + 20),
    bytes: directory.readUInt32LE(at + 24),
    headerAt: directory.readUInt32LE(at + 42),
    dataAt: 0,
    recordAt: directoryAt + at,
    recordBytes: next - at,
  }
  readZip64Sizes(entry, directory.subarray(extraAt, extraAt + extraBytes))
  const mode = directory.readUInt32LE(at + 38) >>> 16
  const isLink = (mode & 0o170000) === 0o120000
  if (isLink || !isSafeName(entry.name)) throw new RefusalError('archive_unsafe_names', JSON.stringify(entry.name))
  if ((entry.flags & encryptedFlags) !== 0 || entry.method === aesMethod)
    throw new RefusalError('password_protected', entry.name)
  if (entry.method !== 0 && entry.method !== 8)
    throw new RefusalError('broken', `${entry.name}: method ${entry.method}`)
  return { entry, next }
}

function readZip64Sizes(entry: Entry, extra: Buffer): void {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const field = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2))
    let used = 0
    const take = (): number => {
      if (used + 8 > field.length) throw new RefusalError('broken', 'zip64 sizes cut short')
      used += 8
      return Number(field.readBigUInt64LE(used - 8))
    }
    if (entry.bytes === 0xffffffff) entry.bytes = take()
    if (entry.packedBytes === 0xffffffff) entry.packedBytes = take()
    if (entry.headerAt === 0xffffffff) entry.headerAt = take()
  }
}

function checkPromisedSizes(entries: readonly Entry[]): void {
  let bytes = 0
  let packedBytes = 0
  for (const entry of entries) {
    if (isBomb(entry.bytes, entry.packedBytes)) throw new RefusalError('archive_bomb', entry.name)
    if (entry.method === 0 && entry.bytes !== entry.packedBytes)
      throw new RefusalError('broken', `size of ${entry.name}`)
    bytes += entry.bytes
    packedBytes += entry.packedBytes
  }
  if (bytes > limits.unpackedBytes || isBomb(bytes, packedBytes))
    throw new RefusalError('archive_bomb', `${bytes} bytes`)
}

const isBomb = (bytes: number, packedBytes: number): boolean =>
  bytes > limits.packingRatioFloorBytes && bytes > packedBytes * limits.packingRatio
