import { estimateRequest as estimateEndpoint } from '@portolan/contract/estimates'
import type { JobRequest } from '@portolan/contract/job-requests'
import * as quotes from '@portolan/contract/quotes'
import * as rates from '@portolan/contract/rates'
import type { Actor } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Route, route } from '../../platform/serve.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { presentRequest, type RequestRow, readerOf, requireRequest } from '../job-requests/index.ts'
import { checkPayment } from './check-payment.ts'
import { acceptQuote, type DecideNeeds, rejectQuote } from './decide-quote.ts'
import { estimateRequest } from './estimate-request.ts'
import { getQuote } from './get-quote.ts'
import { listRates, saveRates } from './rates.ts'

type Needs = DecideNeeds & { readonly fileStore: FileStore }

export const quoteRoutes = (needs: Needs): readonly Route[] => [
  route(quotes.getAutoQuote, ({ actor, params: { id } }) => getQuote(needs, actor, id)),
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
    return { ...(await presentFor(needs, actor, id)), redirectUrl: null }
  }),
  route(quotes.rejectQuote, async ({ actor, origin, params: { id }, body }) => {
    await rejectQuote(needs, { id, actor, origin, reason: body.rejectionReason })
    return presentFor(needs, actor, id)
  }),
  route(estimateEndpoint, ({ actor, body }) => estimateRequest(needs, actor, body)),
  route(rates.listRates, ({ params: { id } }) => listRates(needs.db, id)),
  route(rates.saveRates, ({ actor, origin, params: { id }, body }) =>
    saveRates(needs.db, { actor, origin, clientId: id, rates: body.rates }),
  ),
]

async function presentFor({ db }: Needs, actor: Actor | undefined, id: string): Promise<JobRequest> {
  return presentRequest(db, id, readerOf(actor, await requireRequest(db, actor, id)))
}

/** Without a word on how it is paid, only what the client's procurement system pays. */
function requireProcurement({ origination }: RequestRow): void {
  if (origination !== 'COUPA') throw new Refusal('conflict')
}
