import { crc32, deflateSync } from 'node:zlib'
import type { PlacedImage } from '../../pdf/place-image.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const colorTypes = { 3: 2, 4: 6 } as const

/** Pixels as a PNG file. */
export function encodePng({ columns, rows, channels, pixels }: PlacedImage): Buffer {
  const rowBytes = columns * channels
  const filtered = Buffer.alloc(rows * (rowBytes + 1))
  for (let row = 0; row < rows; row++)
    filtered.set(pixels.subarray(row * rowBytes, (row + 1) * rowBytes), row * (rowBytes + 1) + 1)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(columns, 0)
  header.writeUInt32BE(rows, 4)
  header[8] = 8
  header[9] = colorTypes[channels]
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(filtered)), chunk('IEND')])
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(content.length + 8)
  framed.writeUInt32BE(data.length, 0)
  content.copy(framed, 4)
  framed.writeUInt32BE(crc32(content), content.length + 4)
  return framed
}
