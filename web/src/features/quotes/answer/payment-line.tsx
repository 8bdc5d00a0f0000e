import type { PaymentPreferences } from '@portolan/contract/quotes/quotes'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import css from './answer.module.css'

type Props = { payment: PaymentPreferences; onChange: () => void }

/** How accepting pays, as last time, with a button to pay otherwise. */
export function PaymentLine({ payment: { paymentType, billingContact, billingAccount }, onChange }: Props) {
  const t = useMessages(quoteMessages)
  const email = billingContact?.email
  const details =
    paymentType === 'BILL_TO_ACCOUNT'
      ? t('accountOf', { number: billingAccount?.clientIdNumber ?? '' })
      : email && t(paymentType === 'CREDIT_CARD' ? 'linkTo' : 'invoiceTo', { email })
  return (
    <>
      <span>
        {t(paymentType)}
        {details && (
          <>
            {' · '}
            <bdi>{details}</bdi>
          </>
        )}
      </span>
      <span className={css.again}>
        {t('asLastTime')}
        <button type="button" className={css.change} onClick={onChange}>
          {t('change')}
        </button>
      </span>
    </>
  )
}
