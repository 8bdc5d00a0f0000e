import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database, Tx } from '../../tables/database.ts'
import {
  type LinkNeeds,
  moveRequest,
  nameOf,
  notifyStaffOfRequest,
  openRequest,
  type RequestCaller,
  type RequestDetails,
  reasons,
  withLockedRequest,
} from '../job-requests/index.ts'
import { isOverdue, requireRightToDecide } from './policy.ts'
import { quoteAutomatically } from './quote-automatically.ts'
import { findQuoteOf } from './store-quotes.ts'

type Needs = LinkNeeds & { readonly db: Database; readonly timeZone: string }
type RenewalCall = RequestCaller & { readonly origin: Origin; readonly id: string }

/** Statuses of a request whose new quote was requested before. */
const renewed: readonly RequestDetails['status'][] = ['READY_FOR_INTERNAL_REVIEW', 'QUOTE_READY_FOR_CLIENT_REVIEW']

/**
 * Replaces an expired quote as a new request would be quoted: automatically by rates, else by staff. Of several calls the
 * first does it and the others change nothing.
 */
export async function renewQuote(needs: Needs, call: RenewalCall): Promise<void> {
  await openRequest(needs, call, call.id)
  await needs.db.transaction().execute((tx) =>
    withLockedRequest(tx, call.id, async (request) => {
      requireRightToDecide(call.actor, request)
      const quote = await findQuoteOf(tx, call.id)
      if (!quote) throw new Refusal('conflict')
      if (isOverdue(request, quote, needs.now())) await renew(tx, needs, call, request)
      else if (!renewed.includes(request.status)) throw new Refusal('conflict')
    }),
  )
}

async function renew(tx: Tx, needs: Needs, call: RenewalCall, request: RequestDetails): Promise<void> {
  const { id, actor, origin } = call
  // The job that marks overdue quotes may not have run yet.
  await moveRequest(tx, id, { to: 'QUOTE_EXPIRED' })
  await moveRequest(tx, id, {
    to: 'READY_FOR_INTERNAL_REVIEW',
    actor,
    byName: actor ? nameOf(actor) : `${request.requestor_first_name} ${request.requestor_last_name}`.trim(),
    reason: reasons.newQuoteRequested,
  })
  await audit(tx, { actor, origin, action: 'quote-renewal-requested', subject: { type: 'job-request', id } })
  if (await quoteAutomatically(tx, id, { begin: needs.now(), timeZone: needs.timeZone })) return
  await notifyStaffOfRequest(tx, id, { isRenewal: true })
}
