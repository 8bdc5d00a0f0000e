import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'

export const requestId = '0198d1c2-7a10-7c1e-9a54-3f2b6c8d9e01'

const spanish = { id: 'esj', name: 'Spanish (Latin America)' }
const french = { id: 'frf', name: 'French' }
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

type More = Partial<Omit<AutoQuoteAnswer, 'autoQuote'>> & { autoQuote?: Partial<AutoQuoteAnswer['autoQuote']> }

/** Four pages into Spanish and French, at 30 dollars a page. */
export const aQuote = ({ autoQuote, ...more }: More = {}): AutoQuoteAnswer => ({
  id: requestId,
  number: 'Q-2026-000123',
  status: 'QUOTE_READY_FOR_CLIENT_REVIEW',
  name: 'Policy handbook',
  sourceLanguage: { id: 'enu', name: 'English (United States)' },
  targetLanguages: [spanish, french],
  autoQuote: {
    acceptanceStatus: null,
    acceptanceDeadline: later(30),
    version: 1,
    creationDate: '2026-11-10T10:00:00.000Z',
    pricePerPage: 30,
    price: 240,
    totalPages: 8,
    rateType: 'STANDARD',
    lines: [spanish, french].map((language) => ({
      language,
      unit: 'PAGE' as const,
      quantity: 4,
      unitPrice: 30,
      price: 120,
      countedPages: 4,
      countedWords: 1000,
      isMinimum: false,
    })),
    expectedDelivery: null,
    note: '',
    documentFileKey: null,
    decidedAt: null,
    termsVersion: null,
    payment: null,
    ...autoQuote,
  },
  ...more,
})
