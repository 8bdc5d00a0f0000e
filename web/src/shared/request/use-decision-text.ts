import { isWaitingForOrder, isWaitingForPayment, type JobRequest } from '@portolan/contract/job-requests/requests'
import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.ts'
import { requestMessages } from './messages/requests.ts'

/** Who answered the quote, where that was not the reader. */
export function useDecisionText(request: JobRequest): string | undefined {
  const t = useMessages(requestMessages)
  const { status } = request
  const name = useOtherDecider(request, status === 'QUOTE_REJECTED' ? status : 'QUOTE_ACCEPTED')
  if (!name) return undefined
  if (isWaitingForOrder(request)) return t('otherAcceptedOrder', { name })
  if (isWaitingForPayment(request)) return t('otherAcceptedPayment', { name })
  if (status === 'QUOTE_ACCEPTED') return t('otherAccepted', { name })
  return status === 'QUOTE_REJECTED' ? t('otherRejected', { name }) : undefined
}

type Decision = 'QUOTE_ACCEPTED' | 'QUOTE_REJECTED'

/** Who accepted or rejected the quote, where that was not the reader. Visitors hold the link of a request of their own. */
export function useOtherDecider({ history }: Pick<JobRequest, 'history'>, decision: Decision): string | undefined {
  const session = useSession()
  const name = history.findLast(({ status }) => status === decision)?.by
  const isOther = session && name && name !== `${session.firstName} ${session.lastName}`.trim()
  return isOther ? name : undefined
}
