import type { LegalText } from '@portolan/contract/content/content'
import type { CountNote } from '@portolan/contract/job-requests/count-notes'
import type { PaymentPreferences, RateType } from '@portolan/contract/quotes/quotes'
import type { PricedLine } from '../pricing/pricing.ts'

/** Everything the document of a quote shows. */
export type QuoteFacts = {
  /** The reader's, as a full language tag such as es-US. */
  readonly locale: string
  /** Of the provider. */
  readonly timeZone: string
  readonly provider: { readonly providerName: string; readonly contactEmail: string; readonly contactPhone: string }
  readonly number: string
  readonly name: string
  readonly createdAt: Date
  readonly validUntil: Date
  /** In working days; null where no day was named. */
  readonly turnaroundDays: number | null
  readonly reference: string
  readonly company: string
  readonly requester: string
  readonly email: string
  readonly sourceLanguage: string
  readonly rateType: RateType
  readonly lines: readonly (PricedLine & { readonly language: string })[]
  readonly priceCents: number
  readonly files: readonly CountedFile[]
  readonly note: string
  readonly terms: LegalText
  /** What makes it a confirmation; null for the quote itself. */
  readonly acceptance: {
    readonly by: string
    readonly at: Date | null
    readonly delivery: Date | null
    /** Null where the client's procurement system pays. */
    readonly payment: PaymentPreferences | null
    /** Of the PDF that was accepted. */
    readonly documentSha256: string
  } | null
  /** The page where it is answered. */
  readonly url: string
}

/** A source file; its notes are null where it was not counted by today's rule. */
export type CountedFile = { readonly fileName: string; readonly notes: readonly CountNote[] | null }
