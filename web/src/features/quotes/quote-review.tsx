import type { AcceptanceStatus, JobRequest } from '@portolan/contract/job-requests/requests'
import type { AutoQuoteAnswer, PaymentType } from '@portolan/contract/quotes/quotes'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { RequestCountNotes } from '../../shared/request/count-notes.tsx'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import detail from '../../shared/ui/page/detail-page.module.css'
import { Page } from '../../shared/ui/page/page.tsx'
import { PageSkeleton } from '../../shared/ui/page/skeleton.tsx'
import { AnswerPanel } from './answer/answer-panel.tsx'
import { Confirmation } from './confirmation.tsx'
import { DocumentLink } from './document-link.tsx'
import { ExpiredQuote } from './expired-quote.tsx'
import css from './quote.module.css'
import { QuoteCosts } from './quote-costs.tsx'
import { stateOf } from './quote-state.ts'
import { QuoteSummary } from './quote-summary.tsx'
import { Delivered, Messages, RequestNow } from './request-parts.tsx'

const PaymentStep = lazy(() => import('./answer/payment-step.tsx'))

/** Read, agree, say how it is paid, done. What was decided on this page is confirmed; later it is only shown. */
export function QuoteReview({ quote, request }: { quote: AutoQuoteAnswer; request: JobRequest }) {
  const t = useMessages(quoteMessages)
  const [step, setStep] = useState<'review' | 'payment' | AcceptanceStatus>('review')
  const [paymentType, setPaymentType] = useState<PaymentType>()
  const state = stateOf(quote)
  if (step === 'ACCEPTED' || step === 'REJECTED')
    return <Confirmation quote={quote} request={request} status={step} paymentType={paymentType} />
  if (state === 'expired') return <ExpiredQuote quote={quote} request={request} />
  if (step === 'payment' && state === 'open')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <PaymentStep
          quote={quote}
          onBack={() => setStep('review')}
          onAccepted={(type) => {
            setPaymentType(type)
            setStep('ACCEPTED')
          }}
        />
      </Suspense>
    )
  return (
    <Page
      title={quote.name}
      translate="no"
      lead={t('lead', { number: quote.number })}
      actions={<Documents quote={quote} request={request} />}
    >
      {state !== 'open' && <RequestNow request={request} />}
      <div className={`${detail.columns} ${css.columns}`}>
        <div className={css.parts}>
          <Delivered request={request} />
          <QuoteCosts quote={quote} />
          <RequestCountNotes request={request} />
        </div>
        <aside className={`${detail.side} ${css.side}`}>
          <QuoteSummary quote={quote} />
          {state === 'open' && (
            <AnswerPanel quote={quote} onAccept={() => setStep('payment')} onRejected={() => setStep('REJECTED')} />
          )}
        </aside>
        <Messages request={request} />
      </div>
    </Page>
  )
}

/** The quote, and once it was accepted the confirmation with how it is paid. */
function Documents({ quote, request }: { quote: AutoQuoteAnswer; request: JobRequest }) {
  const t = useMessages(quoteMessages)
  const { documentFileKey } = quote.autoQuote
  const confirmation = request.files.find(
    ({ category, fileKey }) => category === 'QUOTE_CONFIRMATION_DOCUMENT' && fileKey !== documentFileKey,
  )
  return (
    <div className={css.buttons}>
      {quote.autoQuote.acceptanceStatus === 'ACCEPTED' && confirmation && (
        <DocumentLink id={quote.id} fileKey={confirmation.fileKey} label={t('downloadConfirmation')} />
      )}
      {documentFileKey && <DocumentLink id={quote.id} fileKey={documentFileKey} label={t('download')} />}
    </div>
  )
}
