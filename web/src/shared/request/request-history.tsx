import type { JobRequest, JobRequestEvent } from '@portolan/contract/job-requests/requests'
import { formatMoment } from '../format.ts'
import { useMessages } from '../messages/messages.ts'
import { Card } from '../ui/page/card.tsx'
import { requestStepMessages } from './messages/request-steps.ts'
import css from './request-history.module.css'
import { shownSteps } from './shown-steps.ts'

type Props = { request: Pick<JobRequest, 'history' | 'isBeingPrepared'>; isMedia?: boolean }

/** What was done, by whom and when, the latest first. Client and staff see the same. */
export function RequestHistory({ request, isMedia = false }: Props) {
  const t = useMessages(requestStepMessages)
  // Audio and video have no words to count before they are heard.
  const nameOf = (status: JobRequestEvent['status']) =>
    t(isMedia && status === 'ANALYZING' ? 'stepAnalyzingMedia' : `step_${status}`)
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
                <time dateTime={at}>{formatMoment(at)}</time> {by && <bdi>{t('by', { name: by })}</bdi>}
              </p>
            </li>
          ))}
      </ol>
    </Card>
  )
}
