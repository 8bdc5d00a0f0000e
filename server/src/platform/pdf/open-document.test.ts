import { expect, it } from 'vitest'
import { openDocument } from './open-document.ts'
import { plainText, readPdf } from './test-read-pdf.ts'

const style = { size: 12, weight: 400, color: '#000000' } as const

async function write(locale: string, paragraphs: readonly string[]): Promise<Buffer> {
  const createdAt = new Date('2026-11-15T10:00:00Z')
  const { sheet, root, finish } = openDocument({ locale, title: 'Title', author: 'A', subject: 'S', createdAt })
  for (const text of paragraphs) await sheet.text(root, 'P', text, style)
  return finish(async (page) => {
    const block = await sheet.setter.block(`${page}`, style, 40)
    sheet.decorate(() => sheet.put({ block, at: 0, width: 40, y: 750 }))
  })
}

it.each([
  ['he', 'rtl', 'הצעת מחיר מספר 17 עבור North Light (גרסה 3.5)'],
  ['fa', 'rtl', 'پیشنهاد قیمت شماره 17'],
  ['ja', 'ltr', '見積書の番号は17です。'],
  ['th', 'ltr', 'ใบเสนอราคาเลขที่ 17'],
  ['hi', 'ltr', 'मूल्य प्रस्ताव संख्या 17'],
])('sets a document in %s from its starting edge', async (locale, direction, text) => {
  const bytes = await write(locale, [text])
  const { pages, language } = await readPdf(bytes)
  const items = pages[0]?.items.filter(({ y }) => y > 100) ?? []
  expect(language).toBe(locale)
  expect(plainText(items.map((item) => item.text).join(''))).toBe(plainText(text))
  const [left, right] = [Math.min(...items.map((item) => item.left)), Math.max(...items.map((item) => item.right))]
  if (direction === 'rtl') expect(right).toBeCloseTo(612 - 54, -1)
  else expect(left).toBeCloseTo(54, -1)
  expect(bytes.toString('latin1').includes('/Direction /R2L')).toBe(direction === 'rtl')
  // The tag carries right-to-left text in reading order, for programs that do not reorder.
  expect(bytes.toString('latin1').includes('/ActualText')).toBe(direction === 'rtl')
})

it('uses its fonts on every page, and makes the same bytes from the same content', async () => {
  const paragraphs = Array.from({ length: 90 }, (_, index) => `صفحة ${index} Page`)
  const bytes = await write('ar', paragraphs)
  const { pages } = await readPdf(bytes)
  expect(pages.length).toBe(3)
  for (const page of pages) expect(page.text).toMatch(/صفحة\d+Page/)
  expect((await write('ar', paragraphs)).equals(bytes)).toBe(true)
})

it('goes on with a paragraph that is longer than a page, above the foot of each page', async () => {
  const words = Array.from({ length: 2500 }, (_, index) => `word${index}`)
  const { pages, text } = await readPdf(await write('en', [words.join(' ')]))
  expect(pages.length).toBeGreaterThan(1)
  for (const word of words) expect(text).toContain(word)
  for (const { items } of pages)
    expect(Math.min(...items.filter((item) => item.text.includes('word')).map(({ y }) => y))).toBeGreaterThan(72)
})
