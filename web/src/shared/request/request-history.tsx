import type { JobRequestEvent } from '@portolan/contract/job-requests/requests'
import { formatMoment } from '../format.ts'
import { useMessages } from '../messages/messages.ts'
import { Card } from '../ui/page/card.tsx'
import { requestMessages } from './messages/requests.ts'
import css from './request-history.module.css'

/** What was done, by whom and when, the latest first. Client and staff see the same. */
export function RequestHistory({ history }: { history: readonly JobRequestEvent[] }) {
  const t = useMessages(requestMessages)
  return (
    <Card title={t('history')}>
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
    </Card>
  )
}
