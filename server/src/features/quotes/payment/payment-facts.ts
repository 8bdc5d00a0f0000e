import { addressLines } from '@portolan/contract/address'
import type { PaymentPreferences } from '@portolan/contract/quotes/quotes'
import { type DocumentTexts, englishTexts } from '../messages/document.ts'

export type PaymentFact = { readonly name: string; readonly value: string }

/** How a quote is paid, in words: for emails, the PDF and the translation management system. */
export function paymentFacts(payment: PaymentPreferences, t: DocumentTexts = englishTexts): PaymentFact[] {
  const { paymentType, billingContact, billingAccount, invoice } = payment
  return [
    { name: t('payment'), value: t(paymentType) },
    { name: t('clientIdNumber'), value: billingAccount?.clientIdNumber ?? '' },
    { name: t('personalCode'), value: billingAccount?.personalCode ?? '' },
    { name: t('vatNumber'), value: invoice?.vatNumber ?? '' },
    { name: t('orderNumber'), value: invoice?.orderNumber ?? '' },
    { name: t('billingAddress'), value: billingContact ? addressLines(billingContact).join(', ') : '' },
    { name: t('billingEmail'), value: billingContact?.email ?? '' },
    { name: t('billingPhone'), value: billingContact?.phoneNumber ?? '' },
  ].filter(({ value }) => value !== '')
}
