import { deflateSync } from 'node:zlib'
import { assemble } from '../pdf-files.ts'
import { scannedWords } from './scanned-words.ts'

type Scan = {
  /** How the page is turned to be read. */
  readonly rotate?: 0 | 90 | 180 | 270
  /** A picture without letters in place of the words. */
  readonly isBlank?: boolean
}

type Picture = { readonly columns: number; readonly rows: number; readonly deflated: Buffer }

/** Builds a PDF whose pages are pictures of text. A turned page has its picture turned the other way. */
export function scannedPdf(scans: readonly Scan[], picture: Picture = scannedWords): Buffer {
  const { columns, rows, deflated } = picture
  const placeOf = placesOf(Math.round((505 * rows) / columns))
  const blank = deflateSync(Buffer.alloc((columns / 8) * rows, 255))
  const image = (data: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${columns} /Height ${rows} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /FlateDecode /Length ${data.length} >>\nstream\n`,
      ),
      data,
      Buffer.from('\nendstream'),
    ])
  const pageAt = (index: number): number => 5 + 2 * index
  return assemble([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(
      `<< /Type /Pages /Count ${scans.length} /Kids [${scans.map((_, index) => `${pageAt(index)} 0 R`).join(' ')}] >>`,
    ),
    image(deflated),
    image(blank),
    ...scans.flatMap(({ rotate = 0, isBlank = false }, index) => {
      const content = `q ${placeOf[rotate]} cm /I${isBlank ? 4 : 3} Do Q`
      return [
        Buffer.from(
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 595] /Rotate ${rotate} /Contents ${pageAt(index) + 1} 0 R /Resources << /XObject << /I3 3 0 R /I4 4 0 R >> >> >>`,
        ),
        Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
      ]
    }),
  ])
}

const placesOf = (height: number) =>
  ({
    0: `505 0 0 ${height} 45 400`,
    90: `0 505 -${height} 0 194 45`,
    180: `-505 0 0 -${height} 550 194`,
    270: `0 -505 ${height} 0 400 550`,
  }) as const
