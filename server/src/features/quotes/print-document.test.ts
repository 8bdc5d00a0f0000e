import { expect, it } from 'vitest'
import { readLegalTexts } from '../content/index.ts'
import type { QuoteFacts } from './document/quote-facts.ts'
import { writeDocument } from './document/write-document.ts'
import { printDocument } from './print-document.ts'

const { terms } = await readLegalTexts('content')
const facts: QuoteFacts = {
  provider: { providerName: 'Portolan', contactEmail: 'hello@portolan.example', contactPhone: '+1 555 0100' },
  number: 'R-1',
  name: 'Policy terms',
  createdAt: new Date('2026-01-02T03:04:05Z'),
  date: 'January 2, 2026',
  validUntil: 'January 9, 2026',
  delivery: '',
  reference: '',
  company: 'Meridian',
  requester: 'Miriam',
  email: 'client@meridian.example',
  sourceLanguage: 'English',
  rateType: 'STANDARD',
  lines: Array.from({ length: 80 }, (_, index) => ({
    languageId: 'fra',
    language: `French ${index}`,
    pages: 3,
    pricePerPageCents: 3400,
    priceCents: 10_200,
    countedPages: 3,
    isMinimum: false,
    isFlat: false,
  })),
  priceCents: 3_060_000,
  note: '',
  acceptance: null,
  countNotes: [],
  terms,
  url: 'https://portal.example/quotes/1',
}

it('makes the same document as on the main thread, and does not hold the main thread up', async () => {
  await printDocument(facts, AbortSignal.timeout(20_000))
  let longestGap = 0
  let last = performance.now()
  const clock = setInterval(() => {
    const now = performance.now()
    longestGap = Math.max(longestGap, now - last)
    last = now
  }, 2)
  const began = performance.now()
  const printed = await printDocument(facts, AbortSignal.timeout(20_000))
  const took = performance.now() - began
  clearInterval(clock)
  expect(longestGap).toBeLessThan(took / 2)
  expect(printed.equals(await writeDocument(facts))).toBe(true)
})
