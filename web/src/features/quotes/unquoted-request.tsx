import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { useQuery } from '@tanstack/react-query'
import { formatProviderDay } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { findWithdrawal } from '../../shared/request/find-withdrawal.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { isInProgress } from '../../shared/request/one-request.ts'
import WithdrawnQuote from '../../shared/request/withdrawn-quote.tsx'
import { Columns } from '../../shared/ui/page/detail-page.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { quoteForecast } from './api.ts'
import css from './quote.module.css'
import { QuoteTrail } from './quote-trail.tsx'
import { Delivered, Messages, RequestNow, SentFiles } from './request-parts.tsx'
import { WaitingSummary } from './waiting-summary.tsx'

type Props = {
  request: JobRequest
  /** The reader has just tried to answer a quote that is gone. */
  isOutdated: boolean
}

/** A request without a quote: none yet, or none was asked for. */
export default function UnquotedRequest({ request, isOutdated }: Props) {
  const t = useMessages(quoteMessages)
  const isAwaited = request.requestType === 'QUOTE_REQUEST' && isInProgress(request)
  const { data } = useQuery({ ...quoteForecast(request.id), enabled: isAwaited })
  const { requestorEmail: email } = request
  const withdrawal = findWithdrawal(request)
  const promise = data?.expectedBy
    ? t('expectedBy', { email, date: formatProviderDay(data.expectedBy) })
    : t('expectedSoon', { email })
  return (
    <div className={css.withTrail}>
      <QuoteTrail request={request} hasQuote={false} />
      <Page
        title={request.name}
        translate="no"
        lead={isAwaited && !withdrawal ? promise : <bdi>{request.number}</bdi>}
        now={<RequestNow request={request} hasText={!withdrawal} />}
      >
        {withdrawal && <WithdrawnQuote event={withdrawal} isNews={isOutdated} />}
        <Columns side={<WaitingSummary request={request} />}>
          <div className={css.parts}>
            <Delivered request={request} />
            <SentFiles request={request} />
            <Messages request={request} />
          </div>
        </Columns>
      </Page>
    </div>
  )
}
