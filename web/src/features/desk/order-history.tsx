import type { JobRequestEvent } from '@portolan/contract/job-requests'
import { formatMoment } from '../../shared/format.ts'
import { deskMessages } from '../../shared/messages/desk.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/messages/requests.ts'
import css from './order.module.css'

/** The same steps as the client sees, the latest first. */
export function OrderHistory({ history }: { history: readonly JobRequestEvent[] }) {
  const t = useMessages(deskMessages)
  const steps = useMessages(requestMessages)
  return (
    <section className={css.card}>
      <h2>{t('history')}</h2>
      <ol className={css.history} aria-label={t('history')}>
        {history.toReversed().map(({ at, status, by, reason }) => (
          <li key={`${at} ${status}`}>
            <p>{steps(`step_${status}`)}</p>
            {reason && <p dir="auto">{reason}</p>}
            <p className={css.quiet}>
              <time dateTime={at}>{formatMoment(at)}</time> {by && <bdi>{t('by', { name: by })}</bdi>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
