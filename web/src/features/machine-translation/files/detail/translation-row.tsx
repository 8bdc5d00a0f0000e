import type { FileTranslation } from '@portolan/contract/machine-translation/file-translations'
import { Link } from '@tanstack/react-router'
import { DownloadButton } from '../../../../shared/deliverables/download-button.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon, type IconName } from '../../../../shared/ui/icon.tsx'
import progressBar from '../../../../shared/ui/progress-bar.module.css'
import { useQuantities } from '../../../../shared/uploads/upload-texts.ts'
import css from '../../requests/detail/rows.module.css'
import { fileRequestMessages } from '../messages/file-request.ts'
import { segmentsPath } from '../paths.ts'
import { RetryFiles } from '../retry-files.tsx'
import { CheckSummary } from './check-summary.tsx'
import { Score } from './score.tsx'

type Props = {
  requestId: string
  canCorrect: boolean
  canRetry: boolean
  translation: FileTranslation
  /** The name of the translated file, once there is one. */
  outputName: string | undefined
  hasScore: boolean
  /** False where another button downloads it. */
  canDownload: boolean
}

const icons: Partial<Record<FileTranslation['status'], IconName>> = {
  COMPLETED: 'check',
  FAILED: 'alert',
  CANCELLED: 'blocked',
}

/** One file in one language: how far it is, what became of it, and what can be done with it. */
export function TranslationRow(props: Props) {
  const { requestId, canCorrect, canRetry, translation, outputName, hasScore, canDownload } = props
  const t = useMessages(fileRequestMessages)
  const { id, fileName, status, failure, check, score, scoreReason, translatedFileKey, segmentsTotal } = translation
  return (
    <li className={css.row} data-status={status}>
      <span className={css.mark}>
        <Icon name={icons[status] ?? 'quote'} />
      </span>
      <div className={css.facts}>
        <bdi className={css.name}>{outputName ?? fileName}</bdi>
        <Progress translation={translation} />
        {failure && <p className={css.failure}>{t(`failure_${failure}`)}</p>}
        {check && <CheckSummary check={check} />}
        {canRetry && <RetryFiles requestId={requestId} />}
        {hasScore && score !== null && <Score score={score} reason={scoreReason} />}
        {canCorrect && translation.isRebuildNeeded && <p className={css.warning}>{t('rebuildNeeded')}</p>}
      </div>
      <div className={css.actions}>
        {canCorrect && status === 'COMPLETED' && segmentsTotal !== null && segmentsTotal > 0 && (
          <Link
            className={button('text')}
            to={segmentsPath(requestId, id)}
            aria-label={t('correctFile', { name: fileName })}
          >
            <Icon name="edit" />
            {t('correct')}
          </Link>
        )}
        {canDownload && translatedFileKey && (
          <DownloadButton requestId={requestId} fileKey={translatedFileKey} fileName={outputName ?? fileName} />
        )}
      </div>
    </li>
  )
}

function Progress({ translation }: { translation: FileTranslation }) {
  const t = useMessages(fileRequestMessages)
  const { time } = useQuantities()
  const { fileName, status, segmentsDone, segmentsTotal, secondsLeft } = translation
  if (status === 'FAILED') return null
  const isTranslating = status === 'TRANSLATING' && segmentsTotal !== null
  const parts = [
    t(`file_${status}`),
    isTranslating && t('segmentsDone', { done: segmentsDone, total: segmentsTotal }),
    isTranslating && secondsLeft !== null && t('timeLeft', { time: time(secondsLeft) }),
  ]
  return (
    <>
      <p className={css.quiet}>{parts.filter(Boolean).join(' · ')}</p>
      {(status === 'READING' || status === 'WRITING' || isTranslating) && (
        <progress
          className={progressBar.bar}
          aria-label={t('progressOf', { name: fileName })}
          max={isTranslating ? Math.max(1, segmentsTotal) : 1}
          value={isTranslating ? segmentsDone : undefined}
        />
      )}
    </>
  )
}
