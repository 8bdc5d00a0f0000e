import type { DeskOrder, DeskStatus } from '@portolan/contract/desk/desk'
import { openProjectStatuses } from '@portolan/contract/desk/order-statuses'

export type TabId = 'request' | 'quote' | 'payment' | 'work' | 'checks' | 'messages'

const projects: readonly DeskStatus[] = [...openProjectStatuses, 'COMPLETED']

/** Which parts of the order have something to show or to do. */
export function partsOf({ status, request, quote, qaJobs, actions }: DeskOrder): readonly TabId[] {
  const isProject = projects.includes(status)
  const shown: Record<TabId, boolean> = {
    request: true,
    quote: quote !== null || actions.includes('PRICE'),
    payment: quote?.autoQuote.acceptanceStatus === 'ACCEPTED',
    work: request !== null && (isProject || request.files.some(({ category }) => category === 'TRANSLATED_DOCUMENT')),
    checks: qaJobs.length > 0 || actions.includes('SEND_TO_QA'),
    messages: request !== null,
  }
  return (Object.keys(shown) as TabId[]).filter((id) => shown[id])
}

/** The part to open first: the one with the next action. */
export function firstPartOf(order: DeskOrder): TabId {
  const wanted = wantedPart(order)
  return partsOf(order).includes(wanted) ? wanted : 'request'
}

function wantedPart({ status, actions, escalation, isWaitingForPayment }: DeskOrder): TabId {
  if (isWaitingForPayment) return 'payment'
  if (actions.includes('PRICE') || status === 'WITH_CLIENT') return 'quote'
  // Why people have to take over from the machine is read before the work begins.
  if (status === 'NEW') return actions.includes('DELIVER') && !escalation ? 'work' : 'request'
  if (status === 'IN_PROGRESS' || status === 'COMPLETED') return 'work'
  return status === 'IN_QA' ? 'checks' : 'request'
}
