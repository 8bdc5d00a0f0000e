import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { isInProgress } from '../../shared/request/one-request.ts'
import { Page } from '../../shared/ui/page/page.tsx'
import css from './quote.module.css'
import { Delivered, Messages, RequestNow, SentFiles } from './request-parts.tsx'

/** A request without a quote: none yet, or none was asked for. */
export function UnquotedRequest({ request }: { request: JobRequest }) {
  const t = useMessages(quoteMessages)
  const isAwaited = request.requestType === 'QUOTE_REQUEST' && isInProgress(request)
  return (
    <Page title={request.name} translate="no" lead={<bdi>{request.number}</bdi>} narrow>
      <RequestNow request={request} />
      {isAwaited && <p className={css.quiet}>{t('unavailable')}</p>}
      <div className={css.parts}>
        <Delivered request={request} />
        <SentFiles request={request} />
        <Messages request={request} />
      </div>
    </Page>
  )
}
