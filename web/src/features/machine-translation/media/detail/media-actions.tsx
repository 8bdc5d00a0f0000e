import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { wasHandedOver } from '@portolan/contract/job-requests/was-handed-over'
import type { MediaTranslationProgress } from '@portolan/contract/machine-translation/media/media-translations'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { button } from '../../../../shared/ui/button.ts'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { translationSettings } from '../../frame/api.ts'
import { useHumanRequest } from '../../languages/use-human-request.ts'
import css from '../../requests/detail/request-detail.module.css'
import { RequestMenu } from '../../requests/list/request-menu.tsx'
import { machineRequestMessages } from '../../requests/messages/requests.ts'
import { hasRejectedFile } from '../../requests/rejected-file.ts'
import { mediaPath } from '../../requests/request-kind.ts'
import { RetryButton } from '../../requests/retry-button.tsx'
import { useMediaActions } from '../api.ts'
import { isRetryable } from '../media-failures.ts'
import { mediaRequestMessages } from '../messages/media-request.ts'

type Props = { request: JobRequest; progress: MediaTranslationProgress }

const inTranslation = ['CREATED', 'SCREENING', 'ANALYZING', 'TRANSLATING']

/** What can be done with the request as it is now. */
export function MediaActions({ request, progress }: Props) {
  const t = useMessages(mediaRequestMessages)
  const { cancel, retry } = useMediaActions(request.id)
  const [isCancelling, setIsCancelling] = useState(false)
  const openRequest = useHumanRequest(useQuery(translationSettings).data)
  const { sourceLanguage, targetLanguages } = request
  const common = useMessages(requestMessages)
  const own = useMessages(machineRequestMessages)
  const isRejected = progress.status === 'REJECTED_BY_SCREENING'
  const isHandedOver = wasHandedOver(request.history)
  const isStopped = !isHandedOver && progress.status === 'CANCELLED' && !hasRejectedFile(request)
  const cancelling = isRejected
    ? { title: common('cancelTitle'), text: common('cancelText', { name: request.name }), action: common('cancel') }
    : { title: t('cancelTitle'), text: t('cancelText'), action: t('cancel') }
  return (
    <div className={css.actions}>
      {isRejected && (
        <Link className={button('solid')} to={mediaPath}>
          {own('sendAgain')}
        </Link>
      )}
      {isStopped && <RetryButton onRetry={retry} restartLabel={t('startAgain')} />}
      {!isHandedOver && isRetryable(progress) && <RetryButton onRetry={retry} />}
      {(isRejected || inTranslation.includes(progress.status)) && (
        <button type="button" className={button('outline')} onClick={() => setIsCancelling(true)}>
          {cancelling.action}
        </button>
      )}
      {openRequest && (
        <button
          type="button"
          className={button('outline')}
          onClick={() =>
            openRequest({
              sourceLanguageId: sourceLanguage?.id,
              targetLanguageIds: targetLanguages.map(({ id }) => id),
            })
          }
        >
          <Icon name="people" />
          {t('escalate')}
        </button>
      )}
      <RequestMenu request={request} isInList={false} />
      <ConfirmDialog open={isCancelling} onClose={() => setIsCancelling(false)} {...cancelling} onConfirm={cancel} />
    </div>
  )
}
