import * as z from 'zod/mini'
import { CompleteAddress, PartialAddress } from '../address.ts'
import { endpoint } from '../endpoint.ts'
import { AcceptanceStatus, JobRequest, JobRequestStatus, NamedLanguage } from '../job-requests/requests.ts'
import { visitQuery } from '../procurement/visit-query.ts'
import { Money, maxMoney } from './money.ts'

export const PaymentType = z.enum(['CREDIT_CARD', 'BILL_TO_ACCOUNT', 'INVOICE_DIRECTLY'])
export type PaymentType = z.infer<typeof PaymentType>

export const RateType = z.enum(['STANDARD', 'RUSH'])
export type RateType = z.infer<typeof RateType>

/** The payment status of an accepted quote. PAID: nothing is open. A payment link counts until the next payment. */
export const PaymentStatus = z.enum(['OPEN', 'LINK_SENT', 'PAID'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** Pages to bill; parts of a page are billed too. */
export const PageCount = z.number().check(z.nonnegative(), z.maximum(1_000_000), z.multipleOf(0.01))

/** What a price is for. FLAT: one price for the whole language. */
export const PriceUnit = z.enum(['WORD', 'PAGE', 'HOUR', 'MINUTE', 'FLAT'])
export type PriceUnit = z.infer<typeof PriceUnit>

/** Billed words, pages, hours or minutes; parts of them are billed too. */
export const Quantity = z.number().check(z.nonnegative(), z.maximum(10_000_000), z.multipleOf(0.01))

/** US dollars, with four decimals: the price of a word has parts of a cent. */
export const UnitPrice = z.number().check(z.nonnegative(), z.maximum(maxMoney), z.multipleOf(0.0001))

type Price = { readonly unit: PriceUnit; readonly unitPrice: number }

/** A flat price is what the client pays, so it has no parts of a cent. */
export const flatPriceInCents: z.core.CheckFn<Price> = ({ value, issues }) => {
  if (value.unit !== 'FLAT') return
  const found = Money.safeParse(value.unitPrice).error?.issues.find(({ code }) => code === 'not_multiple_of')
  if (found) issues.push({ ...found, input: value.unitPrice, path: ['unitPrice'] } as z.core.$ZodRawIssue)
}

/** What one target language costs: exactly `unitPrice` × `quantity`, rounded to whole cents. */
export const QuoteLine = z.object({
  language: NamedLanguage,
  unit: PriceUnit,
  /** Billed units; 1 with a flat price. */
  quantity: Quantity,
  unitPrice: UnitPrice,
  price: Money,
  /** Pages counted in the files; null if they were not counted. */
  countedPages: z.nullable(z.number().check(z.nonnegative())),
  countedWords: z.nullable(z.int().check(z.nonnegative())),
  /** True if the rate's minimum exceeds the counted pages or words, or if a flat price is the client's minimum charge. */
  isMinimum: z.boolean(),
})
export type QuoteLine = z.infer<typeof QuoteLine>

/** What was counted in the unit of a price; null if files have no count in it. */
export const countedIn = (
  unit: PriceUnit,
  { countedPages, countedWords }: Pick<QuoteLine, 'countedPages' | 'countedWords'>,
): number | null => (unit === 'PAGE' ? countedPages : unit === 'WORD' ? countedWords : null)

/** How far the payment of an accepted quote is, for the readers of the quote. */
export const QuotePayment = z.object({
  paymentType: PaymentType,
  status: PaymentStatus,
  /** When it was paid or else the latest payment link was sent; null while it is open. With the provider's offset. */
  at: z.nullable(z.iso.datetime({ offset: true })),
  /** Where to pay by card. Null before the link was sent, once it is paid, and for a visitor who has not entered the emailed code. */
  url: z.nullable(z.string()),
  /** The sum of all payments, and what is left of the price. */
  paid: Money,
  open: Money,
  /** Oldest first. The day is null for payments from before it was asked for. */
  payments: z.array(z.object({ recordedAt: z.iso.datetime(), receivedOn: z.nullable(z.iso.date()), amount: Money })),
})
export type QuotePayment = z.infer<typeof QuotePayment>

export const AutoQuoteAnswer = z.object({
  /** The request's id. */
  id: z.uuid(),
  /** The public number, such as Q-2026-000123. */
  number: z.string(),
  status: JobRequestStatus,
  name: z.string(),
  sourceLanguage: NamedLanguage,
  targetLanguages: z.array(NamedLanguage),
  autoQuote: z.object({
    /** Null until the client has decided. */
    acceptanceStatus: z.nullable(AcceptanceStatus),
    acceptanceDeadline: z.iso.datetime(),
    /** 1 for the first quote of a request; each one that replaces another counts one more. */
    version: z.int(),
    creationDate: z.iso.datetime(),
    /**
     * The price per page if it is the same for all languages, otherwise the average. A language that is not priced by the
     * page counts as one page. The lines are binding.
     */
    pricePerPage: Money,
    price: Money,
    /** Billed pages of all target languages. */
    totalPages: z.number().check(z.nonnegative()),
    rateType: RateType,
    lines: z.array(QuoteLine),
    /**
     * Until the quote is decided, the date that accepting it now would promise. Null if there is no date, or it no
     * longer applies. With the provider's offset, so that its date part is the provider's day.
     */
    expectedDelivery: z.nullable(z.iso.datetime({ offset: true })),
    /** A note from staff to the client. */
    note: z.string(),
    /** The PDF; null until it is written, and for a visitor who has not entered the emailed code. */
    documentFileKey: z.nullable(z.string()),
    decidedAt: z.nullable(z.iso.datetime()),
    /** The version of the Terms of Service it was accepted under; null until then. */
    termsVersion: z.nullable(z.string()),
    /** Null until accepted, and if the client's procurement system pays. */
    payment: z.nullable(QuotePayment),
  }),
})
export type AutoQuoteAnswer = z.infer<typeof AutoQuoteAnswer>

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))

