import { wasHandedOver } from '@portolan/contract/job-requests/was-handed-over'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { WithQuery } from '../../../shared/api/query.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { isUnknown, oneRequest } from '../../../shared/request/one-request.ts'
import { DetailPage } from '../../../shared/ui/page/detail-page.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { NotFound } from '../../../shared/ui/page/not-found.tsx'
import { PageSkeleton } from '../../../shared/ui/page/skeleton.tsx'
import { languages } from '../frame/api.ts'
import { frameMessages } from '../frame/messages/frame.ts'
import { fileRequests, filesPath } from '../requests/request-kind.ts'
import { translationProgress } from './api.ts'
import { mayCorrect } from './may-correct.ts'
import { segmentsMessages } from './messages/segments.ts'
import { FailedBar, isRetrying } from './segments/failed-bar.tsx'
import { RebuildBar } from './segments/rebuild-bar.tsx'
import { SegmentList } from './segments/segment-list.tsx'

export default function SegmentsPage() {
  return (
    <WithQuery>
      <Segments />
    </WithQuery>
  )
}

/** A translated file, segment by segment. */
function Segments() {
  const [t, frame] = [useMessages(segmentsMessages), useMessages(frameMessages)]
  const params = useParams({ strict: false }) as { jobRequestId?: string; translationId?: string }
  const { jobRequestId = '', translationId = '' } = params
  const request = useQuery(oneRequest(jobRequestId))
  const progress = useQuery(translationProgress(jobRequestId))
  const known = useQuery(languages)
  const translation = progress.data?.items.find(({ id }) => id === translationId)
  if (request.data && progress.data && translation && known.data) {
    const languageOf = (wanted: string | undefined) => known.data.find(({ id }) => id === wanted)
    return (
      <DetailPage
        back={[
          { to: filesPath, name: frame('fileTranslation') },
          { to: fileRequests.pathOf(jobRequestId) as never, name: request.data.name, translate: 'no' },
        ]}
        title={t('title')}
        lead={t('lead')}
        now={<bdi>{translation.fileName}</bdi>}
      >
        {!wasHandedOver(request.data.history) && (
          <FailedBar requestId={jobRequestId} progress={progress.data} translation={translation} />
        )}
        {!isRetrying(translation) && <RebuildBar requestId={jobRequestId} translation={translation} />}
        <SegmentList
          requestId={jobRequestId}
          translation={translation}
          canCorrect={mayCorrect(request.data) && !isRetrying(translation)}
          source={languageOf(request.data.sourceLanguage?.id)}
          target={languageOf(translation.languageId)}
        />
      </DetailPage>
    )
  }
  if (isUnknown(request.error) || isUnknown(progress.error) || (progress.data && !translation)) return <NotFound />
  const failed = [request, progress, known].find(({ isError }) => isError)
  if (failed) return <ErrorDisplay error={failed.error} onRetry={() => failed.refetch()} />
  return <PageSkeleton />
}
