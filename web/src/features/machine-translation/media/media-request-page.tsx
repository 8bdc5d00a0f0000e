import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { WithQuery } from '../../../shared/api/query.tsx'
import { isUnknown, oneRequest } from '../../../shared/request/one-request.ts'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { NotFound } from '../../../shared/ui/page/not-found.tsx'
import { PageSkeleton } from '../../../shared/ui/page/skeleton.tsx'
import { mediaProgress } from './api.ts'
import { MediaRequestDetail } from './detail/media-request-detail.tsx'

const EditorPage = lazy(() => import('./editor-page.tsx'))

export default function MediaRequestPage() {
  return (
    <WithQuery>
      <MediaRequest />
    </WithQuery>
  )
}

/** A request for audio or video, or the editor of the track that the address names. */
function MediaRequest() {
  const { jobRequestId = '' } = useParams({ strict: false }) as { jobRequestId?: string }
  const { track } = useSearch({ strict: false }) as { track?: unknown }
  const request = useQuery(oneRequest(jobRequestId))
  const isMedia = request.data?.origination === 'MEDIAAI'
  const progress = useQuery({ ...mediaProgress(jobRequestId), enabled: isMedia })
  // Requests that came another way have their own page.
  if (request.data && !isMedia) return <Navigate to="/requests/$jobRequestId" params={{ jobRequestId }} replace />
  if (request.data && progress.data) {
    if (typeof track !== 'string')
      return <MediaRequestDetail key={jobRequestId} request={request.data} progress={progress.data} />
    return (
      <Suspense fallback={<PageSkeleton />}>
        <EditorPage request={request.data} progress={progress.data} trackId={track} />
      </Suspense>
    )
  }
  if (isUnknown(request.error)) return <NotFound />
  const failed = [request, progress].find(({ isError }) => isError)
  if (failed) return <ErrorDisplay error={failed.error} onRetry={() => failed.refetch()} />
  return <PageSkeleton />
}
