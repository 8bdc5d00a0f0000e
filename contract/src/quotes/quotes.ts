import * as z from 'zod/mini'
import { CompleteAddress, PartialAddress } from '../address.ts'
import { endpoint } from '../endpoint.ts'
import { AcceptanceStatus, JobRequest, JobRequestStatus, NamedLanguage } from '../job-requests/requests.ts'

export const PaymentType = z.enum(['CREDIT_CARD', 'BILL_TO_ACCOUNT', 'INVOICE_DIRECTLY'])
export type PaymentType = z.infer<typeof PaymentType>

export const RateType = z.enum(['STANDARD', 'RUSH'])
export type RateType = z.infer<typeof RateType>

export const mostMoney = 100_000_000

/** US dollars, to the cent. */
export const moneyUpTo = (most: number) => z.number().check(z.nonnegative(), z.maximum(most), z.multipleOf(0.01))
export const Money = moneyUpTo(mostMoney)

/** Pages to bill; parts of a page are billed too. */
export const PageCount = z.number().check(z.nonnegative(), z.maximum(1_000_000), z.multipleOf(0.01))

/** What one target language costs: exactly `pricePerPage` × `pages`, in whole cents. */
export const QuoteLine = z.object({
  language: NamedLanguage,
  /** The pages that are billed. */
  pages: z.number().check(z.nonnegative()),
  pricePerPage: Money,
  price: Money,
  /** The pages in the files; null where nobody counted them. */
  countedPages: z.nullable(z.number().check(z.nonnegative())),
  /** More pages are billed than were counted: the minimum of the client's rate. */
  isMinimum: z.boolean(),
  /** One price for the whole, whatever its pages: 1 × `price`. */
  isFlat: z.boolean(),
})
export type QuoteLine = z.infer<typeof QuoteLine>

export const AutoQuoteAnswer = z.object({
  /** The request's. */
  id: z.uuid(),
  /** The number people call it by, such as Q-2026-000123. */
  number: z.string(),
  status: JobRequestStatus,
  name: z.string(),
  sourceLanguage: NamedLanguage,
  targetLanguages: z.array(NamedLanguage),
  autoQuote: z.object({
    /** Null until the client has decided. */
    acceptanceStatus: z.nullable(AcceptanceStatus),
    acceptanceDeadline: z.iso.datetime(),
    creationDate: z.iso.datetime(),
    /** What a page costs where all languages cost the same, else the average. The lines are what counts. */
    pricePerPage: Money,
    price: Money,
    /** Billed, over all target languages. */
    totalPages: z.number().check(z.nonnegative()),
    rateType: RateType,
    lines: z.array(QuoteLine),
    /**
     * Until it is answered, what accepting it now would promise. Null where no day was named, or none counts any more. With
     * the provider's offset: its date part is the provider's day.
     */
    expectedDelivery: z.nullable(z.iso.datetime({ offset: true })),
    /** What staff wrote to the client about it. */
    note: z.string(),
    /** The PDF; null until it was written, and for a visitor who has not entered the mailed code. */
    documentFileKey: z.nullable(z.string()),
    decidedAt: z.nullable(z.iso.datetime()),
    /** Of the Terms of Service it was accepted under; null until then. */
    termsVersion: z.nullable(z.string()),
  }),
})
export type AutoQuoteAnswer = z.infer<typeof AutoQuoteAnswer>

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))

/** Payment links and invoices go to its e-mail address. */
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

/** No card number is ever asked for. What else a payment type needs is in `paymentDetails`. */
export const PaymentPreferences = z.object({
  paymentType: PaymentType,
  billingContact: z.optional(z.nullable(BillingContact)),
  billingAccount: z.optional(z.nullable(BillingAccount)),
})
export type PaymentPreferences = z.infer<typeof PaymentPreferences>

/** What each payment type needs. A card also needs a province where the country has provinces. */
export const paymentDetails = {
  CREDIT_CARD: z.object({ billingContact: CompleteAddress }),
  BILL_TO_ACCOUNT: z.object({
    billingAccount: z.extend(BillingAccount, { clientIdNumber: text(100).check(z.minLength(1)) }),
  }),
  INVOICE_DIRECTLY: z.object({}),
} satisfies Record<PaymentType, z.ZodMiniType>

const Id = z.object({ id: z.uuid() })
const id = { id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' }
const Rejection = z.object({ rejectionReason: z.optional(text(2000)) })

export const getAutoQuote = endpoint({
  name: 'getAutoQuote',
  summary: "The quote of a request, by the request's id; of one made signed out, for whoever holds that id",
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
  refusals: ['job_request_not_found', 'link_expired', 'quote_expired', 'conflict'],
} as const

export const acceptAutoQuote = endpoint({
  ...decide,
  name: 'acceptAutoQuote',
  summary: 'Accepts a quote under the terms, with how it is to be paid',
  path: '/jobRequests/{id}/actions/acceptAutoQuote',
  access: 'anyone',
  body: z.object({ paymentPreferences: PaymentPreferences }),
  reply: AutoQuoteAnswer,
  example: { params: id, body: { paymentPreferences: { paymentType: 'INVOICE_DIRECTLY' } } },
})

export const rejectAutoQuote = endpoint({
  ...decide,
  name: 'rejectAutoQuote',
  summary: 'Turns a quote down',
  path: '/jobRequests/{id}/actions/rejectAutoQuote',
  access: 'anyone',
  body: Rejection,
  reply: AutoQuoteAnswer,
  example: { params: id, body: { rejectionReason: 'Too late for us' } },
})

export const acceptQuote = endpoint({
  ...decide,
  name: 'acceptQuote',
  summary: 'Accepts a quote that is paid through the own procurement system or account',
  path: '/jobRequests/{id}/actions/acceptQuote',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'] },
  reply: z.extend(JobRequest, {
    /** Where the browser goes on, in the procurement system; null where it stays. */
    redirectUrl: z.nullable(z.string()),
  }),
  example: { params: id },
})

export const rejectQuote = endpoint({
  ...decide,
  name: 'rejectQuote',
  summary: 'Turns a quote down, from the request',
  path: '/jobRequests/{id}/actions/rejectQuote',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'] },
  body: Rejection,
  reply: JobRequest,
  example: { params: id, body: {} },
})
