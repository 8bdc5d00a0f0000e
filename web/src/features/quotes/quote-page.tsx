import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { WithQuery } from '../../shared/api/query.tsx'
import { queryClient } from '../../shared/api/query-client.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { isLinkExpired, isUnknown, oneRequest } from '../../shared/request/one-request.ts'
import { useSession } from '../../shared/session/session.ts'
import { button } from '../../shared/ui/button.ts'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { NotFound } from '../../shared/ui/page/not-found.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { SignInLink } from '../../shared/ui/page/sign-in-link.tsx'
import { PageSkeleton } from '../../shared/ui/page/skeleton.tsx'
import { isBeingRequoted, quoteOf, useRefetchOnFocus, wasQuoted } from './api.ts'
import { QuoteReview } from './quote-review.tsx'

const loadUnquoted = () => import('./unquoted-request.tsx')
const UnquotedRequest = lazy(loadUnquoted)
const ExpiredLink = lazy(() => import('./expired-link.tsx'))

/** @public called by the route table */
export async function prefetch({ jobRequestId = '' }: Readonly<Record<string, string>>): Promise<void> {
  const request = await queryClient.fetchQuery(oneRequest(jobRequestId))
  if (wasQuoted(request)) await queryClient.prefetchQuery(quoteOf(jobRequestId))
  else await loadUnquoted()
}

export default function QuotePage() {
  return (
    <WithQuery>
      <Quote />
    </WithQuery>
  )
}

function Quote() {
  const { jobRequestId = '' } = useParams({ strict: false })
  const session = useSession()
  useRefetchOnFocus(jobRequestId)
  const request = useQuery(oneRequest(jobRequestId))
  const isQuoted = request.data !== undefined && wasQuoted(request.data)
  const quote = useQuery({ ...quoteOf(jobRequestId), enabled: isQuoted })
  const [isOutdated, setIsOutdated] = useState(false)
  // One of them was polled before the other.
  const catchUp = useEffectEvent((requestStatus?: string, quoteStatus?: string) => {
    if (!requestStatus || !quoteStatus || requestStatus === quoteStatus) return
    void (request.dataUpdatedAt < quote.dataUpdatedAt ? request : quote).refetch({ cancelRefetch: false })
  })
  const [requestStatus, quoteStatus] = [request.data?.status, quote.data?.status]
  useEffect(() => catchUp(requestStatus, quoteStatus), [requestStatus, quoteStatus])
  // One quote goes and the next one comes: neither half is true on its own.
  if (request.data && quote.data && requestStatus !== quoteStatus && [request.data, quote.data].some(isBeingRequoted))
    return <PageSkeleton />
  if (request.data && (quote.data ? isBeingRequoted(request.data) : !isQuoted))
    return (
      <Suspense fallback={<PageSkeleton />}>
        <UnquotedRequest request={request.data} isOutdated={isOutdated} />
      </Suspense>
    )
  if (request.data && quote.data)
    return (
      <QuoteReview
        quote={quote.data}
        request={request.data}
        isOutdated={isOutdated}
        onOutdated={() => setIsOutdated(true)}
      />
    )
  if (isLinkExpired(request.error))
    return (
      <Suspense fallback={<PageSkeleton />}>
        <ExpiredLink />
      </Suspense>
    )
  if (isUnknown(request.error)) return session ? <NotFound /> : <SignInFirst />
  const failed = [request, quote].find(({ isError }) => isError)
  if (failed) return <ErrorDisplay error={failed.error} onRetry={() => failed.refetch()} />
  return <PageSkeleton />
}

/** Does not reveal to strangers whether there is such a quote. */
function SignInFirst() {
  const t = useMessages(quoteMessages)
  return (
    <Page title={t('signInTitle')} lead={t('signInText')} narrow>
      <div>
        <SignInLink className={button('solid')} to={location.pathname}>
          {t('signIn')}
        </SignInLink>
      </div>
    </Page>
  )
}
