import type { PaymentPreferences } from '@portolan/contract/quotes/quotes'

export type PaymentLinkValues = {
  readonly number: string
  readonly priceCents: number
  readonly email: string
}

/** Fills in `PAYMENT_LINK_URL`. Every value is URL-encoded: none of them can change where the link leads. */
export function paymentLink(template: string, { number, priceCents, email }: PaymentLinkValues): string {
  const values: Readonly<Record<string, string>> = {
    number,
    amount: (priceCents / 100).toFixed(2),
    currency: 'USD',
    email,
  }
  return template.replace(/\{(number|amount|currency|email)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
}

type Requester = { readonly requestor_email: string }

/** Where a payment link is sent: the billing address if one was given, else the person who asked. */
export const paymentEmail = (payment: PaymentPreferences, request: Requester): string =>
  payment.billingContact?.email || request.requestor_email
