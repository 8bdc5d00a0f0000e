import type { AutoQuoteAnswer, PaymentType } from '@portolan/contract/quotes/quotes'
import { formatMoney } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { button } from '../../../shared/ui/button.ts'

type Props = { quote: AutoQuoteAnswer; type: PaymentType | undefined; isBusy: boolean }

const labels = {
  CREDIT_CARD: 'confirmCard',
  BILL_TO_ACCOUNT: 'confirmAccount',
  INVOICE_DIRECTLY: 'confirmInvoice',
} as const

/** Says what it does: how much is accepted, and how it is paid. When it is paid and what is checked before is said with the ways to pay. */
export function ConfirmButton({ quote, type, isBusy }: Props) {
  const t = useMessages(quoteMessages)
  const price = formatMoney(quote.autoQuote.price)
  return (
    <button type="submit" className={button('solid', 'large')} disabled={isBusy}>
      {type ? t(labels[type], { price }) : t('confirm')}
    </button>
  )
}
