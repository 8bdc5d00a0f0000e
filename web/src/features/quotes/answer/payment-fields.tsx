import type { PaymentDefaults } from '@portolan/contract/quotes/payments'
import type { Payer, PaymentType } from '@portolan/contract/quotes/quotes'
import type { Places } from '../../../shared/address/address-inputs.ts'
import { FormAddress } from '../../../shared/address/form-address.tsx'
import { FormText } from '../../../shared/forms/fields/inputs.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import css from '../quote.module.css'
import { InvoiceAddress } from './invoice-address.tsx'
import { LinkEmail } from './link-email.tsx'
import { needsAddress } from './payment-schema.ts'

type Props = {
  type: PaymentType
  payer: Payer
  places: Places
  known: PaymentDefaults | undefined
  /** The requester's masked address, as long as the details of the request are hidden. */
  hiddenEmail: string | undefined
}

/** An account is billed by its number, a card and an invoice by an address; a walk-in gets a payment link without one. */
export function PaymentFields({ type, payer, places, known, hiddenEmail }: Props) {
  const t = useMessages(quoteMessages)
  if (type === 'BILL_TO_ACCOUNT')
    return (
      <div className={css.fields}>
        <FormText name="clientIdNumber" label={t('clientIdNumber')} />
        <FormText name="personalCode" label={t('personalCode')} />
      </div>
    )
  const address = (
    <fieldset className={css.fields}>
      <legend>{t('billingAddress')}</legend>
      <FormAddress countries={places.countries} provinces={places.provinces} />
    </fieldset>
  )
  const isInvoice = type === 'INVOICE_DIRECTLY'
  const email = (
    <FormText
      name="email"
      type="email"
      label={t(isInvoice ? 'billingEmail' : 'paymentEmail')}
      help={!isInvoice && hiddenEmail ? t('linkEmailHelp', { email: hiddenEmail }) : undefined}
      marksOptional={isInvoice && payer === 'CLIENT'}
      autoComplete="email"
    />
  )
  return (
    <div className={css.fields}>
      {!isInvoice && hiddenEmail ? <LinkEmail sentTo={hiddenEmail}>{email}</LinkEmail> : email}
      {isInvoice && (
        <>
          <FormText name="orderNumber" label={t('orderNumber')} />
          <FormText name="vatNumber" label={t('vatNumber')} />
        </>
      )}
      {needsAddress(payer, type) && address}
      {isInvoice && !needsAddress(payer, type) && (
        <InvoiceAddress known={known?.billingContact}>{address}</InvoiceAddress>
      )}
    </div>
  )
}
