const sectorBytes = 512
const endOfChain = 0xfffffffe
const unused = 0xffffffff

/**
 * Builds an OLE2 file from streams and empty folders. A stream named `folder/stream` is in that folder, which comes
 * after the streams of the root.
 */
export function compoundFile(streams: Record<string, Buffer>, folders: readonly string[] = []): Buffer {
  const table = Buffer.alloc(sectorBytes, 0xff)
  const directory: Buffer[] = [directoryEntry('Root Entry', 5, endOfChain, 0)]
  const bodies: Buffer[] = []
  const directorySectors = Math.ceil((Object.keys(streams).length + folders.length + 1) / 4)
  let next = 1 + directorySectors
  table.writeUInt32LE(0xfffffffd, 0)
  chain(table, 1, directorySectors)
  for (const [name, body] of Object.entries(streams)) {
    const padded = Buffer.alloc(Math.max(4096, Math.ceil(body.length / sectorBytes) * sectorBytes))
    body.copy(padded)
    directory.push(directoryEntry(name.slice(name.indexOf('/') + 1), 2, next, padded.length))
    chain(table, next, padded.length / sectorBytes)
    next += padded.length / sectorBytes
    bodies.push(padded)
  }
  for (const name of folders) directory.push(directoryEntry(name, 1, 0, 0))
  linkEntries(directory, [...Object.keys(streams), ...folders])
  while (directory.length % 4 !== 0) directory.push(Buffer.alloc(128))
  return Buffer.concat([compoundHeader(), table, ...directory, ...bodies])
}

/** Each storage points at its first entry, and each entry at its next sibling. */
function linkEntries(directory: readonly Buffer[], names: readonly string[]): void {
  const last = new Map<string, Buffer>()
  names.forEach((name, index) => {
    const folder = name.includes('/') ? name.slice(0, name.indexOf('/')) : ''
    const before = last.get(folder)
    const storage = directory[folder === '' ? 0 : 1 + names.indexOf(folder)]
    if (before) before.writeUInt32LE(index + 1, 72)
    else storage?.writeUInt32LE(index + 1, 76)
    last.set(folder, directory[index + 1] as Buffer)
  })
}

function chain(table: Buffer, first: number, sectors: number): void {
  for (let sector = 0; sector < sectors; sector++)
    table.writeUInt32LE(sector + 1 === sectors ? endOfChain : first + sector + 1, (first + sector) * 4)
}

function compoundHeader(): Buffer {
  const header = Buffer.alloc(sectorBytes)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(endOfChain, 60)
  header.writeUInt32LE(endOfChain, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  return header
}

function directoryEntry(name: string, kind: number, start: number, bytes: number): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry[66] = kind
  for (const link of [68, 72, 76]) entry.writeUInt32LE(unused, link)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(bytes, 120)
  return entry
}

/** The first bytes of an old Word document, with or without a password. */
export function wordStream(isProtected: boolean): Buffer {
  const stream = Buffer.alloc(512)
  stream.writeUInt16LE(0xa5ec, 0)
  stream.writeUInt16LE(isProtected ? 0x0100 : 0, 10)
  return stream
}

/** The first records of an old workbook, with the password record if protected. */
export function workbookStream(isProtected: boolean): Buffer {
  const records = [Buffer.from('0908100000060500', 'hex'), Buffer.alloc(12)]
  if (isProtected) records.push(Buffer.from('2f000400', 'hex'), Buffer.alloc(4))
  return Buffer.concat(records)
}
