import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { WithQuery } from '../../../shared/api/query.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { isUnknown, oneRequest } from '../../../shared/request/one-request.ts'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { NotFound } from '../../../shared/ui/page/not-found.tsx'
import { PageSkeleton } from '../../../shared/ui/page/skeleton.tsx'
import { RequestDetail } from './request-detail.tsx'

export default function RequestPage() {
  return (
    <WithQuery>
      <Request />
    </WithQuery>
  )
}

function Request() {
  const t = useMessages(requestMessages)
  const { jobRequestId = '' } = useParams({ strict: false })
  const request = useQuery(oneRequest(jobRequestId))
  if (request.data) {
    const { origination } = request.data
    // Someone else's request, opened by its link: a visitor sees it on the page of its quote.
    if (request.data.isContentHidden) return <Navigate to="/quotes/$jobRequestId" params={{ jobRequestId }} replace />
    // Buyers have pages of their own; requests that came another way are shown nowhere here.
    if (origination === 'COUPA') return <Navigate to="/coupa/$jobRequestId" params={{ jobRequestId }} replace />
    if (origination !== 'WEBFORM') throw new Error(t('unsupported', { origination }))
    return <RequestDetail request={request.data} />
  }
  if (isUnknown(request.error)) return <NotFound />
  if (request.isError) return <ErrorDisplay error={request.error} onRetry={() => request.refetch()} />
  return <PageSkeleton />
}
