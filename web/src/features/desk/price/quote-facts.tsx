import type { DeskOrder } from '@portolan/contract/desk/desk'
import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { formatMoment, formatProviderDay } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Fact, Facts } from '../../../shared/ui/page/facts.tsx'
import { deskMessages } from '../messages/desk.ts'
import { sentQuoteMessages } from '../messages/sent-quotes.ts'

type Props = {
  quote: AutoQuoteAnswer
  order: Pick<DeskOrder, 'isWaitingForOrder' | 'isWaitingForPayment' | 'isInvoiceInReview'>
}

/** How far the quote is, and what was promised with it. */
export function QuoteFacts({ quote: { status, autoQuote }, order }: Props) {
  const t = useMessages(deskMessages)
  const sent = useMessages(sentQuoteMessages)
  const { acceptanceStatus, acceptanceDeadline, decidedAt, rateType, expectedDelivery, note, version } = autoQuote
  const date = formatMoment(decidedAt ?? acceptanceDeadline)
  const isOpen = status === 'QUOTE_READY_FOR_CLIENT_REVIEW'
  const deliveryName = order.isWaitingForPayment
    ? sent(order.isInvoiceInReview ? 'deliveryIfStarted' : 'deliveryIfPaid')
    : order.isWaitingForOrder
      ? sent('deliveryIfOrdered')
      : t(isOpen && expectedDelivery ? 'deliveryIfNow' : 'delivery')
  return (
    <Facts>
      <Fact name={t('quoteState')}>
        {acceptanceStatus ? t(`quote_${acceptanceStatus}`, { date }) : t(isOpen ? 'quoteOpen' : 'quoteEnded', { date })}
      </Fact>
      {version > 1 && <Fact name={sent('version')}>{version}</Fact>}
      <Fact name={t('rate')}>{t(rateType)}</Fact>
      <Fact name={deliveryName}>{expectedDelivery ? formatProviderDay(expectedDelivery) : t('none')}</Fact>
      {note && (
        <Fact name={t('note')}>
          <bdi>{note}</bdi>
        </Fact>
      )}
    </Facts>
  )
}
