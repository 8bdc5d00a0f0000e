import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type {
  MediaFile,
  MediaTranslationProgress,
} from '@portolan/contract/machine-translation/media/media-translations'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { nameInSentence } from '../../../../shared/format.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { languages } from '../../frame/api.ts'
import rows from '../../requests/detail/rows.module.css'
import { formatClock } from '../format-clock.ts'
import { needsOtherFile } from '../media-failures.ts'
import { mediaRequestMessages } from '../messages/media-request.ts'
import css from './media-file.module.css'
import { StepProgress } from './step-progress.tsx'
import { TrackRow } from './track-row.tsx'
import { TryAgain } from './try-again.tsx'

const FilePreview = lazy(() => import('./file-preview.tsx'))

type Props = { request: JobRequest; progress: MediaTranslationProgress; file: MediaFile }

/** A file: how far it is and, once its words are known, its languages. */
export function MediaFileSection({ request, progress, file }: Props) {
  const t = useMessages(mediaRequestMessages)
  const known = useQuery(languages)
  const nameOf = (languageId: string) => known.data?.find(({ id }) => id === languageId)?.name
  const { fileName, kind, seconds, status, failure, heardLanguageId, tracks } = file
  const isRecognized = status === 'COMPLETED'
  return (
    <section className={css.file} aria-label={fileName}>
      <div className={css.title}>
        <Icon name={kind === 'VIDEO' ? 'video' : 'mic'} />
        <h3>
          <bdi>{fileName}</bdi>
        </h3>
        {seconds !== null && <span className={rows.quiet}>{t('length', { time: formatClock(seconds * 1000) })}</span>}
      </div>
      {!isRecognized && status !== 'FAILED' && (
        <StepProgress name={fileName} text={t(`file_${status}`)} isRunning={status !== 'CANCELLED'} {...file} />
      )}
      {failure && <p className={rows.failure}>{t(`failure_${failure}`)}</p>}
      {needsOtherFile(file) && (
        <div>
          <TryAgain request={request} progress={progress} />
        </div>
      )}
      {heardLanguageId && (
        <p className={rows.warning}>
          <Icon name="alert" size={16} />
          {t('heard', { language: nameInSentence(nameOf(heardLanguageId) ?? t('otherLanguage')) })}
        </p>
      )}
      {isRecognized && file.isPlayable && tracks.some(({ cueCount }) => cueCount > 0) && (
        <Preview requestId={request.id} file={file} isOpenAtFirst={progress.files[0]?.id === file.id} />
      )}
      {isRecognized && (
        <ul className={rows.rows} aria-label={t('languagesOf', { name: fileName })}>
          {tracks.map((track) => (
            <TrackRow
              key={track.id}
              requestId={request.id}
              fileName={fileName}
              languageName={nameOf(track.languageId) ?? track.languageId}
              track={track}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

type PreviewProps = { requestId: string; file: MediaFile; isOpenAtFirst: boolean }

/** One file is loaded at once; the others when they are asked for. */
function Preview({ requestId, file, isOpenAtFirst }: PreviewProps) {
  const t = useMessages(mediaRequestMessages)
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  if (!isOpen)
    return (
      <div>
        <button type="button" className={button('text')} onClick={() => setIsOpen(true)}>
          <Icon name="play" />
          {t('playWithSubtitles')}
        </button>
      </div>
    )
  return (
    <Suspense fallback={<div className={css.noPreview} />}>
      <FilePreview requestId={requestId} file={file} startsPlaying={!isOpenAtFirst} />
    </Suspense>
  )
}
