import { addressLines } from '@portolan/contract/address'
import type { PaymentPreferences } from '@portolan/contract/quotes/quotes'
import { messages } from '../messages/en.ts'

export type PaymentFact = { readonly name: string; readonly value: string }

/** How a quote is paid, in words: for e-mails, the PDF and the translation management system. */
export function paymentFacts({ paymentType, billingContact, billingAccount }: PaymentPreferences): PaymentFact[] {
  const { payment } = messages
  return [
    { name: payment.kind, value: payment[paymentType] },
    { name: payment.clientIdNumber, value: billingAccount?.clientIdNumber ?? '' },
    { name: payment.personalCode, value: billingAccount?.personalCode ?? '' },
    { name: payment.address, value: billingContact ? addressLines(billingContact).join(', ') : '' },
    { name: payment.email, value: billingContact?.email ?? '' },
    { name: payment.phone, value: billingContact?.phoneNumber ?? '' },
  ].filter(({ value }) => value !== '')
}
