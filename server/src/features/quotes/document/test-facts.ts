import { readLegalTexts } from '../../content/index.ts'
import type { QuoteFacts } from './quote-facts.ts'

const provider = { providerName: 'Sextant & Co.', contactEmail: 'hello@sextant.example', contactPhone: '+1 555 0123' }

export const pricedLine = (language: string): QuoteFacts['lines'][number] => ({
  languageId: language,
  language,
  unit: 'PAGE',
  quantity: 12.5,
  unitPriceCents: 32_10,
  priceCents: 401_25,
  countedPages: 12.5,
  countedWords: 3100,
  isMinimum: false,
})

/** A quote over two languages, in a locale. */
export async function quoteFacts(locale = 'en-US'): Promise<QuoteFacts> {
  const { terms } = await readLegalTexts({ folder: 'content', facts: { ...provider, remoteServices: [] } }, locale)
  return {
    locale,
    timeZone: 'UTC',
    terms,
    provider,
    number: 'Q-2026-000123',
    version: 1,
    name: 'Policy terms',
    reference: 'PO-4711',
    createdAt: new Date('2026-11-15T10:00:00Z'),
    validUntil: new Date('2026-12-15T10:00:00Z'),
    turnaroundDays: 4,
    company: 'Meridian Insurance Ltd.',
    address: [],
    vatNumber: '',
    requester: 'Miriam Okafor',
    email: 'client@meridian.example',
    sourceLanguage: 'English (United States)',
    rateType: 'STANDARD',
    note: '',
    files: [{ fileName: 'policy.docx', notes: [] }],
    lines: [pricedLine('French (France)'), { ...pricedLine('German (Germany)'), countedPages: 1, isMinimum: true }],
    priceCents: 802_50,
    acceptance: null,
    url: 'https://portal.example/quotes/1',
  }
}
