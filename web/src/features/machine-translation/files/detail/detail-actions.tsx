import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { wasHandedOver } from '@portolan/contract/job-requests/was-handed-over'
import type { FileTranslationProgress } from '@portolan/contract/machine-translation/file-translations'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { button } from '../../../../shared/ui/button.ts'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import css from '../../requests/detail/request-detail.module.css'
import { RequestMenu } from '../../requests/list/request-menu.tsx'
import { machineRequestMessages } from '../../requests/messages/requests.ts'
import { hasRejectedFile } from '../../requests/rejected-file.ts'
import { filesPath } from '../../requests/request-kind.ts'
import { RetryButton } from '../../requests/retry-button.tsx'
import { useFileActions } from '../api.ts'
import { fileRequestMessages } from '../messages/file-request.ts'
import { RetryFiles } from '../retry-files.tsx'

type Props = {
  request: JobRequest
  progress: FileTranslationProgress | undefined
  /** Undefined where human translators cannot be asked. */
  onEscalate: (() => void) | undefined
  /** Where the files are for understanding only. */
  isHumanWayMain: boolean
}

const inTranslation = ['CREATED', 'SCREENING', 'ANALYZING', 'TRANSLATING']

/** What can be done with the request as it is now. */
export function DetailActions({ request, progress, onEscalate, isHumanWayMain }: Props) {
  const t = useMessages(fileRequestMessages)
  const { cancel, retry } = useFileActions(request.id)
  const [isCancelling, setIsCancelling] = useState(false)
  const common = useMessages(requestMessages)
  const own = useMessages(machineRequestMessages)
  const items = progress?.items ?? []
  const hasFailedFile = items.some(({ status, failure }) => status === 'FAILED' && failure !== 'UNSUPPORTED_TYPE')
  const isRejected = request.status === 'REJECTED_BY_SCREENING'
  const isHandedOver = wasHandedOver(request.history)
  const isStopped = !isHandedOver && request.status === 'CANCELLED' && !hasRejectedFile(request)
  const canCancel = isRejected || inTranslation.includes(request.status)
  const cancelling = isRejected
    ? { title: common('cancelTitle'), text: common('cancelText', { name: request.name }), action: common('cancel') }
    : { title: t('cancelTitle'), text: t('cancelText'), action: t('cancel') }
  const canRetry =
    !isHandedOver &&
    ((request.status === 'FAILED' && items.length === 0) ||
      (hasFailedFile && (request.status === 'FAILED' || request.status === 'COMPLETED')))
  return (
    <div className={css.actions}>
      {isRejected && (
        <Link className={button('solid')} to={filesPath}>
          {own('sendAgain')}
        </Link>
      )}
      {canRetry && <RetryFiles requestId={request.id} />}
      {isStopped && <RetryButton onRetry={retry} restartLabel={t('translateAgain')} />}
      {canCancel && (
        <button type="button" className={button('outline')} onClick={() => setIsCancelling(true)}>
          {cancelling.action}
        </button>
      )}
      {onEscalate && (
        <button type="button" className={button(isHumanWayMain ? 'solid' : 'outline')} onClick={onEscalate}>
          <Icon name="people" />
          {t('escalate')}
        </button>
      )}
      <RequestMenu request={request} isInList={false} />
      <ConfirmDialog open={isCancelling} onClose={() => setIsCancelling(false)} {...cancelling} onConfirm={cancel} />
    </div>
  )
}
