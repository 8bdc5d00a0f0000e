import { crc32, deflateRawSync } from 'node:zlib'

/** An entry. Every field can be set to a wrong value. */
export type ZipEntry = {
  name: string
  body: string | Buffer
  isStored?: boolean
  localName?: string
  localMethod?: number
  method?: number
  flags?: number
  statedBytes?: number
  statedPackedBytes?: number
  checksum?: number
  unixMode?: number
  extra?: Buffer
  localExtra?: Buffer
  /** Bytes before its header that belong to no entry. */
  before?: Buffer
  /** The directory points at the header of this other entry instead. */
  pointsAt?: number
  isUnlisted?: boolean
}

export type ZipOptions = {
  count?: number
  directoryAt?: number
  comment?: Buffer
  disk?: number
  zip64?: { count?: bigint }
  omitZip64Locator?: boolean
}

/** Writes a zip archive, valid by default. */
export function zipOf(entries: readonly ZipEntry[], options: ZipOptions = {}): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  const starts: number[] = []
  let at = 0
  for (const entry of entries) {
    const packed = packEntry(entry)
    const before = entry.before ?? Buffer.alloc(0)
    starts.push(at + before.length)
    const local = Buffer.concat([before, localHeader(entry, packed), packed])
    locals.push(local)
    if (!entry.isUnlisted)
      directory.push(directoryEntry(entry, packed, starts[entry.pointsAt ?? starts.length - 1] ?? 0))
    at += local.length
  }
  const table = Buffer.concat(directory)
  return Buffer.concat([...locals, table, ...endRecords(directory.length, table.length, at, options)])
}

export const zipEntries = (files: Record<string, string | Buffer>): ZipEntry[] =>
  Object.entries(files).map(([name, body]) => ({ name, body }))

const packEntry = (entry: ZipEntry): Buffer => {
  const body = Buffer.from(entry.body as string)
  return entry.isStored ? body : deflateRawSync(body)
}

function describe(entry: ZipEntry, packed: Buffer, method: number): Buffer {
  const body = Buffer.from(entry.body as string)
  const shared = Buffer.alloc(22)
  shared.writeUInt16LE(20, 0)
  shared.writeUInt16LE((entry.flags ?? 0) | 0x800, 2)
  shared.writeUInt16LE(method, 4)
  shared.writeUInt32LE(0x5a216000, 6)
  shared.writeUInt32LE(entry.checksum ?? crc32(body), 10)
  shared.writeUInt32LE(entry.statedPackedBytes ?? packed.length, 14)
  shared.writeUInt32LE(entry.statedBytes ?? body.length, 18)
  return shared
}

const methodOf = (entry: ZipEntry): number => entry.method ?? (entry.isStored ? 0 : 8)

function localHeader(entry: ZipEntry, packed: Buffer): Buffer {
  const name = Buffer.from(entry.localName ?? entry.name)
  const extra = entry.localExtra ?? Buffer.alloc(0)
  return Buffer.concat([
    Buffer.from('504b0304', 'hex'),
    describe(entry, packed, entry.localMethod ?? methodOf(entry)),
    lengths(name.length, extra.length),
    name,
    extra,
  ])
}

function directoryEntry(entry: ZipEntry, packed: Buffer, start: number): Buffer {
  const name = Buffer.from(entry.name)
  const extra = entry.extra ?? Buffer.alloc(0)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(((entry.unixMode ?? 0) << 16) >>> 0, 6)
  rest.writeUInt32LE(start, 10)
  return Buffer.concat([
    Buffer.from('504b01021403', 'hex'),
    describe(entry, packed, methodOf(entry)),
    lengths(name.length, extra.length),
    rest,
    name,
    extra,
  ])
}

function lengths(name: number, extra: number): Buffer {
  const both = Buffer.alloc(4)
  both.writeUInt16LE(name, 0)
  both.writeUInt16LE(extra, 2)
  return both
}

function endRecords(count: number, bytes: number, at: number, options: ZipOptions): Buffer[] {
  const comment = options.comment ?? Buffer.alloc(0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(options.disk ?? 0, 4)
  const stated = options.zip64 ? 0xffff : (options.count ?? Math.min(count, 0xffff))
  end.writeUInt16LE(stated, 8)
  end.writeUInt16LE(stated, 10)
  end.writeUInt32LE(bytes, 12)
  end.writeUInt32LE(options.directoryAt ?? at, 16)
  end.writeUInt16LE(comment.length, 20)
  return [...zip64Records(count, bytes, at, options), end, comment]
}

function zip64Records(count: number, bytes: number, at: number, { zip64, omitZip64Locator }: ZipOptions): Buffer[] {
  if (!zip64 || omitZip64Locator) return []
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeBigUInt64LE(zip64.count ?? BigInt(count), 24)
  record.writeBigUInt64LE(zip64.count ?? BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(bytes), 40)
  record.writeBigUInt64LE(BigInt(at), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(at + bytes), 8)
  locator.writeUInt32LE(1, 16)
  return [record, locator]
}
