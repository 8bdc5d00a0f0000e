import { describe, expect, it } from 'vitest'
import { type PlacedWords, placedPdf } from '../../corpus/translated/placed-pdf.ts'
import { partOf } from '../../corpus/translated/translate-bytes.ts'
import { translated, translatedOrRefused } from '../../corpus/translated/translate-text.ts'

const body = (x: number, y: number, text: string): PlacedWords => ({ x, y, text, size: 12 })
const shownText = (xml: string): string[] =>
  xml
    .split('</w:p>')
    .map((paragraph) => [...paragraph.matchAll(/<w:t[^>]*>([^<]*)/g)].map(([, text]) => text).join(''))
    .filter((text) => text !== '')
const documentOf = async (pages: PlacedWords[][]) => {
  const { bytes, segments, report } = await translated(placedPdf(pages), 'pdf')
  return { xml: await partOf(bytes, 'word/document.xml'), segments, report }
}

describe('The translation of a pdf', () => {
  it('is a docx with headings, paragraphs and lists in reading order', async () => {
    const { xml, segments } = await documentOf([
      [
        { x: 50, y: 780, text: 'Annual report', size: 24 },
        body(50, 740, 'This is a long paragraph that goes on over two lines of the page, as'),
        body(50, 726, 'para-'),
        body(50, 712, 'graphs do. It ends here.'),
        body(60, 680, '• First item'),
        body(60, 666, '• Second item'),
        body(60, 640, '1. Numbered'),
      ],
    ])
    expect(segments).toEqual([
      'Annual report',
      'This is a long paragraph that goes on over two lines of the page, as paragraphs do.',
      'It ends here.',
      'First item',
      'Second item',
      'Numbered',
    ])
    expect(xml).toContain('<w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t xml:space="preserve">ANNUAL REPORT</w:t>')
    expect(xml.match(/<w:numId w:val="1"\/>/g)).toHaveLength(2)
    expect(shownText(xml).at(-1)).toBe('1.NUMBERED')
  })
  it('keeps bold and italic words as tags', async () => {
    const { xml, segments } = await documentOf([
      [
        body(50, 700, 'A '),
        { ...body(62, 700, 'bold '), font: 'Helvetica-Bold' },
        { ...body(92, 700, 'word and an '), font: 'Helvetica' },
        { ...body(162, 700, 'oblique'), font: 'Helvetica-Oblique' },
        body(200, 700, ' one.'),
      ],
    ])
    expect(segments).toEqual(['A <g1>bold</g1> word and an <g2>oblique</g2> one.'])
    expect(xml).toContain('<w:rPr><w:b/><w:bCs/></w:rPr><w:t xml:space="preserve">BOLD</w:t>')
    expect(xml).toContain('<w:rPr><w:i/><w:iCs/></w:rPr><w:t xml:space="preserve">OBLIQUE</w:t>')
  })
  it('finds tables', async () => {
    const { xml } = await documentOf([
      [
        body(50, 760, 'Before the table.'),
        ...[body(50, 700, 'Name'), body(250, 700, 'Price')],
        ...[body(50, 680, 'A rose with'), body(50, 666, 'a long name'), body(250, 680, 'twelve')],
        ...[body(50, 640, 'Lily'), body(250, 640, 'nine')],
        body(50, 600, 'After it.'),
      ],
    ])
    const cells = xml
      .split('<w:tc>')
      .slice(1)
      .map((cell) => shownText(cell)[0])
    expect(cells).toEqual(['NAME', 'PRICE', 'A ROSE WITH A LONG NAME', 'TWELVE', 'LILY', 'NINE'])
    expect(xml.match(/<w:tr>/g)).toHaveLength(3)
  })
  it('reads columns one after the other', async () => {
    const column = (x: number, words: string): PlacedWords[] =>
      [700, 686, 672].map((y, index) => body(x, y, `${words} line ${index} of the column`))
    const { segments } = await documentOf([[...column(50, 'left'), ...column(320, 'right')]])
    expect(segments).toEqual([
      'left line 0 of the column left line 1 of the column left line 2 of the column',
      'right line 0 of the column right line 1 of the column right line 2 of the column',
    ])
  })
  it('joins a paragraph over two pages and leaves page numbers out', async () => {
    const { segments, report } = await documentOf([
      [body(50, 100, 'A sentence that goes on'), body(290, 30, '1')],
      [body(50, 780, 'at the next page.'), body(290, 30, 'Page 2 of 2')],
    ])
    expect(segments).toEqual(['A sentence that goes on at the next page.'])
    expect(report.left).toEqual({ page_number: 2 })
  })
  it('has the images of the pages, and says which pages are scans', async () => {
    const pdf = placedPdf([[body(50, 700, 'Text above.')], []], { imageOnPage: 2 })
    const { bytes, report } = await translated(pdf, 'pdf')
    expect(await partOf(bytes, 'word/document.xml')).toContain('<a:blip r:embed="image1"/>')
    expect((await partOf(bytes, 'word/media/image1.png')).slice(1, 4)).toBe('PNG')
    expect(report.warnings).toEqual(['scanned_page'])
  })
  it('is written from right to left for Arabic', async () => {
    const { bytes } = await translated(placedPdf([[body(50, 700, 'A word')]]), 'pdf', () => 'كلمة', { into: 'ar' })
    expect(await partOf(bytes, 'word/document.xml')).toContain(
      '<w:p><w:pPr><w:bidi/></w:pPr><w:r><w:rPr><w:rtl/></w:rPr>',
    )
  })
  it('refuses what is no pdf', async () => {
    expect(await translatedOrRefused('%PDF-1.4 nothing', 'pdf', (text) => text)).toMatchObject({ refusal: 'broken' })
  })
})
