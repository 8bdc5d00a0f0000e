import { formatMoney } from '../../../shared/format.ts'
import { FormCheckbox } from '../../../shared/forms/fields/form-checkbox.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { sentQuoteMessages } from '../messages/sent-quotes.ts'
import css from '../order/order.module.css'

/** Asks before a quote goes out for less than the client's minimum charge. */
export function BelowMinimum({ minimumCharge }: { minimumCharge: number }) {
  const t = useMessages(sentQuoteMessages)
  return (
    <div className={css.belowMinimum}>
      <p role="status">{t('belowCharge', { price: formatMoney(minimumCharge) })}</p>
      <FormCheckbox name="allowsBelowMinimum" label={t('allowBelowCharge')} className={css.allowance} />
    </div>
  )
}
