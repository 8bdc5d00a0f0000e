import type { PaymentType } from '@portolan/contract/quotes/quotes'
import { AddressFields } from '../../../shared/address/address-fields.tsx'
import type { Problems } from '../../../shared/form-problems.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import css from '../quote.module.css'
import type { PaymentInputs } from './payment-inputs.ts'

type Named = { readonly id: number; readonly name: string }
type Props = {
  type: PaymentType
  inputs: PaymentInputs
  problems: Problems<keyof PaymentInputs>
  places: { readonly countries: readonly Named[]; readonly provinces: readonly Named[] | undefined }
  onChange: (part: Partial<PaymentInputs>) => void
}

/** An account is billed by its number; a card and an invoice need an address, the invoice less so. */
export function PaymentFields({ type, inputs, problems, places, onChange }: Props) {
  const t = useMessages(quoteMessages)
  const text = (name: 'email' | 'clientIdNumber' | 'personalCode', maxLength: number) => ({
    name,
    maxLength,
    value: inputs[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  if (type === 'BILL_TO_ACCOUNT')
    return (
      <div className={css.fields}>
        <TextField {...text('clientIdNumber', 100)} label={t('clientIdNumber')} />
        <TextField {...text('personalCode', 100)} label={t('personalCode')} optional />
      </div>
    )
  const isInvoice = type === 'INVOICE_DIRECTLY'
  return (
    <fieldset className={css.fields}>
      <legend>{t('billingAddress')}</legend>
      <AddressFields
        inputs={inputs}
        problems={problems}
        isOptional={isInvoice}
        countries={places.countries}
        provinces={places.provinces}
        onChange={onChange}
      />
      <TextField
        {...text('email', 254)}
        type="email"
        label={t(isInvoice ? 'billingEmail' : 'paymentEmail')}
        autoComplete="email"
        optional
      />
    </fieldset>
  )
}
