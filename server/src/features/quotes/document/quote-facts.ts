import type { LegalText } from '@portolan/contract/content/content'
import type { CountNote } from '@portolan/contract/job-requests/count-notes'
import type { PaymentPreferences, RateType } from '@portolan/contract/quotes/quotes'
import type { PricedLine } from '../pricing/pricing.ts'

/** Everything the document of a quote shows. */
export type QuoteFacts = {
  /** The reader's locale as a full BCP 47 tag, such as es-US. */
  readonly locale: string
  /** The provider's time zone. */
  readonly timeZone: string
  readonly provider: { readonly providerName: string; readonly contactEmail: string; readonly contactPhone: string }
  readonly number: string
  readonly version: number
  readonly name: string
  readonly createdAt: Date
  readonly validUntil: Date
  /** In workdays; null if the quote has no date. */
  readonly turnaroundDays: number | null
  readonly reference: string
  readonly company: string
  /** Lines of the client's address, as far as administrators know it. */
  readonly address: readonly string[]
  readonly vatNumber: string
  readonly requester: string
  readonly email: string
  readonly sourceLanguage: string
  readonly rateType: RateType
  readonly lines: readonly (PricedLine & { readonly language: string })[]
  readonly priceCents: number
  readonly files: readonly CountedFile[]
  readonly note: string
  readonly terms: LegalText
  /** Set in a confirmation; null in the quote itself. */
  readonly acceptance: {
    readonly by: string
    readonly at: Date | null
    readonly delivery: Date | null
    /** Null if the client's procurement system pays. */
    readonly payment: PaymentPreferences | null
    /** The digest of the accepted PDF. */
    readonly documentSha256: string
  } | null
  /** The page where the client answers the quote. */
  readonly url: string
}

/** A source file. Its notes are null if it was not counted by the current rule. */
export type CountedFile = { readonly fileName: string; readonly notes: readonly CountNote[] | null }
