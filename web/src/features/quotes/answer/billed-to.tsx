import type { PaymentDefaults } from '@portolan/contract/quotes/payments'
import { useBranding } from '../../../shared/branding.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import css from './answer.module.css'

/** Who pays. The request names them, so another name is a matter for the provider. */
export function BilledTo({ billedTo }: { billedTo: NonNullable<PaymentDefaults['billedTo']> }) {
  const t = useMessages(quoteMessages)
  const { contactEmail } = useBranding()
  // A walk-in may have given one name for both.
  const lines = new Set([billedTo.company, billedTo.name].filter((line) => line !== ''))
  if (lines.size === 0) return null
  return (
    <div>
      <p className={css.name}>{t('billedTo')}</p>
      <p className={css.address}>
        {[...lines].map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </p>
      <a href={`mailto:${contactEmail}`}>{t('changePayer')}</a>
    </div>
  )
}
