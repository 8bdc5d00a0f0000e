import type { PaymentDefaults } from '@portolan/contract/quotes/payments'
import { type PaymentPreferences, paymentDetails } from '@portolan/contract/quotes/quotes'

/** How the client paid last, if that is all a payment of this type needs. The server has the final say. */
export function knownPayment(known: PaymentDefaults | undefined): PaymentPreferences | undefined {
  if (!known?.paymentType) return undefined
  const { paymentType, billingContact, billingAccount, invoice } = known
  const ofContact = paymentType === 'INVOICE_DIRECTLY' ? { billingContact, invoice } : { billingContact }
  const details = paymentType === 'BILL_TO_ACCOUNT' ? { billingAccount } : ofContact
  return paymentDetails[known.payer][paymentType]?.safeParse(details).success ? { paymentType, ...details } : undefined
}
