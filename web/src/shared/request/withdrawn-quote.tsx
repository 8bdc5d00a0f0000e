import type { JobRequestEvent } from '@portolan/contract/job-requests/requests'
import { useMessages } from '../messages/messages.ts'
import { Icon } from '../ui/icon.tsx'
import { withdrawnQuoteMessages } from './messages/withdrawn-quote.ts'
import css from './withdrawn-quote.module.css'

/** Why the quote that the reader had is gone, and that another one comes. */
export default function WithdrawnQuote({ event: { reason } }: { event: JobRequestEvent }) {
  const t = useMessages(withdrawnQuoteMessages)
  return (
    <div className={css.bar} role="note">
      <Icon name="alert" />
      <p>
        <strong>{t('title')}</strong> {reason && <bdi>{reason}</bdi>} {t('next')}
      </p>
    </div>
  )
}
