import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { useQuery } from '@tanstack/react-query'
import { formatMoney, formatProviderDay } from '../../shared/format.ts'
import { joinNames } from '../../shared/join-names.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { compareNames } from '../../shared/names-in-order.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { requestMessages } from '../../shared/request/messages/requests.ts'
import { oneQuote } from '../../shared/request/one-quote.ts'
import { StatusBadge } from '../../shared/request/status-badge.tsx'
import { Moment } from '../../shared/ui/moment.tsx'
import { Card } from '../../shared/ui/page/card.tsx'
import { Fact, Facts } from '../../shared/ui/page/facts.tsx'
import { procurementMessages } from './messages/procurement.ts'

const offered = 'QUOTE_READY_FOR_CLIENT_REVIEW'

/** Price and delivery of a quote that waits for an answer are next to the answer. */
const hasPastQuote = ({ status, history }: JobRequest): boolean =>
  status !== offered && history.some((event) => event.status === offered)

export function ProcurementSummary({ request }: { request: JobRequest }) {
  const t = useMessages(procurementMessages)
  const tr = useMessages(requestMessages)
  const words = useMessages(quoteMessages)
  const { createTime, sourceLanguage, targetLanguages } = request
  const isPast = hasPastQuote(request)
  const { data } = useQuery({ ...oneQuote(request.id), enabled: isPast })
  const quote = isPast ? data?.autoQuote : undefined
  const targets = targetLanguages.map(({ name }) => name).sort(compareNames)
  return (
    <Card title={tr('summary')}>
      <Facts small>
        <Fact name={t('status')}>
          <StatusBadge request={request} />
        </Fact>
        {quote && <Fact name={t('total')}>{formatMoney(quote.price)}</Fact>}
        {quote?.expectedDelivery && (
          <Fact name={words(request.status === 'QUOTE_ACCEPTED' ? 'deliveryIfOrdered' : 'delivery')}>
            <time dateTime={quote.expectedDelivery}>{formatProviderDay(quote.expectedDelivery)}</time>
          </Fact>
        )}
        <Fact name={t('submittedOn')}>
          <Moment at={createTime} />
        </Fact>
        <Fact name={t('source')}>{sourceLanguage?.name ?? tr('unknown')}</Fact>
        <Fact name={t('targets')}>{joinNames(targets)}</Fact>
      </Facts>
    </Card>
  )
}
