import type { PaymentDefaults } from '@portolan/contract/quotes/payments'
import { useBranding } from '../../../shared/branding.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import css from './answer.module.css'
import { billedNames } from './billed-names.ts'

/** Who pays. The request names them, so another name is a matter for the provider. */
export function BilledTo({ billedTo }: { billedTo: NonNullable<PaymentDefaults['billedTo']> }) {
  const t = useMessages(quoteMessages)
  const { contactEmail } = useBranding()
  const names = billedNames(billedTo)
  if (names.length === 0) return null
  return (
    <div>
      <p className={css.name}>{t('billedTo')}</p>
      <p className={css.address}>
        {names.map((name) => (
          <bdi key={name}>{name}</bdi>
        ))}
      </p>
      <a href={`mailto:${contactEmail}`}>{t('changePayer')}</a>
    </div>
  )
}
