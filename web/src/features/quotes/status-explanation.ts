import { isWaitingForOrder, isWaitingForPayment, type JobRequest } from '@portolan/contract/job-requests/requests'
import { isInvoiceInReview } from '@portolan/contract/quotes/invoice-review'
import { clientRoles } from '@portolan/contract/roles'
import { useMessages } from '../../shared/messages/messages.ts'
import { deliveryStateOf } from '../../shared/request/delivery-state.ts'
import { deliveryStateMessages } from '../../shared/request/messages/delivery-state.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { requestMessages } from '../../shared/request/messages/requests.ts'
import { useDecisionText } from '../../shared/request/use-decision-text.ts'
import { hasRole, useSession } from '../../shared/session/session.ts'

/** Statuses whose usual text names actions that only members have; visitors get their own text. */
const forVisitors = ['REJECTED_BY_SCREENING', 'QUOTE_REJECTED', 'FAILED', 'ARCHIVED'] as const

/** What is happening, and what the reader can do about it. */
export function useNowText(request: JobRequest): string {
  const { status } = request
  const session = useSession()
  const [t, words] = [useMessages(requestMessages), useMessages(quoteMessages)]
  const states = useMessages(deliveryStateMessages)
  const state = deliveryStateOf(request)
  const decision = useDecisionText(request)
  const isMember = session !== null && hasRole(session, clientRoles)
  const special = isMember ? undefined : forVisitors.find((each) => each === status)
  if (isInvoiceInReview(request)) return words('nowInvoiceInReview')
  if (decision) return decision
  if (isWaitingForOrder(request)) return t('nowWaitingForOrder')
  if (isWaitingForPayment(request)) return t('nowWaitingForPayment')
  if (state) return states(state)
  return special ? words(`visitor_${special}`) : t(`now_${status}`)
}
