import { type AcceptanceStatus, isWaitingForPayment, type JobRequest } from '@portolan/contract/job-requests/requests'
import type { AutoQuoteAnswer, PaymentPreferences } from '@portolan/contract/quotes/quotes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatMoney, formatProviderDay } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import card from '../../shared/ui/page/card.module.css'
import { ContactCard } from '../../shared/ui/page/contact-card.tsx'
import { Columns } from '../../shared/ui/page/detail-page.tsx'
import { Fact, Facts } from '../../shared/ui/page/facts.tsx'
import { HomeLink } from '../../shared/ui/page/home-link.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { billedNames } from './answer/billed-names.ts'
import { paymentDefaults } from './api.ts'
import css from './quote.module.css'
import { RequestLink } from './request-link.tsx'

const words = {
  ACCEPTED: { title: 'acceptedTitle', text: 'acceptedText', icon: 'check' },
  REJECTED: { title: 'rejectedTitle', text: 'rejectedText', icon: 'blocked' },
} as const

type Props = {
  quote: AutoQuoteAnswer
  request: JobRequest
  status: AcceptanceStatus
  /** How it is paid, where it was accepted. */
  payment: PaymentPreferences | undefined
  /** Shows the quote again, which is a visitor's page of the request. */
  onSee: () => void
}

export default function Confirmation({ quote, request, status, payment, onSee }: Props) {
  const t = useMessages(quoteMessages)
  const paymentType = payment?.paymentType
  const { title, text, icon } = words[status]
  const { price, expectedDelivery } = quote.autoQuote
  const isWaiting = isWaitingForPayment({ ...request, status: quote.status })
  const isInvoice = isWaiting && paymentType === 'INVOICE_DIRECTLY'
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={top} className={css.confirmation}>
      <span className={css[`${status}_sign`]}>
        <Icon name={icon} size={24} />
      </span>
      <Page title={t(title)} lead={t(isInvoice ? 'acceptedTextInvoice' : isWaiting ? 'acceptedTextPayment' : text)}>
        <Columns side={<ContactCard />}>
          <div className={`${card.card} ${css.decided}`}>
            <Facts small>
              <Fact name={t('project')}>
                <bdi>{quote.name}</bdi>
              </Fact>
              <Fact name={t('reference')}>
                <bdi>{quote.number}</bdi>
              </Fact>
              {status === 'ACCEPTED' && (
                <Fact name={t('totalToPay')}>
                  {formatMoney(price)}
                  <span className={css.quiet}>{t('plusTaxes')}</span>
                </Fact>
              )}
              {status === 'ACCEPTED' && expectedDelivery && (
                <Fact name={t(isInvoice ? 'deliveryIfChecked' : isWaiting ? 'deliveryIfPaid' : 'delivery')}>
                  <time dateTime={expectedDelivery}>{formatProviderDay(expectedDelivery)}</time>
                </Fact>
              )}
              {paymentType && <Fact name={t('payment')}>{t(isWaiting ? paymentType : `${paymentType}_text`)}</Fact>}
              {payment && <BillingFacts quote={quote} request={request} payment={payment} />}
            </Facts>
            <div className={css.buttons}>
              <RequestLink request={request} onSee={onSee} />
              <HomeLink kind="outline" />
            </div>
          </div>
        </Columns>
      </Page>
    </div>
  )
}

/** What the payer entered, to check that it is right. */
function BillingFacts({ quote, request, payment }: Pick<Props, 'quote' | 'request'> & { payment: PaymentPreferences }) {
  const t = useMessages(quoteMessages)
  const { billedTo } = useQuery({ ...paymentDefaults(quote.id), enabled: false }).data ?? {}
  const isInvoice = payment.paymentType === 'INVOICE_DIRECTLY'
  // Without an address the payment link goes to the requester.
  const linkEmail = payment.paymentType === 'CREDIT_CARD' ? request.requestorEmail : ''
  const facts = [
    [t('billedTo'), billedNames(billedTo).join(', ')],
    [t('orderNumber'), payment.invoice?.orderNumber],
    [t(isInvoice ? 'billingEmail' : 'paymentEmail'), payment.billingContact?.email || linkEmail],
  ] as const
  return facts.map(
    ([name, value]) =>
      value && (
        <Fact key={name} name={name}>
          <bdi>{value}</bdi>
        </Fact>
      ),
  )
}
