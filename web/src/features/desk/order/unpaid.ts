import type { DeskOrder } from '@portolan/contract/desk/desk'

/** The client pays by card and has not. Invoices and accounts are paid after the delivery. */
export const isCardUnpaid = ({ payment }: Pick<DeskOrder, 'payment'>): boolean =>
  payment !== null && payment.status !== 'PAID' && payment.preferences.paymentType === 'CREDIT_CARD'
