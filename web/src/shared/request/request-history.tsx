import type { JobRequest, JobRequestEvent } from '@portolan/contract/job-requests/requests'
import type { MediaProject } from '@portolan/contract/machine-translation/media/media-translations'
import { useMessages } from '../messages/messages.ts'
import { Moment } from '../ui/moment.tsx'
import { Card } from '../ui/page/card.tsx'
import { requestStepMessages } from './messages/request-steps.ts'
import css from './request-history.module.css'
import { shownSteps } from './shown-steps.ts'

type Props = {
  request: Pick<JobRequest, 'history' | 'isBeingPrepared'>
  /** What is made of audio and video. */
  media?: MediaProject
  /** In the words of staff: nobody else is looking at it. */
  asStaff?: boolean
}

/** What was done, by whom and when, the latest first. Client and staff see the same steps. */
export function RequestHistory({ request, media, asStaff }: Props) {
  const t = useMessages(requestStepMessages)
  const nameOf = (status: JobRequestEvent['status']) => {
    if (asStaff && status === 'READY_FOR_INTERNAL_REVIEW') return t('stepAtDesk')
    // Audio and video have no words to count before they are heard.
    if (media && status === 'ANALYZING') return t('stepAnalyzingMedia')
    return t(media === 'TRANSCRIPTION' && status === 'TRANSLATING' ? 'stepTranscribing' : `step_${status}`)
  }
  return (
    <Card title={t('history')}>
      <ol className={css.history} aria-label={t('history')}>
        {shownSteps(request)
          .toReversed()
          .map(({ at, status, isCorrection, by, reason }) => (
            <li key={`${at} ${status}`}>
              <p className={css.step}>{isCorrection ? t('stepCorrecting') : nameOf(status)}</p>
              {reason && (
                <p className={css.reason} dir="auto">
                  {reason}
                </p>
              )}
              <p className={css.quiet}>
                <Moment at={at} /> {by && <bdi>{t('by', { name: by })}</bdi>}
              </p>
            </li>
          ))}
      </ol>
    </Card>
  )
}
