import type { FileTranslation, FileTranslationProgress } from '@portolan/contract/machine-translation/file-translations'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Spinner } from '../../../../shared/ui/page/spinner.tsx'
import { machineRequestMessages } from '../../requests/messages/requests.ts'
import { countRetryable } from '../failed-segments.ts'
import { retryMessages } from '../messages/retry.ts'
import { RetryFiles } from '../retry-files.tsx'
import css from './segments.module.css'

type Props = { requestId: string; progress: FileTranslationProgress; translation: FileTranslation }

/** How many segments failed, and a button that retries them; nothing where all went well. */
export function FailedBar({ requestId, progress, translation }: Props) {
  const t = useMessages(retryMessages)
  const common = useMessages(machineRequestMessages)
  if (isRetrying(translation))
    return (
      <div className={css.bar}>
        <Spinner text={common('retryStarted')} />
      </div>
    )
  const count = countRetryable(progress, translation)
  if (count === 0) return null
  return (
    <div className={css.bar}>
      <p data-tone="attention">
        <Icon name="alert" />
        {t('segmentsFailed', { count })}
      </p>
      <RetryFiles requestId={requestId} />
    </div>
  )
}

export const isRetrying = ({ status }: FileTranslation): boolean => status === 'WAITING' || status === 'TRANSLATING'
