import type { PaymentType } from '@portolan/contract/quotes/quotes'
import type { Places } from '../../../shared/address/address-inputs.ts'
import { FormAddress } from '../../../shared/address/form-address.tsx'
import { FormText } from '../../../shared/forms/fields/inputs.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import css from '../quote.module.css'

/** An account is billed by its number, a card and an invoice by an address. */
export function PaymentFields({ type, places }: { type: PaymentType; places: Places }) {
  const t = useMessages(quoteMessages)
  if (type === 'BILL_TO_ACCOUNT')
    return (
      <div className={css.fields}>
        <FormText name="clientIdNumber" label={t('clientIdNumber')} />
        <FormText name="personalCode" label={t('personalCode')} />
      </div>
    )
  return (
    <fieldset className={css.fields}>
      <legend>{t('billingAddress')}</legend>
      <FormAddress countries={places.countries} provinces={places.provinces} />
      <FormText
        name="email"
        type="email"
        label={t(type === 'INVOICE_DIRECTLY' ? 'billingEmail' : 'paymentEmail')}
        autoComplete="email"
      />
    </fieldset>
  )
}
