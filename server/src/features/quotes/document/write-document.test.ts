import { expect, it } from 'vitest'
import { openPdf } from '../../../../../documents/src/pdf/pdf-library.ts'
import { readLegalTexts } from '../../content/index.ts'
import type { QuoteFacts } from './quote-facts.ts'
import { writeDocument } from './write-document.ts'

const line = (language: string) => ({
  ...{ languageId: language, language, pages: 12.5, pricePerPageCents: 32_10 },
  ...{ priceCents: 401_25, countedPages: 12.5, isMinimum: false, isFlat: false },
})
const { terms } = await readLegalTexts('content')
const facts: QuoteFacts = {
  provider: { providerName: 'Sextant & Co.', contactEmail: 'hello@sextant.example', contactPhone: '+1 555 0123' },
  ...{ number: 'Q-2026-000123', name: 'Policy terms', createdAt: new Date('2026-11-15T10:00:00Z') },
  ...{
    date: 'November 15, 2026',
    validUntil: 'December 15, 2026',
    delivery: '4 business days after acceptance',
    reference: 'PO-4711',
  },
  ...{ company: 'Meridian Insurance Ltd.', requester: 'Miriam Okafor', email: 'client@meridian.example' },
  ...{
    sourceLanguage: 'English (United States)',
    rateType: 'STANDARD',
    countNotes: ['Words counted as in Microsoft Word.'],
    note: '',
  },
  terms,
  lines: [line('French (France)'), { ...line('German (Germany)'), countedPages: 1, isMinimum: true }],
  ...{ priceCents: 802_50, acceptance: null, url: 'https://portal.example/quotes/1' },
}

async function textOf(pdf: Buffer): Promise<string[]> {
  let answer: (begin: number, bytes: Uint8Array) => void
  const opened = await openPdf(pdf.length, {
    onAnswer: (take) => {
      answer = take
    },
    ask: (begin, end) => setImmediate(() => answer(begin, new Uint8Array(pdf.subarray(begin, end)))),
  })
  const pages: string[] = []
  for (let number = 1; number <= opened.pages; number++) {
    let text = ''
    for await (const piece of opened.textOfPage(number)) text += piece
    pages.push(text.replaceAll('\n', ' '))
  }
  return pages
}

it('QUOTE-20 names all a client needs to know, with the provider’s own terms', async () => {
  const pages = await textOf(await writeDocument(facts))
  expect(pages).toHaveLength(2)
  const page = pages.join(' ')
  for (const words of [
    ...['Sextant & Co.', 'hello@sextant.example', '+1 555 0123', 'Quote Q-2026-000123', 'Policy terms', 'PO-4711'],
    ...['Meridian Insurance Ltd.', 'Miriam Okafor', 'English (United States)', 'French (France)', 'German (Germany)'],
    ...[
      'November 15, 2026',
      'December 15, 2026',
      '4 business days after acceptance',
      '12.5',
      '$32.10',
      '$401.25',
      '$802.50',
    ],
    ...[
      'Professional services: translation and editing',
      'Minimum of 12.5 pages (1 counted)',
      '25 pages in 2 languages',
      'Words counted as in Microsoft Word.',
    ],
    ...['https://portal.example/quotes/1', 'Terms of Service, version 2026-11', 'Page 1 of 2'],
    ...terms.blocks.map(({ text }) => text),
    ...['Estimates are valid for thirty days', 'within thirty days of delivery', 'interest of 1.5% per month'],
    'Invoices are issued at the end of the month',
  ])
    expect(page).toContain(words)
})

it('goes on over pages, with its head and its number on each', async () => {
  const many = Array.from({ length: 40 }, (_, index) => line(`Language ${index}`))
  const pages = await textOf(await writeDocument({ ...facts, lines: many, rateType: 'RUSH' }))
  expect(pages.length).toBeGreaterThan(2)
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
  expect(pages[1]).toContain('Price per page')
  expect(pages[0]).toContain('Rush service')
  for (const { language } of many) expect(pages.join(' ')).toContain(language)
})

it('writes names in their own letters; where it has none it says so instead of drawing boxes', async () => {
  const names = 'Łódź Ελλάδα Київ Việt Nam'
  const [page] = await textOf(await writeDocument({ ...facts, company: names, note: 'Grüße\n\n\u202eabc\u0007' }))
  expect(page).toContain(names)
  expect(page).not.toContain('(…)')
  const others = await textOf(await writeDocument({ ...facts, name: '保険約款 2026', requester: 'محمد' }))
  const other = others.join(' ')
  expect(other).toContain('(…) 2026')
  expect(other).toContain('the page of the quote shows the original writing')
})

it('is a tagged document with a title and a language, and the same bytes for the same quote', async () => {
  const [first, second] = [await writeDocument(facts), await writeDocument(facts)]
  expect(first.equals(second)).toBe(true)
  const raw = first.toString('latin1')
  for (const mark of ['/Lang (en-US)', '/MarkInfo', '/DisplayDocTitle true', '/StructTreeRoot', '/FontFile'])
    expect(raw).toContain(mark)
})

it('QUOTE-16 confirms an accepted quote with who accepted it and how it is paid', async () => {
  const acceptance = {
    ...{ by: 'Miriam Okafor', at: 'November 16, 2026 at 9:00:00 AM UTC', delivery: 'November 20, 2026' },
    payment: [
      { name: 'Payment', value: 'Credit card' },
      { name: 'Billing address', value: '1 Quay Street, Portland, Oregon 97201, United States' },
    ],
    documentSha256: 'f'.repeat(64),
  }
  const pages = await textOf(await writeDocument({ ...facts, acceptance }))
  for (const words of [
    ...['Confirmation Q-2026-000123', 'Miriam Okafor', 'November 16, 2026 at 9:00:00 AM', 'November 20, 2026'],
    ...['Credit card', '1 Quay Street, Portland, Oregon 97201, United States', 'f'.repeat(64), 'Follow the work'],
  ])
    expect(pages.join(' ')).toContain(words)
  expect(pages.join(' ')).not.toMatch(/Valid until|Accept or turn down/)
  const [bought] = await textOf(await writeDocument({ ...facts, acceptance: { ...acceptance, payment: [] } }))
  expect(bought).toContain("Paid through the client's procurement system")
})
