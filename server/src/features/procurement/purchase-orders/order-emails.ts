import { dayIn } from '../../../platform/provider-days.ts'
import type { Tx } from '../../../tables/database.ts'
import { findRequestDetails, readerOf, requestEmailFacts } from '../../job-requests/index.ts'
import { orderReceived, orderReceivedNotice, sendMail, tellResponsible } from '../../mail/index.ts'
import { findQuoteOf } from '../../quotes/index.ts'

type ReceivedOrder = { readonly requestId: string; readonly orderId: string; readonly timeZone: string }

/** The buyer and the staff read that the purchase order came and the work starts. */
export async function sendOrderEmails(tx: Tx, { requestId, orderId, timeZone }: ReceivedOrder): Promise<void> {
  const request = await findRequestDetails(tx, requestId)
  const quote = await findQuoteOf(tx, requestId)
  if (!request || !quote) return
  const data = {
    ...requestEmailFacts(request),
    priceCents: Number(quote.price_cents),
    languageIds: request.target_language_ids,
    orderId,
    delivery: quote.expected_delivery ? dayIn(timeZone, quote.expected_delivery) : '',
  }
  await sendMail(tx, { template: orderReceived, ...readerOf(request), data })
  await tellResponsible(tx, requestId, {
    template: orderReceivedNotice,
    data: { ...data, company: request.company_name },
  })
}
