import { inflateRawSync } from 'node:zlib'

/** The text of one entry of an archive that we wrote, read by the table of contents. */
export function unzip(archive: Buffer, name: string): string {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = archive.readUInt16LE(at + 28)
    if (archive.toString('utf8', at + 46, at + 46 + nameLength) === name) return textAt(archive, at)
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  throw new Error(`no ${name} in the archive`)
}

function textAt(archive: Buffer, recordAt: number): string {
  const headerAt = archive.readUInt32LE(recordAt + 42)
  const dataAt = headerAt + 30 + archive.readUInt16LE(headerAt + 26) + archive.readUInt16LE(headerAt + 28)
  const packed = archive.subarray(dataAt, dataAt + archive.readUInt32LE(recordAt + 20))
  return (archive.readUInt16LE(recordAt + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8')
}
