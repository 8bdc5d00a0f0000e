import type { Payer, PaymentType } from '@portolan/contract/quotes/quotes'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { FieldNotes, notesOf } from '../../../shared/ui/fields/text-field-notes.tsx'
import css from '../quote.module.css'
import { paymentTypesOf } from './payment-schema.ts'

type Props = {
  payer: Payer
  chosen: unknown
  error: string | undefined
  onChoose: (type: PaymentType) => void
}

export function PaymentTypes({ payer, chosen, error, onChoose }: Props) {
  const t = useMessages(quoteMessages)
  return (
    <fieldset className={css.types} aria-describedby={notesOf('payment-type', { error })}>
      <legend>{t('paymentOption')}</legend>
      {paymentTypesOf(payer).map((type) => (
        <label key={type} className={css.type}>
          <input
            type="radio"
            name="paymentType"
            value={type}
            checked={chosen === type}
            aria-invalid={error !== undefined}
            onChange={() => onChoose(type)}
          />
          <span>
            <span className={css.typeName}>{t(type)}</span>
            <span className={css.quiet}>
              {t(payer === 'WALK_IN' && type === 'INVOICE_DIRECTLY' ? 'invoiceTextNew' : `${type}_text`)}
            </span>
          </span>
        </label>
      ))}
      <FieldNotes id="payment-type" error={error} />
    </fieldset>
  )
}
