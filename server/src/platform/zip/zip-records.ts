import { isWide, largest16Bit, largest32Bit, type ZipEntry } from './zip-entry.ts'

/* The records of the format, as APPNOTE.TXT 6.3.10 has them: stored and deflated files, names in UTF-8, zip64 where a number needs it. */
const zipVersion = 20
const zip64Version = 45
const madeOnUnix = 3 << 8
const utf8NameFlag = 0x0800
const crcFollowsFlag = 0x0008
const stored = 0
const deflated = 8
const regularFileMode = (0o100644 << 16) >>> 0

type Fields = readonly (readonly [bytes: 2 | 4 | 8, value: number])[]

/** Precedes the bytes of a file. */
export function localHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name)
  const extra = wideNumbers(isWide(entry.size) ? [entry.size, entry.size] : [])
  const fixed = record([
    [4, 0x04034b50],
    ...fileFields(entry, isWide(entry.size), entry.crc32 ?? 0),
    [2, name.length],
    [2, extra.length],
  ])
  return Buffer.concat([fixed, name, extra])
}

/** Follows the bytes of a file whose CRC-32 was unknown. */
export function dataDescriptor(size: number, crc32: number, deflatedSize = size): Buffer {
  const width = isWide(size) ? 8 : 4
  return record([
    [4, 0x08074b50],
    [4, crc32],
    [width, deflatedSize],
    [width, size],
  ])
}

/** The entry of a file in the directory at the end. */
export function directoryHeader(entry: ZipEntry, crc32: number, startsAt: number): Buffer {
  const name = Buffer.from(entry.name)
  const sizes = isWide(entry.size) ? [entry.size, entry.size] : []
  const extra = wideNumbers(isWide(startsAt) ? [...sizes, startsAt] : sizes)
  const fixed = record([
    [4, 0x02014b50],
    [2, madeOnUnix | zip64Version],
    ...fileFields(entry, extra.length > 0, crc32),
    [2, name.length],
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, regularFileMode],
    [4, Math.min(startsAt, largest32Bit)],
  ])
  return Buffer.concat([fixed, name, extra])
}

export function endOfZip(count: number, directoryBytes: number, directoryAt: number): Buffer {
  const few = Math.min(count, largest16Bit)
  const usual = record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, few],
    [2, few],
    [4, Math.min(directoryBytes, largest32Bit)],
    [4, Math.min(directoryAt, largest32Bit)],
    [2, 0],
  ])
  if (count < largest16Bit && !isWide(directoryBytes) && !isWide(directoryAt)) return usual
  const wide = record([
    [4, 0x06064b50],
    [8, 44],
    [2, madeOnUnix | zip64Version],
    [2, zip64Version],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, directoryBytes],
    [8, directoryAt],
    [4, 0x07064b50],
    [4, 0],
    [8, directoryAt + directoryBytes],
    [4, 1],
  ])
  return Buffer.concat([wide, usual])
}

function fileFields(entry: ZipEntry, isZip64: boolean, crc32: number): Fields {
  const size = Math.min(entry.size, largest32Bit)
  return [
    [2, isZip64 ? zip64Version : zipVersion],
    [2, entry.crc32 === undefined ? utf8NameFlag | crcFollowsFlag : utf8NameFlag],
    [2, entry.deflatedSize === undefined ? stored : deflated],
    ...dosTime(entry.modifiedAt),
    [4, crc32],
    [4, entry.deflatedSize ?? size],
    [4, size],
  ]
}

/** DOS date and time: two-second steps from 1980 on, without a time zone; here in UTC. */
function dosTime(at: Date): Fields {
  const year = Math.min(Math.max(at.getUTCFullYear(), 1980), 2107)
  return [
    [2, (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)],
    [2, ((year - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()],
  ]
}

function wideNumbers(numbers: readonly number[]): Buffer {
  if (numbers.length === 0) return Buffer.alloc(0)
  return record([[2, 1], [2, numbers.length * 8], ...numbers.map((number) => [8, number] as const)])
}

function record(fields: Fields): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return buffer
}
