import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { formatMoment, formatProviderDay } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Fact, Facts } from '../../../shared/ui/page/facts.tsx'
import { deskMessages } from '../messages/desk.ts'

/** How far the quote is, and what was promised with it. */
export function QuoteFacts({ quote: { status, autoQuote } }: { quote: AutoQuoteAnswer }) {
  const t = useMessages(deskMessages)
  const { acceptanceStatus, acceptanceDeadline, decidedAt, rateType, expectedDelivery, note } = autoQuote
  const date = formatMoment(decidedAt ?? acceptanceDeadline)
  const isOpen = status === 'QUOTE_READY_FOR_CLIENT_REVIEW'
  return (
    <Facts>
      <Fact name={t('quoteState')}>
        {acceptanceStatus ? t(`quote_${acceptanceStatus}`, { date }) : t(isOpen ? 'quoteOpen' : 'quoteEnded', { date })}
      </Fact>
      <Fact name={t('rate')}>{t(rateType)}</Fact>
      <Fact name={t(isOpen && expectedDelivery ? 'deliveryIfNow' : 'delivery')}>
        {expectedDelivery ? formatProviderDay(expectedDelivery) : t('none')}
      </Fact>
      {note && (
        <Fact name={t('note')}>
          <bdi>{note}</bdi>
        </Fact>
      )}
    </Facts>
  )
}
