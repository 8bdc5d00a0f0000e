import { isWaitingForOrder, type JobRequest } from '@portolan/contract/job-requests/requests'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../shared/messages/messages.ts'
import { deliveryStateOf } from '../../shared/request/delivery-state.ts'
import { deliveryStateMessages } from '../../shared/request/messages/delivery-state.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { requestMessages } from '../../shared/request/messages/requests.ts'
import { procurementOrder } from '../../shared/request/procurement-order.ts'
import { useDecisionText } from '../../shared/request/use-decision-text.ts'
import { procurementMessages } from './messages/procurement.ts'

/** Number, and what is happening, under the name of the request. The summary has the status. */
export function ProcurementNow({ request }: { request: JobRequest }) {
  const text = useNowText(request)
  return (
    <>
      <bdi>{request.number}</bdi>
      {text && <span>{text}</span>}
    </>
  )
}

/** Buyers cannot duplicate a request, so some statuses have texts of their own. */
function useNowText(request: JobRequest): string | undefined {
  const t = useMessages(procurementMessages)
  const [words, quotes] = [useMessages(requestMessages), useMessages(quoteMessages)]
  const states = useMessages(deliveryStateMessages)
  const { data: found } = useQuery(procurementOrder(request.id))
  const { status } = request
  const state = deliveryStateOf(request)
  const decision = useDecisionText(request)
  if (state) return states(state)
  // The box below says where the cart is.
  if (isWaitingForOrder(request)) return found?.order ? undefined : (decision ?? words('nowWaitingForOrder'))
  if (status === 'QUOTE_READY_FOR_CLIENT_REVIEW')
    return found && t(found.isInVisit ? 'stepAccept' : found.isVisitNeeded ? 'nowOrderThere' : 'nowOutside')
  if (status === 'QUOTE_REJECTED') return t('rejectedText')
  if (status === 'FAILED' || status === 'REJECTED_BY_SCREENING') return quotes(`visitor_${status}`)
  return words(`now_${status}`)
}
