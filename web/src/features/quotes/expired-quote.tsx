import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { formatMoment } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { HomeLink } from '../../shared/ui/page/home-link.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import css from './quote.module.css'
import { RequestLink } from './request-link.tsx'

export function ExpiredQuote({ quote, request }: { quote: AutoQuoteAnswer; request: JobRequest }) {
  const t = useMessages(quoteMessages)
  const date = formatMoment(quote.autoQuote.acceptanceDeadline)
  return (
    <Page title={t('expiredTitle')} lead={t('expiredText', { date })} narrow>
      <div className={css.buttons}>
        <HomeLink />
        <RequestLink request={request} />
      </div>
    </Page>
  )
}
