import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { errorText } from '../../shared/api/error-text.ts'
import { formatZonedMoment } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { useRenewal } from '../../shared/request/use-renewal.ts'
import { button } from '../../shared/ui/button.ts'
import { HomeLink } from '../../shared/ui/page/home-link.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import css from './quote.module.css'
import { QuoteTrail } from './quote-trail.tsx'
import { RequestLink } from './request-link.tsx'
import { useIsStaff } from './use-is-staff.ts'

/** After a new quote was requested, the page shows that it is being made, or the new quote. */
export default function ExpiredQuote({ quote, request }: { quote: AutoQuoteAnswer; request: JobRequest }) {
  const t = useMessages(quoteMessages)
  const isStaff = useIsStaff()
  const renewal = useRenewal(quote.id)
  const date = formatZonedMoment(quote.autoQuote.acceptanceDeadline)
  return (
    <div className={css.withTrail}>
      <QuoteTrail request={request} hasQuote />
      <Page title={t('expiredTitle')} lead={t('expiredText', { date })} narrow>
        {!isStaff && <p>{t('newQuoteText')}</p>}
        <p className={css.quiet}>
          <bdi>{quote.name}</bdi> · <bdi>{quote.number}</bdi>
        </p>
        {renewal.error && (
          <p className={css.failure} role="alert">
            {errorText(renewal.error)}
          </p>
        )}
        <div className={css.buttons}>
          {!isStaff && (
            <button
              type="button"
              className={button('solid')}
              disabled={renewal.isPending}
              onClick={() => renewal.mutate()}
            >
              {t('newQuote')}
            </button>
          )}
          <RequestLink request={request} />
          <HomeLink kind="outline" />
        </div>
      </Page>
    </div>
  )
}
