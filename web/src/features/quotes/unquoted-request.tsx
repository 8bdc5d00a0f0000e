import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/messages/quotes.ts'
import { isInProgress, oneRequest } from '../../shared/request/one-request.ts'
import { ErrorDisplay } from '../../shared/ui/error-display.tsx'
import { Page } from '../../shared/ui/page.tsx'
import { PageSkeleton } from '../../shared/ui/skeleton.tsx'
import css from './quote.module.css'
import { Delivered, Messages, RequestNow, SentFiles } from './request-parts.tsx'

/** A request without a quote: none yet, or none was asked for. */
export function UnquotedRequest({ id }: { id: string }) {
  const t = useMessages(quoteMessages)
  const { data: request, isError, error, refetch } = useQuery(oneRequest(id))
  if (!request) return isError ? <ErrorDisplay error={error} onRetry={() => refetch()} /> : <PageSkeleton />
  const isAwaited = request.requestType === 'QUOTE_REQUEST' && isInProgress(request)
  return (
    <Page title={request.name} lead={<bdi>{request.number}</bdi>} narrow>
      <RequestNow request={request} />
      {isAwaited && <p className={css.quiet}>{t('unavailable')}</p>}
      <div className={css.parts}>
        <Delivered request={request} />
        <SentFiles request={request} />
        <Messages requestId={id} />
      </div>
    </Page>
  )
}
