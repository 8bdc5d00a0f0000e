import { isWaitingForPayment, type JobRequest } from '@portolan/contract/job-requests/requests'
import { isInvoiceInReview } from '@portolan/contract/quotes/invoice-review'
import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { formatProviderDay, formatZonedMoment } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { useOtherDecider } from '../../shared/request/use-decision-text.ts'
import card from '../../shared/ui/page/card.module.css'
import { Fact, Facts } from '../../shared/ui/page/facts.tsx'
import { listTargets } from './list-targets.ts'
import css from './quote.module.css'

type Props = {
  quote: AutoQuoteAnswer
  request: JobRequest
  /** The answer next to it has the dates of an open quote. */
  hasDates: boolean
}

/** Until the work may start, the promised days count from today. */
function agreedName(request: JobRequest) {
  if (isInvoiceInReview(request)) return 'deliveryIfChecked'
  return isWaitingForPayment(request) ? 'deliveryIfPaid' : 'delivery'
}

export function QuoteSummary({ quote, request, hasDates }: Props) {
  const t = useMessages(quoteMessages)
  const { acceptanceStatus, acceptanceDeadline, creationDate, expectedDelivery, rateType } = quote.autoQuote
  const { deliveredTime } = request
  const decider = useOtherDecider(request, acceptanceStatus === 'REJECTED' ? 'QUOTE_REJECTED' : 'QUOTE_ACCEPTED')
  const deliveryName = acceptanceStatus === null ? 'deliveryIfNow' : agreedName({ ...request, status: quote.status })
  return (
    <section className={card.card} aria-labelledby="quote-summary">
      <h2 id="quote-summary">{t('summary')}</h2>
      <Facts small>
        <Fact name={decider && acceptanceStatus ? t(`${acceptanceStatus}_by`) : t('status')}>
          <span className={acceptanceStatus === null ? css.open : css[acceptanceStatus]}>
            {acceptanceStatus === null ? t('undecided') : decider ? <bdi>{decider}</bdi> : t(acceptanceStatus)}
          </span>
        </Fact>
        <Fact name={t('reference')}>
          <bdi>{quote.number}</bdi>
        </Fact>
        <Fact name={t('created')}>
          <time dateTime={creationDate}>{formatZonedMoment(creationDate)}</time>
        </Fact>
        {hasDates && acceptanceStatus === null && (
          <Fact name={t('validUntil')}>
            <time dateTime={acceptanceDeadline}>{formatZonedMoment(acceptanceDeadline)}</time>
          </Fact>
        )}
        <Fact name={t('source')}>{quote.sourceLanguage.name}</Fact>
        <Fact name={t('targets')}>
          <ul>
            {listTargets(quote).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Fact>
        {deliveredTime && (
          <Fact name={t('delivered')}>
            <time dateTime={deliveredTime}>{formatProviderDay(deliveredTime)}</time>
          </Fact>
        )}
        {hasDates && expectedDelivery && !deliveredTime && (
          <Fact name={t(deliveryName)}>
            <time dateTime={expectedDelivery}>{formatProviderDay(expectedDelivery)}</time>
            {rateType === 'RUSH' && <span className={css.rush}>{t('rush')}</span>}
          </Fact>
        )}
      </Facts>
    </section>
  )
}
