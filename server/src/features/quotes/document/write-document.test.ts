import { describe, expect, it } from 'vitest'
import { plainText, readPdf } from '../../../platform/pdf/test-read-pdf.ts'
import type { QuoteFacts } from './quote-facts.ts'
import { pricedLine, quoteFacts } from './test-facts.ts'
import { writeDocument } from './write-document.ts'

const facts = await quoteFacts()
const read = async (changes: Partial<QuoteFacts> = {}) => readPdf(await writeDocument({ ...facts, ...changes }))

it('QUOTE-20 contains all facts of the quote and the provider’s terms', async () => {
  const { pages, text } = await read()
  expect(pages).toHaveLength(2)
  for (const words of [
    ...['Sextant & Co.', 'hello@sextant.example', '+1 555 0123', 'Quote Q-2026-000123', 'Policy terms', 'PO-4711'],
    ...['Meridian Insurance Ltd.', 'Miriam Okafor', 'English (United States)', 'French (France)', 'German (Germany)'],
    ...['November 15, 2026', 'December 15, 2026', '4 business days after acceptance'],
    ...['12.5', '$32.10', '$401.25', '$802.50'],
    ...['Professional services: translation and editing', 'Minimum of 12.5 pages (1 counted)'],
    ...['25 pages in 2 languages', 'Words counted as in Microsoft Word.', 'plus taxes where they apply'],
    ...['https://portal.example/quotes/1', 'Terms of Service, version 2026-11', 'Page 1 of 2'],
    ...facts.terms.blocks.map((block) => block.text),
    ...['Quotes are valid for thirty days', 'within thirty days of delivery', 'interest of 1.5% per month'],
    'Invoices are issued at the end of the month',
  ])
    expect(text).toContain(plainText(words))
})

it('addresses the client as administrators know it, unless the payment has an address and VAT number of its own', async () => {
  const known = { address: ['Am Kai 1', '20457 Hamburg', 'Germany'], vatNumber: 'DE811907980' }
  const { text } = await read(known)
  for (const words of [...known.address, 'VAT number: DE811907980']) expect(text).toContain(plainText(words))
  const billingContact = {
    ...{ address1: 'Quay 2', address2: '', city: 'Bremen', zipCode: '28195', province: null },
    ...{ country: { id: 84, name: 'Germany' }, phoneNumber: '', email: '' },
  }
  const payment = {
    paymentType: 'INVOICE_DIRECTLY' as const,
    billingContact,
    invoice: { vatNumber: 'DE2', orderNumber: '' },
  }
  const acceptance = { by: 'Miriam Okafor', at: facts.createdAt, delivery: null, payment, documentSha256: '' }
  const accepted = await read({ ...known, acceptance })
  expect(accepted.text).toContain(plainText('Quay 2'))
  for (const words of ['Am Kai 1', 'DE811907980']) expect(accepted.text).not.toContain(plainText(words))
})

it('names the unit of each price, in the heading where all have the same one', async () => {
  const words = {
    ...pricedLine('French'),
    unit: 'WORD',
    quantity: 2840,
    unitPriceCents: 12.5,
    priceCents: 355_00,
  } as const
  const { text } = await read({ lines: [words], priceCents: 355_00 })
  for (const each of ['Words', 'Price per word', '2,840', '$0.125', '$355.00', '2,840 words in one language'])
    expect(text).toContain(plainText(each))
  const minimum = { ...words, quantity: 250, countedWords: 100, isMinimum: true }
  expect((await read({ lines: [minimum] })).text).toContain(plainText('Minimum of 250 words (100 counted)'))
  const mixed = await read({ lines: [words, pricedLine('German')], priceCents: 756_25 })
  for (const each of ['Quantity', 'Unit price', '2,840 words', '12.5 pages'])
    expect(mixed.text).toContain(plainText(each))
})

