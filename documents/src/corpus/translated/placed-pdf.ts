import { assemble } from '../pdf-files.ts'

/** Words at a place of a page, in points from the bottom left corner. */
export type PlacedWords = {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly size: number
  readonly font?: string
}

const fonts = ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique']
const firstPage = 4 + fonts.length

/** Builds a PDF with words at given places. One page may have an image. */
export function placedPdf(pages: readonly (readonly PlacedWords[])[], { imageOnPage = 0 } = {}): Buffer {
  const pageAt = (index: number): number => firstPage + 2 * index
  const fontList = fonts.map((_, index) => `/F${index} ${4 + index} 0 R`).join(' ')
  const image =
    '<< /Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Length 12 >>'
  return assemble([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(
      `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageAt(index)} 0 R`).join(' ')}] >>`,
    ),
    Buffer.from(`${image}\nstream\nabcdefghijkl\nendstream`),
    ...fonts.map((name) =>
      Buffer.from(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`),
    ),
    ...pages.flatMap((words, index) => {
      const content =
        words.map(showWords).join('\n') + (imageOnPage === index + 1 ? '\nq 400 0 0 500 50 200 cm /I1 Do Q' : '')
      return [
        Buffer.from(
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${pageAt(index) + 1} 0 R /Resources << /Font << ${fontList} >> /XObject << /I1 3 0 R >> >> >>`,
        ),
        Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`, 'latin1'),
      ]
    }),
  ])
}

const showWords = ({ x, y, text, size, font = 'Helvetica' }: PlacedWords): string =>
  `BT /F${fonts.indexOf(font)} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replaceAll('•', '\\225')}) Tj ET`
