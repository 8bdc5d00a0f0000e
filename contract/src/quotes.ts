import * as z from 'zod/mini'
import { JobRequestStatus } from './job-requests.ts'

export const PaymentType = z.enum(['CREDIT_CARD', 'BILL_TO_ACCOUNT', 'INVOICE_DIRECTLY'])
export type PaymentType = z.infer<typeof PaymentType>

export const AcceptanceStatus = z.enum(['ACCEPTED', 'REJECTED'])
export type AcceptanceStatus = z.infer<typeof AcceptanceStatus>

/** To the cent. */
const Money = z.number().check(z.nonnegative(), z.multipleOf(0.01))
const LanguageName = z.object({ name: z.string() })

export const AutoQuoteAnswer = z.object({
  status: JobRequestStatus,
  name: z.string(),
  sourceLanguage: LanguageName,
  targetLanguages: z.array(LanguageName),
  autoQuote: z.object({
    /** Null until the client has decided. */
    acceptanceStatus: z.nullable(AcceptanceStatus),
    acceptanceDeadline: z.iso.datetime(),
    creationDate: z.iso.datetime(),
    pricePerPage: Money,
    price: Money,
    /** Over all target languages. */
    totalPages: z.number().check(z.nonnegative()),
  }),
})
export type AutoQuoteAnswer = z.infer<typeof AutoQuoteAnswer>
