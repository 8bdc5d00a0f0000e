import type { AutoQuoteAnswer, Payer, PaymentType } from '@portolan/contract/quotes/quotes'
import { formatMoney } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { button } from '../../../shared/ui/button.ts'

type Props = { quote: AutoQuoteAnswer; type: PaymentType | undefined; payer: Payer; isBusy: boolean }

const labels = {
  CREDIT_CARD: 'confirmCard',
  BILL_TO_ACCOUNT: 'confirmAccount',
  INVOICE_DIRECTLY: 'confirmInvoice',
} as const

/** Says what it does: how much is accepted, and how it is paid. A card is charged later, on the page of the payment link. An invoice for a new customer is a question that staff answer. */
export function ConfirmButton({ quote, type, payer, isBusy }: Props) {
  const t = useMessages(quoteMessages)
  const price = formatMoney(quote.autoQuote.price)
  const label = type && (payer === 'WALK_IN' && type === 'INVOICE_DIRECTLY' ? 'confirmInvoiceNew' : labels[type])
  return (
    <button type="submit" className={button('solid', 'large')} disabled={isBusy}>
      {label ? t(label, { price }) : t('confirm')}
    </button>
  )
}
