import * as estimates from '@portolan/contract/quotes/estimates'
import * as payments from '@portolan/contract/quotes/payments'
import * as pending from '@portolan/contract/quotes/pending-quotes'
import * as quotes from '@portolan/contract/quotes/quotes'
import * as rates from '@portolan/contract/quotes/rates'
import { type Route, route } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { Database } from '../../tables/database.ts'
import { type LinkNeeds, type RequestDetails, readRequest } from '../job-requests/index.ts'
import { acceptQuote, type DecideNeeds, rejectQuote } from './decide-quote.ts'
import { forecastQuote } from './forecast-quote.ts'
import { getQuote } from './get-quote.ts'
import { checkPayment } from './payment/check-payment.ts'
import { payerOf } from './payment/payer.ts'
import { getPaymentDefaults } from './payment/payment-defaults.ts'
import { estimateForVisitor, type VisitorEstimateNeeds } from './pricing/estimate-for-visitor.ts'
import { estimateRequest } from './pricing/estimate-request.ts'
import { listClientsWithRates, listRates, saveRates } from './pricing/rates.ts'
import { renewQuote } from './renew-quote.ts'

export type QuoteNeeds = DecideNeeds &
  LinkNeeds &
  VisitorEstimateNeeds & {
    readonly db: Database
    readonly fileStore: FileStore
    /** Where the browser continues after an acceptance; null to stay in the portal. */
    readonly findRedirectUrl: (requestId: string) => Promise<string | null>
  }

export const quoteRoutes = (needs: QuoteNeeds): readonly Route[] => [
  route(quotes.getAutoQuote, (call) => getQuote(needs, call, call.params.id)),
  route(payments.getPaymentDefaults, ({ actor, browser, params: { id } }) =>
    getPaymentDefaults(needs, { actor, browser }, id),
  ),
  route(quotes.acceptAutoQuote, async (call) => {
    const { actor, origin, params, query, body } = call
    const { paymentPreferences: payment } = body
    const { id } = params
    await acceptQuote(needs, {
      id,
      actor,
      origin,
      ...query,
      payment,
      check: (request) => checkPayment(payment, payerOf(actor, request)),
    })
    return getQuote(needs, call, id)
  }),
  route(quotes.rejectAutoQuote, async (call) => {
    const { actor, origin, params, query, body } = call
    const { id } = params
    await rejectQuote(needs, { id, actor, origin, ...query, reason: body.rejectionReason })
    return getQuote(needs, call, id)
  }),
  route(pending.requestNewQuote, async (call) => {
    const { actor, browser, origin, params } = call
    await renewQuote(needs, { actor, browser, origin, id: params.id })
    return getQuote(needs, call, params.id)
  }),
  route(pending.getQuoteForecast, (call) => forecastQuote(needs, call, call.params.id)),
  route(quotes.acceptQuote, async (call) => {
    const { actor, origin, params, query } = call
    const { id } = params
    await acceptQuote(needs, { id, actor, origin, ...query, check: requireProcurement })
    const redirectUrl = await needs.findRedirectUrl(id)
    return { ...(await readRequest(needs, call, id)), redirectUrl }
  }),
  route(quotes.rejectQuote, async (call) => {
    const { actor, origin, params, query, body } = call
    const { id } = params
    await rejectQuote(needs, { id, actor, origin, ...query, reason: body.rejectionReason })
    return readRequest(needs, call, id)
  }),
  route(estimates.estimateRequest, (call) => estimateRequest(needs, call, call.body)),
  route(estimates.estimateForVisitor, ({ origin: { ip }, locale, signal, body }) =>
    estimateForVisitor(needs, { ip, locale, signal }, body),
  ),
  route(rates.listClientsWithRates, () => listClientsWithRates(needs.db)),
  route(rates.listRates, ({ params: { id } }) => listRates(needs.db, id)),
  route(rates.saveRates, ({ actor, origin, params: { id }, body }) =>
    saveRates(needs.db, { actor, origin, clientId: id, ...body }),
  ),
]

/** Only quotes that the client's procurement system pays may be accepted without payment preferences. */
function requireProcurement({ origination }: RequestDetails): void {
  if (origination !== 'COUPA') throw new Refusal('conflict')
}
