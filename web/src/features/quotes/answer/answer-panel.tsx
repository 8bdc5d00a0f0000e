import type { AutoQuoteAnswer, PaymentPreferences } from '@portolan/contract/quotes/quotes'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/api-client.ts'
import { formatMoney } from '../../../shared/format.ts'
import { Form } from '../../../shared/forms/form.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { button } from '../../../shared/ui/button.ts'
import card from '../../../shared/ui/page/card.module.css'
import { paymentDefaults, useDecision } from '../api.ts'
import quoteCss from '../quote.module.css'
import { AcceptError } from './accept-error.tsx'
import { AgreementField } from './agreement-field.tsx'
import css from './answer.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { knownPayment } from './known-payment.ts'
import { OfferFacts } from './offer-facts.tsx'
import { requireAgreement } from './require-agreement.ts'

const RejectDialog = lazy(() => import('./reject-dialog.tsx'))

type Props = {
  quote: AutoQuoteAnswer
  /** True when the reader comes back from the payment. */
  isAgreed: boolean
  /** To say how it is paid, with the terms agreed to or not yet. */
  onPay: (isAgreed: boolean) => void
  onAccepted: (payment: PaymentPreferences) => void
  onRejected: () => void
  /** Somebody changed, withdrew or answered it meanwhile. */
  onOutdated: () => void
}

const formId = 'quote-answer-form'
const schema = z.object({ isAgreed: z.boolean() }).check(requireAgreement)

/** The price and the answer to it. Who paid before accepts at once; others say first how they pay. */
export function AnswerPanel({ quote, isAgreed, onPay, onAccepted, onRejected, onOutdated }: Props) {
  const t = useMessages(quoteMessages)
  const decision = useDecision(quote)
  const payment = knownPayment(useQuery(paymentDefaults(quote.id)).data)
  const form = useSchemaForm({ schema, defaultValues: { isAgreed }, textOf: () => t('agreementNeeded') })
  const { submit, state, isBusy } = useSubmit(form, {
    send: () => acceptUnlessIncomplete(decision, payment),
    onDone: (outcome) => {
      if (outcome === 'outdated') onOutdated()
      else if (outcome === 'incomplete') onPay(true)
      else onAccepted(outcome)
    },
  })
  const [isRejecting, setIsRejecting] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)
  const price = formatMoney(quote.autoQuote.price)
  return (
    <section className={card.card} aria-labelledby="quote-answer">
      <h2 id="quote-answer">{t('answerTitle')}</h2>
      <OfferFacts quote={quote} payment={payment} onPay={() => onPay(form.methods.getValues('isAgreed'))} />
      <Form form={form} id={formId} onSubmit={submit} isBusy={isBusy} className={quoteCss.answer}>
        <AgreementField />
        <AcceptError state={state} />
        <div ref={buttons} className={css.accept}>
          <button type="submit" className={button('solid', 'large')} disabled={isBusy}>
            {t('accept')}
          </button>
          <button type="button" className={button('outline', 'large')} onClick={() => setIsRejecting(true)}>
            {t('reject')}
          </button>
        </div>
      </Form>
      <BottomBar
        price={price}
        label={t('accept')}
        name={t('acceptFor', { price })}
        form={formId}
        isBusy={isBusy}
        buttons={buttons}
      />
      <Suspense>
        {isRejecting && (
          <RejectDialog
            quote={quote}
            onClose={() => setIsRejecting(false)}
            onRejected={onRejected}
            onOutdated={onOutdated}
          />
        )}
      </Suspense>
    </section>
  )
}

type Outcome = PaymentPreferences | 'incomplete' | 'outdated'

/** Incomplete: the reader has to say more about the payment, for a quote that is still as they see it. */
async function acceptUnlessIncomplete(
  { accept, isCurrent }: ReturnType<typeof useDecision>,
  payment: PaymentPreferences | undefined,
): Promise<Outcome> {
  if (!payment) return (await isCurrent()) ? 'incomplete' : 'outdated'
  try {
    return (await accept(payment)) ? payment : 'outdated'
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 'malformed') return 'incomplete'
    throw error
  }
}
