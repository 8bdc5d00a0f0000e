import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'

const labels: Partial<Record<JobRequest['status'], 'answerQuote' | 'requestNewQuote'>> = {
  QUOTE_READY_FOR_CLIENT_REVIEW: 'answerQuote',
  QUOTE_EXPIRED: 'requestNewQuote',
}

/** Where the reader goes on while the request waits for them. It stands with the status, in view on every tab. */
export function QuoteLink({ request }: { request: JobRequest }) {
  const t = useMessages(requestMessages)
  const label = labels[request.status]
  return (
    label && (
      <Link className={button('solid')} to="/quotes/$jobRequestId" params={{ jobRequestId: request.id }}>
        {t(label)}
        <Icon name="arrow" flip />
      </Link>
    )
  )
}
