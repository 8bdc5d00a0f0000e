import { randomUUID } from 'node:crypto'
import { quotedRequest } from '../quotes.ts'
import { storedFileKey } from './access-job-requests.ts'
import { type Asker, other, own } from './access-world.ts'

type QuoteOptions = Parameters<typeof quotedRequest>[1]

/** A quote that waits for its answer. */
const quoteOf =
  (clientId: number, body?: object, made: QuoteOptions = {}) =>
  async ({ db }: Asker) => ({
    params: { id: await quotedRequest(db, { clientId, ...made }) },
    ...(body && { body }),
  })

const byLink: QuoteOptions = { isOpenByLink: true }
const expired: QuoteOptions = { status: 'QUOTE_EXPIRED' }
const procurement: QuoteOptions = { origination: 'COUPA' }
const invoice = { paymentPreferences: { paymentType: 'INVOICE_DIRECTLY' } }
const wish = { fileKeys: [storedFileKey], sourceLanguageId: 'enu', targetLanguageIds: ['fra'], customFields: [] }

/** Of a file that our own organization sent before. */
const estimateOf =
  (clientId: number) =>
  async ({ db }: Asker) => {
    const id = await quotedRequest(db, { clientId: own.clientId })
    const file = {
      job_request_id: id,
      category: 'REFERENCE',
      file_name: 'a.txt',
      file_key: storedFileKey,
      size: 1,
    } as const
    await db.insertInto('job_request_file').values(file).execute()
    return { body: { ...wish, clientId } }
  }
const ofOwn = { params: { id: own.clientId } }

export const quoteRequests = {
  'getAutoQuote: own': quoteOf(own.clientId),
  'getAutoQuote: other': quoteOf(other.clientId),
  'getAutoQuote: other, by link': quoteOf(other.clientId, undefined, byLink),
  'getPaymentDefaults: own': quoteOf(own.clientId),
  'getPaymentDefaults: other': quoteOf(other.clientId),
  'getPaymentDefaults: other, by link': quoteOf(other.clientId, undefined, byLink),
  'acceptAutoQuote: own': quoteOf(own.clientId, invoice),
  'acceptAutoQuote: other': quoteOf(other.clientId, invoice),
  'acceptAutoQuote: other, by link': quoteOf(other.clientId, invoice, byLink),
  'rejectAutoQuote: own': quoteOf(own.clientId, {}),
  'rejectAutoQuote: other': quoteOf(other.clientId, {}),
  'rejectAutoQuote: other, by link': quoteOf(other.clientId, {}, byLink),
  'requestNewQuote: own': quoteOf(own.clientId, undefined, expired),
  'requestNewQuote: other': quoteOf(other.clientId, undefined, expired),
  'requestNewQuote: other, by link': quoteOf(other.clientId, undefined, { ...expired, ...byLink }),
  'getQuoteForecast: own': quoteOf(own.clientId),
  'getQuoteForecast: other': quoteOf(other.clientId),
  'getQuoteForecast: other, by link': quoteOf(other.clientId, undefined, byLink),
  'acceptQuote: own': quoteOf(own.clientId, undefined, procurement),
  'acceptQuote: other': quoteOf(other.clientId, undefined, procurement),
  "acceptQuote: nobody's": { params: { id: randomUUID() } },
  'rejectQuote: own': quoteOf(own.clientId, {}, procurement),
  'rejectQuote: other': quoteOf(other.clientId, {}, procurement),
  "rejectQuote: nobody's": { params: { id: randomUUID() }, body: {} },
  'getProcurementOrder: own': quoteOf(own.clientId, undefined, procurement),
  'getProcurementOrder: other': quoteOf(other.clientId, undefined, procurement),
  'returnCart: own': quoteOf(own.clientId, undefined, procurement),
  'returnCart: other': quoteOf(other.clientId, undefined, procurement),
  estimateForVisitor: { body: { fileKeys: [], text: 'x', sourceLanguageId: 'enu', targetLanguageIds: ['fra'] } },
  'estimateRequest: own': estimateOf(own.clientId),
  'estimateRequest: other': estimateOf(other.clientId),
  listRates: ofOwn,
  saveRates: { ...ofOwn, body: { rates: [] } },
}
