import type { JobRequestEvent } from '@portolan/contract/job-requests'
import { formatMoment } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/messages/requests.ts'
import css from './request-detail.module.css'

/** What was done, by whom and when, the latest first. */
export function RequestHistory({ history }: { history: readonly JobRequestEvent[] }) {
  const t = useMessages(requestMessages)
  return (
    <section className={css.card}>
      <h2>{t('history')}</h2>
      <ol className={css.history} aria-label={t('history')}>
        {history.toReversed().map(({ at, status, by, reason }) => (
          <li key={`${at} ${status}`}>
            <p className={css.step}>{t(`step_${status}`)}</p>
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
    </section>
  )
}