/** Payment links and invoices go to its email address. */
export const BillingContact = z.extend(PartialAddress, {
  email: z._default(
    text(254).check(
      z.refine((email) => email === '' || z.regexes.email.test(email), { params: { fieldCode: 'invalid_email' } }),
    ),
    '',
  ),
})

const accountNumber = z._default(text(100), '')
const BillingAccount = z.object({ clientIdNumber: accountNumber, personalCode: accountNumber })

export const maxOrderNumberLength = 100

/** What the client's bookkeeping needs on an invoice. */
export const InvoiceReferences = z.object({
  vatNumber: z._default(text(40), ''),
  orderNumber: z._default(text(maxOrderNumberLength), ''),
})

/** No card number is ever asked for. What else a payment type needs is in `paymentDetails`. */
export const PaymentPreferences = z.object({
  paymentType: PaymentType,
  billingContact: z.optional(z.nullable(BillingContact)),
  billingAccount: z.optional(z.nullable(BillingAccount)),
  /** Printed on an invoice. Other payment types leave it out. */
  invoice: z.optional(z.nullable(InvoiceReferences)),
})
export type PaymentPreferences = z.infer<typeof PaymentPreferences>

/** WALK_IN: a visitor whose company is not a client. */
export const Payer = z.enum(['CLIENT', 'WALK_IN'])
export type Payer = z.infer<typeof Payer>

/** What each payment type needs. A type that is missing is not for this payer. */
type PaymentDetails = Partial<Record<PaymentType, z.ZodMiniType<object>>>

const nothing = z.object({})
/** The server also requires a province where the country's post needs one. */
export const withAddress = z.object({ billingContact: CompleteAddress })
/** The server also requires a province where the country's post needs one. */
export const withInvoiceContact = z.object({
  billingContact: z.extend(CompleteAddress, { email: z.email().check(z.maxLength(254)) }),
})
export const withAccount = z.object({
  billingAccount: z.extend(BillingAccount, { clientIdNumber: text(100).check(z.minLength(1)) }),
})

/**
 * The address of a client is on file. A walk-in has none there, so an invoice needs it and an email
 * address to send it to; a payment link does not.
 */
export const paymentDetails: Record<Payer, PaymentDetails> = {
  CLIENT: { CREDIT_CARD: withAddress, BILL_TO_ACCOUNT: withAccount, INVOICE_DIRECTLY: nothing },
  WALK_IN: { CREDIT_CARD: nothing, INVOICE_DIRECTLY: withInvoiceContact },
}

const Id = z.object({ id: z.uuid() })
const id = { id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' }
const Rejection = z.object({ rejectionReason: z.optional(text(2000)) })

export const getAutoQuote = endpoint({
  name: 'getAutoQuote',
  summary: "Get the quote of a request. A visitor's request is open to anyone who has its id",
  tag: 'quotes',
  method: 'GET',
  path: '/autoQuotes/{id}',
  access: 'anyone',
  params: Id,
  reply: AutoQuoteAnswer,
  refusals: ['job_request_not_found', 'link_expired', 'quote_not_found'],
  example: { params: id },
})

const decide = {
  tag: 'quotes',
  method: 'POST',
  params: Id,
  /** The version that the reader has seen: another one is refused. Without it the current one is meant. */
  query: z.object({ version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))) }),
  refusals: ['job_request_not_found', 'link_expired', 'quote_expired', 'quote_changed', 'conflict'],
} as const

/** Where the client's procurement system orders, a quote is accepted on a visit from it. */
const accept = { ...decide, refusals: [...decide.refusals, 'visit_needed'] } as const

export const acceptAutoQuote = endpoint({
  ...accept,
  name: 'acceptAutoQuote',
  summary: 'Accept a quote and its terms, with payment details',
  path: '/jobRequests/{id}/actions/acceptAutoQuote',
  access: 'anyone',
  body: z.object({ paymentPreferences: PaymentPreferences }),
  reply: AutoQuoteAnswer,
  example: { params: id, body: { paymentPreferences: { paymentType: 'INVOICE_DIRECTLY' } } },
})

export const rejectAutoQuote = endpoint({
  ...decide,
  name: 'rejectAutoQuote',
  summary: 'Reject a quote',
  path: '/jobRequests/{id}/actions/rejectAutoQuote',
  access: 'anyone',
  body: Rejection,
  reply: AutoQuoteAnswer,
  example: { params: id, body: { rejectionReason: 'Too late for us' } },
})

export const acceptQuote = endpoint({
  ...accept,
  name: 'acceptQuote',
  summary: "Accept a quote that is paid through the client's procurement system or account",
  path: '/jobRequests/{id}/actions/acceptQuote',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'] },
  query: z.extend(accept.query, visitQuery),
  reply: z.extend(JobRequest, {
    /** Where the browser continues in the procurement system; null to stay in the portal. */
    redirectUrl: z.nullable(z.string()),
  }),
  example: { params: id },
})

export const rejectQuote = endpoint({
  ...decide,
  name: 'rejectQuote',
  summary: 'Reject the quote of a request',
  path: '/jobRequests/{id}/actions/rejectQuote',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'] },
  body: Rejection,
  reply: JobRequest,
  example: { params: id, body: {} },
})
