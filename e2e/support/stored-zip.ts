import { crc32 } from 'node:zlib'

const directoryHeader = 0x02014b50

/** Reads an uncompressed zip: the text of each file by its name in the directory. */
export function readStoredZip(zip: Buffer): Record<string, string> {
  const end = zip.length - 22
  let at = zip.readUInt32LE(end + 16)
  const files: Record<string, string> = {}
  while (zip.readUInt32LE(at) === directoryHeader) {
    const size = zip.readUInt32LE(at + 24)
    const nameBytes = zip.readUInt16LE(at + 28)
    const extraBytes = zip.readUInt16LE(at + 30)
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(from, from + size)
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes)
    if (crc32(bytes) !== zip.readUInt32LE(at + 16)) throw new Error(`The checksum of ${name} is wrong.`)
    files[name] = bytes.toString('utf8')
    at += 46 + nameBytes + extraBytes
  }
  return files
}
