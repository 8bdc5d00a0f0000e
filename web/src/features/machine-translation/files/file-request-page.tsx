import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { WithQuery } from '../../../shared/api/query.tsx'
import { isUnknown, oneRequest } from '../../../shared/request/one-request.ts'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { NotFound } from '../../../shared/ui/page/not-found.tsx'
import { PageSkeleton } from '../../../shared/ui/page/skeleton.tsx'
import { translationSettings } from '../frame/api.ts'
import { FileRequestDetail } from './detail/file-request-detail.tsx'

export default function FileRequestPage() {
  return (
    <WithQuery>
      <FileRequest />
    </WithQuery>
  )
}

function FileRequest() {
  const { jobRequestId = '' } = useParams({ strict: false }) as { jobRequestId?: string }
  const request = useQuery(oneRequest(jobRequestId))
  const settings = useQuery(translationSettings)
  if (request.data && settings.data) {
    // Requests that came another way have their own page.
    if (request.data.origination !== 'MT')
      return <Navigate to="/requests/$jobRequestId" params={{ jobRequestId }} replace />
    return <FileRequestDetail request={request.data} settings={settings.data} />
  }
  if (isUnknown(request.error)) return <NotFound />
  const failed = [request, settings].find(({ isError }) => isError)
  if (failed) return <ErrorDisplay error={failed.error} onRetry={() => failed.refetch()} />
  return <PageSkeleton />
}
