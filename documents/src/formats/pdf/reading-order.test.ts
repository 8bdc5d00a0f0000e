import { describe, expect, it } from 'vitest'
import { assemble } from '../../corpus/pdf-files.ts'
import { type PlacedWords, placedPdf } from '../../corpus/translated/placed-pdf.ts'
import { translated } from '../../corpus/translated/translate-text.ts'
import { findLines } from './lines.ts'

const words = (x: number, y: number, text: string, size = 12): PlacedWords => ({ x, y, text, size })
const segmentsOf = async (pdf: Buffer) => (await translated(pdf, 'pdf')).segments

describe('The reading order of a pdf', () => {
  it('is one column after the other where the file has the lines of both mixed', async () => {
    const lines = Array.from({ length: 8 }, (_, index) => 700 - 14 * index)
    const page = [
      words(50, 760, 'A title over the whole width of the page, which is long enough to cross'),
      ...lines.flatMap((y, index) => [
        words(50, y, `left line ${index} with some more words and`),
        words(320, y, `right line ${index} with some more words and`),
      ]),
    ]
    const [title, left, right] = await segmentsOf(placedPdf([page]))
    expect(title).toMatch(/^A title/)
    expect(left?.match(/left/g)).toHaveLength(8)
    expect(left).not.toContain('right')
    expect(right?.match(/right/g)).toHaveLength(8)
  })
  it('leaves the rows of a table together', async () => {
    const rows = Array.from({ length: 8 }, (_, index) => 700 - 20 * index)
    const page = rows.flatMap((y, index) => [words(50, y, `Item ${index}`), words(320, y, `Price ${index}`)])
    expect((await segmentsOf(placedPdf([page]))).slice(0, 4)).toEqual(['Item 0', 'Price 0', 'Item 1', 'Price 1'])
  })
  it('has the head and foot of pages once, and not inside a paragraph', async () => {
    const page = (number: number): PlacedWords[] => [
      words(50, 800, `Contract 7, page ${number} of 3`),
      words(50, 700, number === 1 ? 'This sentence goes on' : number === 2 ? 'over the next page' : 'and ends here.'),
      words(50, 40, 'Confidential'),
    ]
    const { segments, report } = await translated(placedPdf([page(1), page(2), page(3)]), 'pdf')
    expect(segments).toEqual([
      'Contract 7, page 1 of 3',
      'Confidential',
      'This sentence goes on over the next page and ends here.',
    ])
    expect(report.left).toMatchObject({ repeated_on_pages: 4 })
  })
  it.each([
    ['the page', 90, (x: number, y: number) => `0 1 -1 0 ${595 - y} ${x}`],
    ['its text', 0, (x: number, y: number) => `0 1 -1 0 ${595 - y} ${x}`],
    ['its text, to the right', 0, (x: number, y: number) => `0 -1 1 0 ${y} ${842 - x}`],
  ])('is that of a table where %s is turned', async (_, rotate, matrixAt) => {
    const cells = ['Name', 'Price', 'Rose', 'twelve', 'Lily', 'nine']
    const content = cells
      .map(
        (text, index) =>
          `BT /F1 12 Tf ${matrixAt(100 + (index % 2) * 200, 500 - (index >> 1) * 30)} Tm (${text}) Tj ET`,
      )
      .join('\n')
    const pdf = assemble([
      Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
      Buffer.from('<< /Type /Pages /Count 1 /Kids [3 0 R] >>'),
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${rotate} /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
      ),
      Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
    ])
    const { segments, bytes } = await translated(pdf, 'pdf')
    expect(segments).toEqual(cells)
    expect(bytes.length).toBeGreaterThan(0)
  })
  it('is that of Arabic, with its words one by one from the right edge', async () => {
    const lines = [
      ['يسلم', 'المزود', 'كل', 'مستند'],
      ['في', 'الموعد'],
    ]
    const texts = lines.flatMap((words, row) =>
      words.map((text, at) => ({
        text,
        x: 500 - 50 * at,
        y: 700 - 16 * row,
        width: 47,
        size: 12,
        isBold: false,
        isItalic: false,
      })),
    )
    const [first, second] = findLines({ texts, width: 600 })
    expect(first?.runs).toEqual([{ text: 'يسلم المزود كل مستند', isBold: false, isItalic: false }])
    expect([first?.x, second?.x]).toEqual([53, 53])
  })
  it('is that of letters in a font with several bytes for each, which is not in the file', async () => {
    const text = [...'日本語の文書です。'].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')
    const content = `BT /F1 12 Tf 50 700 Td <${text}> Tj ET`
    const font =
      '<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /StemV 80 >> >>] >>'
    const pdf = assemble([
      Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
      Buffer.from('<< /Type /Pages /Count 1 /Kids [3 0 R] >>'),
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 ${font} >> >> >>`,
      ),
      Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
    ])
    expect(await segmentsOf(pdf)).toEqual(['日本語の文書です。'])
  })
})
