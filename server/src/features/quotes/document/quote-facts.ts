import type { LegalText } from '@portolan/contract/content/content'
import type { RateType } from '@portolan/contract/quotes/quotes'
import type { PricedLine } from '../pricing/pricing.ts'

/** All that the document of a quote tells; days as people read them. */
export type QuoteFacts = {
  readonly provider: { readonly providerName: string; readonly contactEmail: string; readonly contactPhone: string }
  readonly number: string
  readonly name: string
  readonly createdAt: Date
  readonly date: string
  readonly validUntil: string
  /** How long it takes; empty where nothing was promised. */
  readonly delivery: string
  readonly reference: string
  readonly company: string
  readonly requester: string
  readonly email: string
  readonly sourceLanguage: string
  readonly rateType: RateType
  readonly lines: readonly (PricedLine & { readonly language: string })[]
  readonly priceCents: number
  /** By which rule words were counted, and what was not; a line each. */
  readonly countNotes: readonly string[]
  readonly note: string
  readonly terms: LegalText
  /** What makes it a confirmation; null for the quote itself. */
  readonly acceptance: {
    readonly by: string
    readonly at: string
    readonly delivery: string
    readonly payment: readonly { readonly name: string; readonly value: string }[]
    /** Of the PDF that was accepted. */
    readonly documentSha256: string
  } | null
  /** The page where it is answered. */
  readonly url: string
}
