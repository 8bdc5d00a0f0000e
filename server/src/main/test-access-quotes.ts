import { randomUUID } from 'node:crypto'
import { quotedRequest } from '../features/quotes/test-quotes.ts'
import { type Asker, other, own } from './test-access-world.ts'

type Made = Parameters<typeof quotedRequest>[1]

/** A quote that waits for its answer. */
const quoteOf =
  (clientId: number, body?: object, made: Made = {}) =>
  async ({ db }: Asker) => ({
    params: { id: await quotedRequest(db, { clientId, ...made }) },
    ...(body && { body }),
  })

const byLink: Made = { isOpenByLink: true }
const procurement: Made = { origination: 'COUPA' }
const invoice = { paymentPreferences: { paymentType: 'INVOICE_DIRECTLY' } }
const unheard = { fileKeys: ['temp/none'], sourceLanguageId: 'enu', targetLanguageIds: ['fra'], customFields: [] }
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
  'acceptQuote: own': quoteOf(own.clientId, undefined, procurement),
  'acceptQuote: other': quoteOf(other.clientId, undefined, procurement),
  "acceptQuote: nobody's": { params: { id: randomUUID() } },
  'rejectQuote: own': quoteOf(own.clientId, {}, procurement),
  'rejectQuote: other': quoteOf(other.clientId, {}, procurement),
  "rejectQuote: nobody's": { params: { id: randomUUID() }, body: {} },
  'estimateRequest: own': { body: { ...unheard, clientId: own.clientId } },
  'estimateRequest: other': { body: { ...unheard, clientId: other.clientId } },
  listRates: ofOwn,
  saveRates: { ...ofOwn, body: { rates: [] } },
}
