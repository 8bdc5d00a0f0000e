import { type AcceptanceStatus, isWaitingForPayment, type JobRequest } from '@portolan/contract/job-requests/requests'
import type { AutoQuoteAnswer, PaymentPreferences } from '@portolan/contract/quotes/quotes'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { Page } from '../../shared/ui/page/page.tsx'
import { PageSkeleton, Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { AnswerPanel } from './answer/answer-panel.tsx'
import { usePaymentStep } from './answer/use-payment-step.ts'
import { isPaidOnPage } from './api.ts'
import { DocumentLink } from './document-link.tsx'
import css from './quote.module.css'
import { QuoteCosts } from './quote-costs.tsx'
import { QuoteDocument } from './quote-document.tsx'
import { stateOf } from './quote-state.ts'
import { QuoteSummary } from './quote-summary.tsx'
import { QuoteTrail, useQuoteLead } from './quote-trail.tsx'
import { Delivered, Messages, RequestNow } from './request-parts.tsx'
import { useIsStaff } from './use-is-staff.ts'

// The page comes first: what was counted is below the price.
const CountedFiles = lazy(() => import('./counted-files.tsx'))
const PaymentStep = lazy(() => import('./answer/payment-step.tsx'))
const ExpiredQuote = lazy(() => import('./expired-quote.tsx'))
const Confirmation = lazy(() => import('./confirmation.tsx'))
const PaymentState = lazy(() => import('./payment-state.tsx'))
const OutdatedQuote = lazy(() => import('./answer/outdated-quote.tsx'))

type Props = {
  quote: AutoQuoteAnswer
  request: JobRequest
  /** The reader tried to answer a quote that was changed or answered meanwhile. */
  isOutdated: boolean
  onOutdated: () => void
}

/** Read, agree, say how it is paid, done. What was decided on this page is confirmed; later it is only shown. */
export function QuoteReview({ quote, request, isOutdated, onOutdated }: Props) {
  const lead = useQuoteLead(quote, request)
  const queries = useQueryClient()
  const [decided, setDecided] = useState<AcceptanceStatus>()
  // Undefined once the reader has answered: what happens then is no surprise.
  const [seen, setSeen] = useState<AutoQuoteAnswer | undefined>(quote)
  const decide = (status: AcceptanceStatus) => {
    setSeen(undefined)
    setDecided(status)
  }
  const paymentStep = usePaymentStep()
  const [isAgreed, setIsAgreed] = useState(false)
  const [accepted, setAccepted] = useState<PaymentPreferences>()
  const isStaff = useIsStaff()
  const state = stateOf(quote)
  const { documentFileKey, payment } = quote.autoQuote
  const isAnswerable = state === 'open' && !isStaff
  const onAccepted = (payment: PaymentPreferences) => {
    setAccepted(payment)
    decide('ACCEPTED')
    paymentStep.close()
  }
  const onPay = (isAgreed: boolean) => {
    setIsAgreed(isAgreed)
    paymentStep.open()
  }
  const showPresent = () => {
    onOutdated()
    paymentStep.close()
  }
  // What was shown before the decision may be long out of date.
  const seeRequest = () => {
    void queries.invalidateQueries({ queryKey: ['jobRequest', quote.id] })
    void queries.invalidateQueries({ queryKey: ['autoQuote', quote.id] })
    setDecided(undefined)
  }
  if (decided) {
    const decision = { status: decided, payment: accepted, onSee: seeRequest }
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Confirmation quote={quote} request={request} {...decision} />
      </Suspense>
    )
  }
  if (state === 'expired')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <ExpiredQuote quote={quote} request={request} />
      </Suspense>
    )
  const isPaying = paymentStep.isOpen && isAnswerable
  return (
    <div className={css.withTrail}>
      <QuoteTrail request={request} hasQuote />
      <Page
        title={quote.name}
        translate="no"
        lead={lead}
        now={state !== 'open' && request.status !== 'QUOTE_READY_FOR_CLIENT_REVIEW' && <RequestNow request={request} />}
        actions={<Documents quote={quote} request={request} />}
      >
        {seen && (quote.autoQuote.version > seen.autoQuote.version || (isOutdated && state !== 'open')) && (
          <Suspense>
            <OutdatedQuote seen={seen} quote={quote} request={request} isOutdated={isOutdated} />
          </Suspense>
        )}
        {payment && (isPaidOnPage(payment) || payment.paid > 0) && request.status !== 'CANCELLED' && (
          <Suspense>
            <PaymentState payment={payment} isInStatus={isWaitingForPayment(request)} />
          </Suspense>
        )}
        <QuoteNote note={quote.autoQuote.note} />
        {isPaying ? (
          <Suspense fallback={<Skeleton count={6} />}>
            <PaymentStep
              quote={quote}
              request={request}
              isAgreed={isAgreed}
              onBack={paymentStep.close}
              onAccepted={onAccepted}
              onOutdated={showPresent}
            />
          </Suspense>
        ) : (
          <div className={css.columns}>
            {isAnswerable && (
              <div className={css.answerCell}>
                <AnswerPanel
                  quote={quote}
                  isAgreed={isAgreed}
                  onPay={onPay}
                  onAccepted={onAccepted}
                  onRejected={() => decide('REJECTED')}
                  onOutdated={showPresent}
                />
              </div>
            )}
            <div className={css.main}>
              <div className={css.parts}>
                <Delivered request={request} />
                <QuoteCosts quote={quote} />
                <Suspense fallback={<Skeleton count={2} />}>
                  <CountedFiles request={request} />
                </Suspense>
                {documentFileKey && <QuoteDocument id={quote.id} fileKey={documentFileKey} />}
              </div>
              <div className={css.messages}>
                <Messages request={request} />
              </div>
            </div>
            <aside className={css.summaryCell}>
              <QuoteSummary quote={quote} request={request} hasDates={!isAnswerable} />
            </aside>
          </div>
        )}
      </Page>
    </div>
  )
}

/** What staff say about it, such as why there is a new version. */
function QuoteNote({ note }: { note: string }) {
  const t = useMessages(quoteMessages)
  return (
    note && (
      <p className={css.note} role="note">
        <strong>{t('fromUs')}</strong> <bdi>{note}</bdi>
      </p>
    )
  )
}

/** The quote, and once the order is certain the confirmation with how it is paid. */
function Documents({ quote, request }: { quote: AutoQuoteAnswer; request: JobRequest }) {
  const t = useMessages(quoteMessages)
  const { documentFileKey } = quote.autoQuote
  const confirmation = request.files.find(
    ({ category, fileKey }) => category === 'QUOTE_CONFIRMATION_DOCUMENT' && fileKey !== documentFileKey,
  )
  const isConfirmed =
    quote.autoQuote.acceptanceStatus === 'ACCEPTED' && !isWaitingForPayment({ ...request, status: quote.status })
  return (
    <div className={css.buttons}>
      {isConfirmed && confirmation && (
        <DocumentLink id={quote.id} fileKey={confirmation.fileKey} label={t('downloadConfirmation')} />
      )}
      {documentFileKey && <DocumentLink id={quote.id} fileKey={documentFileKey} label={t('download')} />}
    </div>
  )
}
