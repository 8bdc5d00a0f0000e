import type { FileHandle } from 'node:fs/promises'
import { RefusalError } from '../refusal.ts'
import { chunksOf, type Source, sliceSource, sourceOfFile } from '../source.ts'
import type { YieldPoint } from '../yielding.ts'
import type { ChangedEntries, ChangedEntry } from './changed-entries.ts'
import type { Archive } from './directory.ts'
import type { Entry } from './entry.ts'

const localHeaderBytes = 30
const recordHeaderBytes = 46
const sizesFollow = 0x0008
const mostBytes = 0xfffffffe

/**
 * Writes the archive with changed entries. Other entries are copied as the bytes they are, from their header to the next
 * one, so that their times, extra fields and compression stay.
 */
export async function rewriteArchive(
  { source, entries, directoryAt }: Archive,
  changed: ChangedEntries,
  output: FileHandle,
  yieldPoint: YieldPoint,
): Promise<void> {
  const packed = await sourceOfFile(changed.file)
  const places = new Map<Entry, number>()
  let at = 0
  const write = async (bytes: Buffer): Promise<void> => {
    await output.appendFile(bytes)
    at += bytes.length
  }
  const copy = async (from: Source, start: number, size: number): Promise<void> => {
    for await (const chunk of chunksOf(sliceSource(from, start, size), yieldPoint)) await write(chunk)
  }
  const inOrder = entries.toSorted((one, other) => one.headerAt - other.headerAt)
  await copy(source, 0, inOrder[0]?.headerAt ?? 0)
  for (const [index, entry] of inOrder.entries()) {
    places.set(entry, at)
    const change = changed.entries.get(entry)
    if (change) {
      await write(await changedHeader(source, entry, change))
      await copy(packed, change.at, change.packedBytes)
    } else await copy(source, entry.headerAt, (inOrder[index + 1]?.headerAt ?? directoryAt) - entry.headerAt)
  }
  const newDirectoryAt = at
  for (const entry of entries) {
    const record = Buffer.from(await source.read(entry.recordAt, entry.recordBytes))
    await write(changedRecord(record, places.get(entry) ?? 0, changed.entries.get(entry)))
  }
  if (at > mostBytes) throw new RefusalError('too_large_to_read', 'a translated archive above 4 GiB')
  await write(endRecord(entries.length, newDirectoryAt, at - newDirectoryAt))
}

async function changedHeader(source: Source, { headerAt }: Entry, change: ChangedEntry): Promise<Buffer> {
  const fixed = await source.read(headerAt, localHeaderBytes)
  const header = Buffer.from(await source.read(headerAt, localHeaderBytes + fixed.readUInt16LE(26)))
  header.writeUInt16LE(header.readUInt16LE(6) & ~sizesFollow, 6)
  writeSizes(header, 14, change)
  header.writeUInt16LE(0, 28)
  return header
}

function changedRecord(record: Buffer, at: number, change: ChangedEntry | undefined): Buffer {
  const extraAt = recordHeaderBytes + record.readUInt16LE(28)
  if (!change) {
    if (record.readUInt32LE(42) === 0xffffffff) writeZip64Place(record, extraAt, at)
    else record.writeUInt32LE(at, 42)
    return record
  }
  record.writeUInt16LE(record.readUInt16LE(8) & ~sizesFollow, 8)
  writeSizes(record, 16, change)
  record.writeUInt32LE(0, 30)
  record.writeUInt32LE(at, 42)
  return record.subarray(0, extraAt)
}

function writeSizes(record: Buffer, at: number, { checksum, packedBytes, bytes }: ChangedEntry): void {
  record.writeUInt32LE(checksum, at)
  record.writeUInt32LE(packedBytes, at + 4)
  record.writeUInt32LE(bytes, at + 8)
}

function writeZip64Place(record: Buffer, extraAt: number, place: number): void {
  const end = extraAt + record.readUInt16LE(30)
  for (let at = extraAt; at + 4 <= end; at += 4 + record.readUInt16LE(at + 2)) {
    if (record.readUInt16LE(at) !== 1) continue
    const skipped = [24, 20].filter((size) => record.readUInt32LE(size) === 0xffffffff).length
    record.writeBigUInt64LE(BigInt(place), at + 4 + skipped * 8)
  }
}

function endRecord(count: number, directoryAt: number, directoryBytes: number): Buffer {
  const record = Buffer.alloc(22)
  record.writeUInt32LE(0x06054b50, 0)
  record.writeUInt16LE(count, 8)
  record.writeUInt16LE(count, 10)
  record.writeUInt32LE(directoryBytes, 12)
  record.writeUInt32LE(directoryAt, 16)
  return record
}
