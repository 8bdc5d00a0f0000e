import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { formatZonedMoment } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { useOtherDecider } from '../../../shared/request/use-decision-text.ts'
import { CopyButton } from '../../../shared/ui/copy-button.tsx'
import css from './quote-figures.module.css'

type Props = { quote: AutoQuoteAnswer; request: JobRequest }

/** How the quote stands. Its price and day of delivery are above the tabs, with what else a client looks for first. */
export function QuoteFigures({ quote: { id, status, autoQuote }, request }: Props) {
  const [t, words] = [useMessages(quoteMessages), useMessages(requestMessages)]
  const { acceptanceStatus, acceptanceDeadline, rateType } = autoQuote
  const decided = useOtherDecider(request, acceptanceStatus === 'REJECTED' ? 'QUOTE_REJECTED' : 'QUOTE_ACCEPTED')
  const decider = acceptanceStatus ? decided : undefined
  const isOpen = acceptanceStatus === null && status === 'QUOTE_READY_FOR_CLIENT_REVIEW'
  return (
    <div className={css.card}>
      <dl className={css.figures}>
        {(acceptanceStatus || isOpen) && (
          <div>
            <dt>{decider && acceptanceStatus ? t(`${acceptanceStatus}_by`) : t('status')}</dt>
            <dd>{decider ? <bdi>{decider}</bdi> : acceptanceStatus ? t(acceptanceStatus) : t('undecided')}</dd>
          </div>
        )}
        {acceptanceStatus === null && (
          <div>
            <dt>{t('validUntil')}</dt>
            <dd>
              <time dateTime={acceptanceDeadline}>{formatZonedMoment(acceptanceDeadline)}</time>
            </dd>
          </div>
        )}
        {rateType === 'RUSH' && (
          <div>
            <dt>{t('service')}</dt>
            <dd>{t('rush')}</dd>
          </div>
        )}
      </dl>
      <CopyButton
        text={`${location.origin}/quotes/${id}`}
        label={words('copyQuoteLink')}
        copied={words('copied')}
        isLabeled
      />
    </div>
  )
}
