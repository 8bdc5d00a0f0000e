import type { PaymentEventRow } from './store-payments.ts'

export type PaymentAmounts = { readonly paidCents: number; readonly openCents: number }
/** A payment, and the amounts after it. */
export type RecordedPayment = PaymentAmounts & { readonly paymentId: string; readonly amountCents: number }
type Event = Pick<PaymentEventRow, 'kind' | 'amount_cents'>

/** A payment from before amounts were kept was the whole price. */
const amountOf = ({ amount_cents }: Event, priceCents: number): number =>
  amount_cents === null ? priceCents : Number(amount_cents)

/** How much of a price is paid, and how much is not. */
export function amountsOf(events: readonly Event[], priceCents: number): PaymentAmounts {
  const paidCents = events
    .filter(({ kind }) => kind === 'PAID')
    .reduce((sum, event) => sum + amountOf(event, priceCents), 0)
  return { paidCents, openCents: Math.max(0, priceCents - paidCents) }
}
