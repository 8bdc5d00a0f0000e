import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { FileTranslation, FileTranslationProgress } from '@portolan/contract/machine-translation/file-translations'
import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { RequestHistory } from '../../../../shared/request/request-history.tsx'
import { Card } from '../../../../shared/ui/page/card.tsx'
import { Columns, DetailPage } from '../../../../shared/ui/page/detail-page.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { frameMessages } from '../../frame/messages/frame.ts'
import { RenameTitle } from '../../requests/detail/rename-title.tsx'
import css from '../../requests/detail/request-detail.module.css'
import { RequestSummary } from '../../requests/detail/request-summary.tsx'
import { SentFiles } from '../../requests/detail/sent-files.tsx'
import { useSettledRequest } from '../../requests/detail/use-settled-request.ts'
import { filesPath } from '../../requests/request-kind.ts'
import { RequestStatus } from '../../requests/status/request-status.tsx'
import { translationProgress } from '../api.ts'
import { CompareWays } from '../compare/compare-ways.tsx'
import type { EscalationStart } from '../escalation/escalation-start.ts'
import { DetailActions } from './detail-actions.tsx'
import { mayEscalate } from './may-escalate.ts'
import { RequestSteps } from './request-steps.tsx'
import { Translations } from './translations.tsx'
import { useNowText } from './use-now-text.ts'

const Conversation = lazy(async () => ({
  default: (await import('../../../../shared/conversation/conversation.tsx')).Conversation,
}))
const EscalationDrawer = lazy(() => import('../escalation/escalation-drawer.tsx'))

type Props = { request: JobRequest; settings: MachineTranslationSettings }

const withFileKeys = ({ status, items }: FileTranslationProgress) => ({
  status,
  fileKeys: items.flatMap(({ translatedFileKey: key }) => key ?? []),
})

const isRough = ({ status, quality }: FileTranslation): boolean => status === 'COMPLETED' && quality === 'gist'

/** One request: what is happening, the translated files, the other ways to translate them, and what was sent. */
export function FileRequestDetail({ request, settings }: Props) {
  const frame = useMessages(frameMessages)
  const common = useMessages(requestMessages)
  const progress = useQuery(translationProgress(request.id))
  const nowText = useNowText(request, progress.data)
  const [escalation, setEscalation] = useState<EscalationStart>()
  useSettledRequest(request, progress.data && withFileKeys(progress.data))
  const canEscalate = mayEscalate(request, settings)
  const isHumanWayMain = canEscalate && (progress.data?.items.some(isRough) ?? false)
  const now = (
    <>
      <bdi>{request.number}</bdi>
      <RequestStatus request={request} isInList={false} />
      <span>{nowText}</span>
    </>
  )
  const side = (
    <>
      <RequestSummary request={request} />
      <RequestHistory request={request} />
    </>
  )
  return (
    <DetailPage
      back={{ to: filesPath, name: frame('fileTranslation') }}
      title={request.name}
      heading={<RenameTitle request={request} />}
      actions={
        <DetailActions
          request={request}
          progress={progress.data}
          onEscalate={canEscalate ? () => setEscalation({ reason: '' }) : undefined}
          isHumanWayMain={isHumanWayMain}
        />
      }
      now={now}
    >
      <RequestSteps status={request.status} />
      <Columns side={side}>
        <div className={css.parts}>
          {progress.data ? (
            <Translations
              request={request}
              progress={progress.data}
              settings={settings}
              isHumanWayMain={isHumanWayMain}
            />
          ) : progress.isError ? (
            <ErrorDisplay error={progress.error} onRetry={() => progress.refetch()} />
          ) : (
            <Skeleton count={3} />
          )}
          {canEscalate && <CompareWays request={request} onEscalate={setEscalation} />}
          {request.xtrfInternalId !== null && (
            <Card title={common('messages')}>
              <Suspense fallback={<Skeleton count={3} />}>
                <Conversation requestId={request.id} />
              </Suspense>
            </Card>
          )}
          <SentFiles request={request} />
        </div>
      </Columns>
      <Suspense>
        {escalation && (
          <EscalationDrawer request={request} start={escalation} onClose={() => setEscalation(undefined)} />
        )}
      </Suspense>
    </DetailPage>
  )
}
