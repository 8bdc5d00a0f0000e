import type { MediaTrack } from '@portolan/contract/machine-translation/media/media-translations'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon, type IconName } from '../../../../shared/ui/icon.tsx'
import { languageNoteMessages } from '../../languages/messages/language-notes.ts'
import rows from '../../requests/detail/rows.module.css'
import { mediaRequests } from '../../requests/request-kind.ts'
import { mediaRequestMessages } from '../messages/media-request.ts'
import { ExportMenu } from './export-menu.tsx'
import { StepProgress } from './step-progress.tsx'
import { TrackOutputs } from './track-outputs.tsx'

type Props = { requestId: string; fileName: string; languageName: string; track: MediaTrack }

const icons: Partial<Record<MediaTrack['status'], IconName>> = {
  COMPLETED: 'check',
  FAILED: 'alert',
  CANCELLED: 'blocked',
}
const quietStatuses: readonly MediaTrack['status'][] = ['WAITING', 'CANCELLED']

// What is expected of a translation that nobody gets would only confuse.
const hasEnded = (status: MediaTrack['status']): boolean => status === 'FAILED' || status === 'CANCELLED'

/** One language of a file: how far it is, its files and what can be done with it. */
export function TrackRow({ requestId, fileName, languageName, track }: Props) {
  const t = useMessages(mediaRequestMessages)
  const notes = useMessages(languageNoteMessages)
  const { status, failure, cueCount, isTranscript, isRebuildNeeded, quality } = track
  const language = isTranscript ? t('transcript', { language: languageName }) : languageName
  const text = status === 'COMPLETED' ? t('track_COMPLETED', { count: cueCount }) : t(`track_${status}`)
  const hasCues = cueCount > 0
  return (
    <li className={rows.row} data-status={status}>
      <span className={rows.mark}>
        <Icon name={icons[status] ?? 'track'} />
      </span>
      <div className={rows.facts}>
        <span className={rows.name}>{language}</span>
        {status === 'COMPLETED' ? (
          <p className={rows.quiet}>{text}</p>
        ) : (
          status !== 'FAILED' && (
            <StepProgress name={language} text={text} isRunning={!quietStatuses.includes(status)} {...track} />
          )
        )}
        {quality && !hasEnded(status) && <p className={rows.quiet}>{notes(quality)}</p>}
        {failure && <p className={rows.failure}>{t(`failure_${failure}`)}</p>}
        {track.untranslated > 0 && <p className={rows.warning}>{t('untranslated', { count: track.untranslated })}</p>}
        <Dubbing dubbing={track.dubbing} />
        {isRebuildNeeded && <p className={rows.warning}>{t('rebuildNeeded')}</p>}
      </div>
      <div className={rows.actions}>
        {hasCues && (
          <Link
            className={button('text')}
            to={mediaRequests.pathOf(requestId)}
            search={{ track: track.id } as never}
            aria-label={t('openEditorFor', { language, name: fileName })}
          >
            <Icon name="edit" />
            {t('openEditor')}
          </Link>
        )}
        {hasCues && (
          <ExportMenu
            requestId={requestId}
            trackId={track.id}
            label={t('otherFormatsFor', { language, name: fileName })}
          />
        )}
      </div>
      <TrackOutputs requestId={requestId} outputs={track.outputs} />
    </li>
  )
}

function Dubbing({ dubbing }: Pick<MediaTrack, 'dubbing'>) {
  const t = useMessages(mediaRequestMessages)
  if (!dubbing) return null
  const { lines, faster, tooLong } = dubbing
  const figures = [t('spoken', { count: lines }), ...(faster > 0 ? [t('faster', { count: faster })] : [])]
  return (
    <>
      <p className={rows.quiet}>{figures.join(' · ')}</p>
      {tooLong > 0 && (
        <p className={rows.warning}>
          <Icon name="alert" size={16} />
          {t('tooLong', { count: tooLong })}
        </p>
      )}
    </>
  )
}