it('continues over several pages with header and page number on each', async () => {
  const many = Array.from({ length: 40 }, (_, index) => pricedLine(`Language ${index}`))
  const { pages, text } = await read({ lines: many, rateType: 'RUSH' })
  expect(pages.length).toBeGreaterThan(2)
  for (const [index, page] of pages.entries()) expect(page.text).toContain(`Page${index + 1}of${pages.length}`)
  expect(pages[1]?.text).toContain('Priceperpage')
  expect(pages[0]?.text).toContain('Rushservice')
  for (const { language } of many) expect(text).toContain(plainText(language))
})

it.each([
  ['Latin, Greek, Cyrillic, Vietnamese', 'Łódź Ελλάδα Київ Việt Nam'],
  ['Arabic', 'شركة النور للتجارة'],
  ['Persian', 'شرکت می\u200cخواهیم'],
  ['Hebrew', 'אור הצפון בע״מ'],
  ['Devanagari', 'प्रकाश ट्रेडिंग'],
  ['Bengali', 'আলো ট্রেডিং'],
  ['Tamil', 'ஒளி வர்த்தகம்'],
  ['Thai', 'บริษัทแสงอรุณ'],
  ['Lao', 'ບໍລິສັດແສງອາລຸນ'],
  ['Khmer', 'ក្រុមហ៊ុនពន្លឺ'],
  ['Burmese', 'အလင်းရောင်'],
  ['Chinese, simplified', '上海晨光科技有限公司'],
  ['Chinese, traditional', '台北晨曦資訊股份有限公司'],
  ['Japanese', '株式会社さくら翻訳'],
  ['Korean', '한빛무역 주식회사'],
  ['Georgian', 'განთიადი'],
  ['Armenian', 'Արշալույս'],
  ['Amharic', 'ንጋት ንግድ'],
])('prints names in %s', async (_script, company) => {
  const { text } = await read({ company, name: `${company} 2026` })
  expect(text).toContain(plainText(company))
  expect(text).toContain(plainText(`${company} 2026`))
  expect(text).not.toContain('\ufffd')
})

it('marks characters that no font has', async () => {
  const { text } = await read({ name: 'Launch 🚀', note: 'Grüße\n\n\u202eabc\u0007' })
  expect(text).toContain('Launch\ufffd')
  expect(text).toContain(plainText('the page of the quote shows the original writing'))
  expect(text).toContain('Grüße')
  expect(text).toContain('abc')
})

it.each(['en-US', 'ar-EG'])('prints hostile texts in a document of %s', async (locale) => {
  const hostile = `\u202e(\ud800\u0000\u2067x\u0301\u0651 ${'w'.repeat(3000)}\u200d👩‍💻\u2069\u2069 </Tj> (\\) \uffff`
  const { pages, text } = await readPdf(
    await writeDocument({
      ...(await quoteFacts(locale)),
      ...{
        name: hostile,
        company: '',
        requester: '\u2066',
        reference: hostile.slice(0, 40),
        note: `${hostile}\n\n${hostile}`,
      },
      provider: { providerName: '\u202e', contactEmail: '', contactPhone: '))((' },
      files: [{ fileName: hostile, notes: ['COMMENTS'] }],
    }),
  )
  expect(pages.length).toBeGreaterThan(2)
  // The file name is shown only if there are several files.
  expect(text.match(/w/g)?.length).toBeGreaterThanOrEqual(9000)
  expect(text).toContain('</Tj>(\\)')
})

