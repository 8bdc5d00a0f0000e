import type { JobRequestEvent } from '@portolan/contract/job-requests/requests'
import { useMessages } from '../messages/messages.ts'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { Icon } from '../ui/icon.tsx'
import { withdrawnQuoteMessages } from './messages/withdrawn-quote.ts'
import css from './withdrawn-quote.module.css'

type Props = {
  event: JobRequestEvent
  /** The reader has just tried to answer it. */
  isNews?: boolean
}

/** Why the quote that the reader had is gone, and that another one comes. */
export default function WithdrawnQuote({ event: { reason }, isNews = false }: Props) {
  const t = useMessages(withdrawnQuoteMessages)
  return (
    <div className={css.bar} role={isNews ? 'alert' : 'note'} tabIndex={-1} ref={isNews ? focusOnMount : null}>
      <Icon name="alert" />
      <p>
        <strong>{t('title')}</strong> {reason ? <bdi>{reason}</bdi> : t('emailed')} {t('next')}
      </p>
    </div>
  )
}
