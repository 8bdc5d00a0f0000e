import { randomUUID } from 'node:crypto'
import { type DemoOrder, pagePriceCents, quoteEnd } from './order-row.ts'

/** Versions of the demo provider's terms and privacy policy. */
const demoTextsVersion = '2026-11'

/** The quote of an order and the price of each language. */
export function quoteRowsOf(order: DemoOrder, requester: string) {
  const { quote_completed_at: completed, project_started_at: started, status, document } = order
  if (!completed) return undefined
  const id = randomUUID()
  const perPage = pagePriceCents(order.rate_type === 'RUSH')
  const isRejected = status === 'CANCELLED' && !started
  const answer = started ? ('ACCEPTED' as const) : isRejected ? ('REJECTED' as const) : null
  const quote = {
    id,
    job_request_id: order.job_request_id,
    is_automatic: false,
    rate_type: order.rate_type,
    price_cents: document.pages * perPage * order.target_language_ids.length,
    expected_delivery: started ? order.deadline : null,
    note: '',
    acceptance_deadline: quoteEnd(completed),
    acceptance_status: answer,
    decided_at: answer && (started ?? completed),
    decided_by_name: answer && requester,
    decided_from: answer && '192.0.2.17',
    rejection_reason: isRejected ? 'The budget is used up for this year.' : null,
    terms_version: started && demoTextsVersion,
    privacy_version: started && demoTextsVersion,
    payment: started && JSON.stringify({ paymentType: 'INVOICE_DIRECTLY' }),
    created_at: completed,
  }
  const lines = order.target_language_ids.map((languageId, position) => ({
    quote_id: id,
    position,
    language_id: languageId,
    unit: 'PAGE' as const,
    quantity: document.pages,
    unit_price_cents: perPage,
    price_cents: document.pages * perPage,
    counted_pages: document.pages,
    is_minimum: false,
  }))
  return { quote, lines }
}