it('is a tagged document with a title and a language, and the same bytes for the same quote', async () => {
  const first = await writeDocument(facts)
  const second = await writeDocument(facts)
  expect(first.equals(second)).toBe(true)
  const raw = first.toString('latin1')
  for (const mark of ['/Lang (en-US)', '/MarkInfo', '/DisplayDocTitle true', '/StructTreeRoot', '/FontFile'])
    expect(raw).toContain(mark)
  const { pages, title } = await readPdf(first)
  expect(title).toBe('Quote Q-2026-000123, Sextant & Co.')
  for (const role of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI'])
    expect(pages.map(({ tree }) => tree).join('')).toContain(`"role":"${role}"`)
})

const accepted = {
  by: 'Miriam Okafor',
  at: new Date('2026-11-16T09:00:00Z'),
  delivery: new Date('2026-11-20T12:00:00Z'),
  payment: {
    paymentType: 'CREDIT_CARD',
    billingContact: {
      address1: '1 Quay Street',
      address2: '',
      city: 'Portland',
      zipCode: '97201',
      province: { id: 1, name: 'Oregon' },
      country: { id: 1, name: 'United States' },
      phoneNumber: '+1 555 0100',
      email: 'billing@meridian.example',
    },
  },
  documentSha256: 'f'.repeat(64),
} as const satisfies QuoteFacts['acceptance']

it('QUOTE-16 confirms an accepted quote with who accepted it and how it is paid', async () => {
  const { text } = await read({ acceptance: accepted })
  for (const words of [
    ...['Confirmation Q-2026-000123', 'Miriam Okafor', 'November 16, 2026 at 9:00:00 AM', 'November 20, 2026'],
    ...['Credit card', '1 Quay Street, Portland, Oregon 97201, United States', '+1 555 0100', 'f'.repeat(64)],
    'Follow the work',
  ])
    expect(text).toContain(plainText(words))
  expect(text).not.toMatch(/Validuntil|Acceptorturndown/)
  const bought = await read({ acceptance: { ...accepted, payment: null } })
  expect(bought.text).toContain(plainText("Paid through the client's procurement system"))
})

describe('in the language of the reader', () => {
  it('writes Spanish with the formats of the country', async () => {
    const us = await readPdf(await writeDocument({ ...(await quoteFacts('es-US')), acceptance: accepted }))
    const words = [
      'Confirmación Q-2026-000123',
      '15 de noviembre de 2026',
      '$32.10',
      'Tarjeta de crédito',
      'Página 1 de 2',
    ]
    for (const each of [...words, '25 páginas en 2 idiomas']) expect(us.text).toContain(plainText(each))
    expect(us.language).toBe('es-US')
    const spain = await readPdf(await writeDocument(await quoteFacts('es-ES')))
    expect(spain.text).toContain(plainText('32,10 US$'))
    expect(spain.text).toContain(plainText('4 días hábiles después de la aceptación'))
  })

  it('writes Arabic with complete plurals, the columns mirrored', async () => {
    const arabic = await quoteFacts('ar-AE')
    const { pages, text, language } = await readPdf(
      await writeDocument({ ...arabic, company: 'شركة النور (Al Noor LLC)' }),
    )
    expect(language).toBe('ar-AE')
    for (const each of ['عرض السعر', '4 أيام عمل بعد القبول', '25 صفحة في لغتين', 'US$', 'سعر الصفحة', 'صفحة 1 من'])
      expect(text).toContain(plainText(each))
    // pdf.js copies guillemets after a full stop and a final shadda in the wrong order; other readers do not.
    const terms = arabic.terms.blocks.filter((block) => !/«|عدّ/.test(block.text))
    expect(terms.length).toBeGreaterThan(15)
    for (const block of terms) expect(text).toContain(plainText(block.text))
    const left = (words: string, items = pages[0]?.items) => items?.find((item) => item.text.includes(words))?.left ?? 0
    // The languages are in the first column, which is on the right; the prices are in the last one, on the left.
    expect(left('French')).toBeGreaterThan(306)
    expect(left('401.25')).toBeLessThan(200)
    const english = await read()
    expect(left('French', english.pages[0]?.items)).toBeLessThan(200)
    expect(left('401.25', english.pages[0]?.items)).toBeGreaterThan(400)
  })

  it('keeps numbers, phones and addresses left to right in an Arabic document', async () => {
    const { pages } = await readPdf(await writeDocument(await quoteFacts('ar')))
    const texts = pages.flatMap(({ items }) => items.map((item) => item.text))
    for (const whole of ['+1 555 0123', 'hello@sextant.example', 'Q-2026-000123', 'https://portal.example/quotes/1'])
      expect(texts.some((each) => each.includes(whole))).toBe(true)
  })

  it('is English throughout if there are no texts in the language', async () => {
    const { text, language } = await readPdf(await writeDocument({ ...facts, locale: 'ja-JP' }))
    expect(language).toBe('en-US')
    expect(text).toContain('Preparedfor')
    expect(text).toContain('November15,2026')
  })
})
