import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Money } from './money.ts'
import { Payer, PaymentStatus, PaymentType } from './quotes.ts'

const maxUrlLength = 2000

/** Where a client pays by card. Must be https, because people enter card numbers there. */
export const PaymentUrl = z.url({ protocol: /^https$/ }).check(z.maxLength(maxUrlLength))

/** Money that came, whole cents of it. */
export const PaidAmount = Money.check(z.minimum(0.01))

/** The day that money came in, in the provider's calendar, and what identifies it, such as the number of a bank transfer. */
export const ReceivedPayment = z.object({
  /** Today if it is left out. */
  receivedOn: z.optional(z.iso.date()),
  reference: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  /** All that is open if it is left out. Not more than that. */
  amount: z.optional(PaidAmount),
  /** What was open when the payment was entered. If it has changed since, nothing is recorded. */
  openBefore: z.optional(Money),
})

const PaymentEvent = z.object({
  kind: z.enum(['LINK_SENT', 'PAID', 'INVOICE_ALLOWED']),
  at: z.iso.datetime(),
  /** Null for the portal itself. */
  by: z.nullable(z.string()),
  /** The email address a link was sent to. */
  sentTo: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** Of a recorded payment: the day, the reference and the amount. Null for other events, and where they were not asked for yet. */
  receivedOn: z.nullable(z.iso.date()),
  reference: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  /** Whether another translation management system has a payment that came after the hand-over; null where none needs it. */
  transfer: z.nullable(z.enum(['WAITING', 'SENT', 'FAILED'])),
})
export type PaymentEvent = z.infer<typeof PaymentEvent>

const Named = z.object({ id: z.int(), name: z.string() })

/** The billing contact of payment preferences, with all fields present. */
const KnownBillingContact = z.object({
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  province: z.nullable(Named),
  country: z.nullable(Named),
  zipCode: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
})
const known = {
  billingContact: z.nullable(KnownBillingContact),
  billingAccount: z.nullable(z.object({ clientIdNumber: z.string(), personalCode: z.string() })),
  invoice: z.nullable(z.object({ vatNumber: z.string(), orderNumber: z.string() })),
}

/** How a client pays an accepted quote, and the events since. */
export const Payment = z.object({
  preferences: z.object({ paymentType: PaymentType, ...known }),
  status: PaymentStatus,
  /** The sum of all payments, and what is left of the price. */
  paid: Money,
  open: Money,
  /** Where payment links are sent. */
  email: z.string(),
  /** Oldest first. */
  events: z.array(PaymentEvent),
})
export type Payment = z.infer<typeof Payment>

const PaymentDefaults = z.object({
  /** Decides which payment types there are and what they need. */
  payer: Payer,
  /** Who is billed; null as long as the details of the request are hidden. */
  billedTo: z.nullable(z.object({ company: z.string(), name: z.string() })),
  /** The type used last; null if there is none. */
  paymentType: z.nullable(PaymentType),
  ...known,
})
export type PaymentDefaults = z.infer<typeof PaymentDefaults>

export const getPaymentDefaults = endpoint({
  name: 'getPaymentDefaults',
  summary: 'Get the payment details to prefill the payment form with',
  tag: 'quotes',
  method: 'GET',
  path: '/autoQuotes/{id}/paymentDefaults',
  access: 'anyone',
  params: z.object({ id: z.uuid() }),
  reply: PaymentDefaults,
  refusals: ['job_request_not_found', 'link_expired'],
  example: { params: { id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' } },
})
