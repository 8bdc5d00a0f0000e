import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { useQuery } from '@tanstack/react-query'
import { formatMoment, formatMoney, formatProviderDay } from '../../shared/format.ts'
import { joinNames } from '../../shared/join-names.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { compareNames } from '../../shared/names-in-order.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { requestMessages } from '../../shared/request/messages/requests.ts'
import { oneQuote } from '../../shared/request/one-quote.ts'
import { StatusBadge } from '../../shared/request/status-badge.tsx'
import { Card } from '../../shared/ui/page/card.tsx'
import { Fact, Facts } from '../../shared/ui/page/facts.tsx'
import { deliveryLabel } from './delivery-label.ts'
import { procurementMessages } from './messages/procurement.ts'

const wasQuoted = ({ history }: JobRequest): boolean =>
  history.some(({ status }) => status === 'QUOTE_READY_FOR_CLIENT_REVIEW')

export function ProcurementSummary({ request }: { request: JobRequest }) {
  const t = useMessages(procurementMessages)
  const tr = useMessages(requestMessages)
  const words = useMessages(quoteMessages)
  const { createTime, sourceLanguage, targetLanguages } = request
  const { data: quote } = useQuery({ ...oneQuote(request.id), enabled: wasQuoted(request) })
  const targets = targetLanguages.map(({ name }) => name).sort(compareNames)
  return (
    <Card title={tr('summary')}>
      <Facts small>
        <Fact name={t('status')}>
          <StatusBadge request={request} />
        </Fact>
        {quote && <Fact name={t('total')}>{formatMoney(quote.autoQuote.price)}</Fact>}
        {quote?.autoQuote.expectedDelivery && (
          <Fact name={words(deliveryLabel[request.status] ?? 'delivery')}>
            <time dateTime={quote.autoQuote.expectedDelivery}>
              {formatProviderDay(quote.autoQuote.expectedDelivery)}
            </time>
          </Fact>
        )}
        <Fact name={t('submittedOn')}>
          <time dateTime={createTime}>{formatMoment(createTime)}</time>
        </Fact>
        <Fact name={t('source')}>{sourceLanguage?.name ?? tr('unknown')}</Fact>
        <Fact name={t('targets')}>{joinNames(targets)}</Fact>
      </Facts>
    </Card>
  )
}
