import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { formatMoney, formatProviderDay } from '../../../../shared/format.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { estimateMessages } from '../estimate/messages/estimate.ts'
import { createRequestMessages } from '../messages/create-request.ts'
import css from './submitted.module.css'

/** Replaces the promise of a quote once there is one. */
export function QuoteReady({ request: { price, dueTimeIfAgreedNow: due } }: { request: JobRequest }) {
  const [t, te] = [useMessages(createRequestMessages), useMessages(estimateMessages)]
  return (
    <div className={css.ready} role="status">
      <p>{t('quoteReady')}</p>
      {price !== null && <strong>{formatMoney(price)}</strong>}
      {due && (
        <p className={css.due}>
          {te('delivery')} <time dateTime={due}>{formatProviderDay(due)}</time> {te('ifAccepted')}
        </p>
      )}
    </div>
  )
}
