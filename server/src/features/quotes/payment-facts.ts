import type { PaymentPreferences } from '@portolan/contract/quotes'
import { messages } from './messages/en.ts'

export type PaymentFact = { readonly name: string; readonly value: string }

/** How a quote is paid, in words: for e-mails, the PDF and the translation management system. */
export function paymentFacts({ paymentType, billingContact, billingAccount }: PaymentPreferences): PaymentFact[] {
  const { payment } = messages
  return [
    { name: payment.kind, value: payment[paymentType] },
    { name: payment.clientIdNumber, value: billingAccount?.clientIdNumber ?? '' },
    { name: payment.personalCode, value: billingAccount?.personalCode ?? '' },
    { name: payment.address, value: billingContact ? addressText(billingContact) : '' },
    { name: payment.email, value: billingContact?.email ?? '' },
    { name: payment.phone, value: billingContact?.phoneNumber ?? '' },
  ].filter(({ value }) => value !== '')
}

function addressText(contact: NonNullable<PaymentPreferences['billingContact']>): string {
  const place = [contact.province?.name, contact.zipCode].filter(Boolean).join(' ')
  return [contact.address1, contact.address2, contact.city, place, hasAddress(contact) ? contact.country?.name : '']
    .filter(Boolean)
    .join(', ')
}

/** The country is preselected in the form: alone it says nothing. */
const hasAddress = ({ address1, address2, city, zipCode }: NonNullable<PaymentPreferences['billingContact']>) =>
  [address1, address2, city, zipCode].some((part) => part !== '')
