import type { ZipEntry } from './zip-entry.ts'
import { dataDescriptor, directoryHeader, endOfZip, localHeader } from './zip-records.ts'

/** The exact length of a zip, known before any file is read. */
export function zipLength(entries: Iterable<ZipEntry>): number {
  let [at, directoryBytes, count] = [0, 0, 0]
  for (const entry of entries) {
    directoryBytes += directoryHeader(entry, 0, at).length
    const descriptor = entry.crc32 === undefined ? dataDescriptor(entry.size, 0).length : 0
    at += localHeader(entry).length + entry.size + descriptor
    count++
  }
  return at + directoryBytes + endOfZip(count, directoryBytes, at).length
}
