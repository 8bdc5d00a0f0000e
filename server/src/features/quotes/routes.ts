import { estimateRequest as estimateEndpoint } from '@portolan/contract/estimates'
import * as payments from '@portolan/contract/payments'
import * as quotes from '@portolan/contract/quotes'
import * as rates from '@portolan/contract/rates'
import { Refusal } from '../../platform/refusal.ts'
import { type Route, route } from '../../platform/serve.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { presentRequest, type RequestRow } from '../job-requests/index.ts'
import { checkPayment } from './check-payment.ts'
import { acceptQuote, type DecideNeeds, rejectQuote } from './decide-quote.ts'
import { estimateRequest } from './estimate-request.ts'
import { getQuote } from './get-quote.ts'
import { getPaymentDefaults } from './payment-defaults.ts'
import { listRates, saveRates } from './rates.ts'

type Needs = DecideNeeds & { readonly fileStore: FileStore }

export const quoteRoutes = (needs: Needs): readonly Route[] => [
  route(quotes.getAutoQuote, ({ actor, params: { id } }) => getQuote(needs, actor, id)),
  route(payments.getPaymentDefaults, ({ actor, params: { id } }) => getPaymentDefaults(needs.db, actor, id)),
  route(quotes.acceptAutoQuote, async ({ actor, origin, params: { id }, body: { paymentPreferences: payment } }) => {
    await acceptQuote(needs, { id, actor, origin, payment, check: () => checkPayment(payment) })
    return getQuote(needs, actor, id)
  }),
  route(quotes.rejectAutoQuote, async ({ actor, origin, params: { id }, body }) => {
    await rejectQuote(needs, { id, actor, origin, reason: body.rejectionReason })
    return getQuote(needs, actor, id)
  }),
  route(quotes.acceptQuote, async ({ actor, origin, params: { id } }) => {
    await acceptQuote(needs, { id, actor, origin, check: requireProcurement })
    return { ...(await presentRequest(needs.db, id)), redirectUrl: null }
  }),
  route(quotes.rejectQuote, async ({ actor, origin, params: { id }, body }) => {
    await rejectQuote(needs, { id, actor, origin, reason: body.rejectionReason })
    return presentRequest(needs.db, id)
  }),
  route(estimateEndpoint, ({ actor, body }) => estimateRequest(needs, actor, body)),
  route(rates.listRates, ({ params: { id } }) => listRates(needs.db, id)),
  route(rates.saveRates, ({ actor, origin, params: { id }, body }) =>
    saveRates(needs.db, { actor, origin, clientId: id, rates: body.rates }),
  ),
]

/** Without a word on how it is paid, only what the client's procurement system pays. */
function requireProcurement({ origination }: RequestRow): void {
  if (origination !== 'COUPA') throw new Refusal('conflict')
}
