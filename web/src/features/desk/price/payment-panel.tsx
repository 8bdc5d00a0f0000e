import { addressLines } from '@portolan/contract/address'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import type { Payment } from '@portolan/contract/quotes/payments'
import { lazy, Suspense, useState } from 'react'
import { formatMoney } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { button } from '../../../shared/ui/button.ts'
import { Fact, Facts } from '../../../shared/ui/page/facts.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { deskMessages } from '../messages/desk.ts'
import { paymentMessages } from '../messages/payments.ts'
import css from '../order/order.module.css'
import { PaymentHistory } from './payment-history.tsx'

const PaymentLinkForm = lazy(() => import('./payment-link-form.tsx'))
const RecordPayment = lazy(() => import('./record-payment.tsx'))

/** How the client pays an accepted quote, and what was done about it. */
export default function PaymentPanel({ order }: { order: DeskOrder }) {
  const t = useMessages(paymentMessages)
  const { payment, quote } = order
  if (!payment || !quote) {
    const isProcurement = quote?.autoQuote.acceptanceStatus === 'ACCEPTED'
    return <p className={css.quiet}>{t(isProcurement ? 'procurement' : 'notYet')}</p>
  }
  return (
    <div className={css.parts}>
      <PaymentFacts payment={payment} price={quote.autoQuote.price} company={order.walkInCompany} />
      {order.actions.includes('SEND_PAYMENT_LINK') && (
        <Suspense fallback={<Skeleton />}>
          <PaymentLinkForm key={payment.events.length} orderId={order.id} payment={payment} />
        </Suspense>
      )}
      {order.actions.includes('MARK_PAID') && <MarkPaid order={order} payment={payment} />}
      <PaymentHistory payment={payment} acceptedAt={quote.autoQuote.decidedAt} system={order.otherSystem?.name ?? ''} />
    </div>
  )
}

type FactsProps = {
  payment: Payment
  price: number
  /** The company that a walk-in entered. */
  company: string | null
}

function PaymentFacts({ payment: { preferences, status, paid, open }, price, company }: FactsProps) {
  const t = useMessages(paymentMessages)
  const desk = useMessages(deskMessages)
  const words = useMessages(quoteMessages)
  const { paymentType, billingContact, billingAccount, invoice } = preferences
  const isPartlyPaid = paid > 0 && open > 0
  const isAccount = paymentType === 'BILL_TO_ACCOUNT'
  const address = billingContact && addressLines(billingContact).join('\n')
  return (
    <Facts columns>
      <Fact name={t('state')}>
        <strong>{t(isPartlyPaid ? 'PARTLY_PAID' : status)}</strong>
      </Fact>
      <Fact name={t('kind')}>{words(paymentType)}</Fact>
      <Fact name={t('amount')}>{formatMoney(price)}</Fact>
      {isPartlyPaid && (
        <>
          <Fact name={t('paid')}>{formatMoney(paid)}</Fact>
          <Fact name={t('open')}>
            <strong>{formatMoney(open)}</strong>
          </Fact>
        </>
      )}
      {isAccount ? (
        <>
          <Fact name={t('clientIdNumber')}>
            <bdi>{billingAccount?.clientIdNumber || t('notGiven')}</bdi>
          </Fact>
          <Fact name={t('personalCode')}>
            <bdi>{billingAccount?.personalCode || t('notGiven')}</bdi>
          </Fact>
        </>
      ) : (
        <>
          {company && (
            <Fact name={t('company')}>
              <bdi>{company}</bdi>
            </Fact>
          )}
          {invoice?.orderNumber && (
            <Fact name={desk('purchaseOrder')}>
              <bdi>{invoice.orderNumber}</bdi>
            </Fact>
          )}
          {invoice?.vatNumber && (
            <Fact name={t('vatNumber')}>
              <bdi>{invoice.vatNumber}</bdi>
            </Fact>
          )}
          {address && (
            <Fact name={t('address')}>
              <bdi className={css.notes}>{address}</bdi>
            </Fact>
          )}
          <Fact name={t('email')}>
            {billingContact?.email ? (
              <a href={`mailto:${billingContact.email}`}>{billingContact.email}</a>
            ) : (
              t('notGiven')
            )}
          </Fact>
          {billingContact?.phoneNumber && (
            <Fact name={t('phone')}>
              <bdi>{billingContact.phoneNumber}</bdi>
            </Fact>
          )}
        </>
      )}
    </Facts>
  )
}

function MarkPaid({ order, payment }: { order: DeskOrder; payment: Payment }) {
  const t = useMessages(paymentMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <div>
      <button type="button" className={button('outline')} onClick={() => setAsking(true)}>
        {t('markPaid')}
      </button>
      <Suspense>
        {isAsking && <RecordPayment order={order} payment={payment} onClose={() => setAsking(false)} />}
      </Suspense>
    </div>
  )
}
