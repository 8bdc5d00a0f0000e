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
  /** What only staff see, between the steps. */
  notes?: readonly HistoryNote[]
}

/** An entry of the history that is no step of the request. */
export type HistoryNote = { at: string; title: string; detail: string | null; by: string }

/** What was done, by whom and when, the latest first. Client and staff see the same steps. */
export function RequestHistory({ request, media, asStaff, notes = [] }: Props) {
  const t = useMessages(requestStepMessages)
  const nameOf = (status: JobRequestEvent['status']) => {
    if (asStaff && status === 'READY_FOR_INTERNAL_REVIEW') return t('stepAtDesk')
    // Audio and video have no words to count before they are heard.
    if (media && status === 'ANALYZING') return t('stepAnalyzingMedia')
    return t(media === 'TRANSCRIPTION' && status === 'TRANSLATING' ? 'stepTranscribing' : `step_${status}`)
  }
  const steps = shownSteps(request).map(({ at, status, isCorrection, by, reason }) => ({
    at,
    key: status as string,
    title: isCorrection ? t('stepCorrecting') : nameOf(status),
    detail: reason,
    by,
  }))
  const entries = [...steps, ...notes.map((note) => ({ ...note, key: note.title }))]
  return (
    <Card title={t('history')}>
      <ol className={css.history} aria-label={t('history')}>
        {entries
          .toReversed()
          .toSorted((first, second) => Date.parse(second.at) - Date.parse(first.at))
          .map(({ at, key, title, detail, by }) => (
            <li key={`${at} ${key}`}>
              <p className={css.step}>{title}</p>
              {detail && (
                <p className={css.reason} dir="auto">
                  {detail}
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
