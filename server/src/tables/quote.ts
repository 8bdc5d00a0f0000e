import type { AcceptanceStatus } from '@portolan/contract/job-requests/requests'
import type { PaymentEvent } from '@portolan/contract/quotes/payments'
import type { PaymentPreferences, PriceUnit, RateType } from '@portolan/contract/quotes/quotes'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { TextCountColumns } from './text-count.ts'

/** What a client pays for one pair of languages. */
export type RateTable = {
  client_id: number
  source_language_id: string
  target_language_id: string
  unit: PriceUnit
  /** With two decimals. The driver returns numeric as text. */
  unit_price_cents: ColumnType<string, number, number>
  /** The fewest units that are billed. */
  minimum_quantity: ColumnType<string, number, number>
  rush_factor: ColumnType<string, number, number>
  pages_per_day: number
}

/** What a language of a quote costs at least. Clients without one have no row. */
export type MinimumChargeTable = { client_id: number; cents: number }

/** Cents are bigint, which the driver returns as text. */
type Cents = ColumnType<string, number, number>

/** A request has one current quote; earlier ones are superseded. */
export type QuoteTable = {
  id: Generated<string>
  job_request_id: string
  /** The client of the request. Kept by a trigger. */
  client_id: ColumnType<number, never, never>
  /** 1 for the first quote of the request. */
  version: Generated<number>
  is_automatic: boolean
  rate_type: RateType
  price_cents: Cents
  expected_delivery: Date | null
  note: string
  acceptance_deadline: Date
  superseded_at: Date | null
  document_file_key: string | null
  document_sha256: string | null
  /** Null until the client has decided. This and the following columns are the receipt. */
  acceptance_status: AcceptanceStatus | null
  decided_at: Date | null
  /** Null for a visitor. */
  decided_by: string | null
  decided_by_name: string | null
  /** The IP address of the decision. */
  decided_from: string | null
  rejection_reason: string | null
  terms_version: string | null
  privacy_version: string | null
  payment: JSONColumnType<PaymentPreferences> | null
  created_at: ColumnType<Date, Date | undefined, never>
}

export type QuoteLineTable = {
  quote_id: string
  position: number
  language_id: string
  unit: PriceUnit
  /** Billed units; of pages it may be the minimum of the rate. */
  quantity: ColumnType<string, number, number>
  /** With two decimals: a word may cost 12.5 cents. */
  unit_price_cents: ColumnType<string, number, number>
  price_cents: Cents
  counted_pages: ColumnType<string | null, number | null, number | null>
  /** Null also in lines from before rates by the word. */
  counted_words: number | null
  is_minimum: boolean
}

/** Events of the payment of an accepted quote: link sent, paid. */
export type PaymentEventTable = {
  id: Generated<string>
  quote_id: string
  kind: PaymentEvent['kind']
  at: Date
  /** Null, like `by_name`, for the portal itself. */
  account_id: string | null
  by_name: string | null
  sent_to: string | null
  url: string | null
  /** Of a payment: the provider's day on which it came, what identifies it, and how much it was. */
  received_on: ColumnType<string | null, string | null | undefined, never>
  reference: ColumnType<string | null, string | null | undefined, never>
  amount_cents: ColumnType<string | null, number | null | undefined, never>
  /** Whether another translation management system has a later payment. */
  transfer: ColumnType<PaymentEvent['transfer'], PaymentEvent['transfer'] | undefined, PaymentEvent['transfer']>
}

/** The count of an upload that no request has claimed yet. */
export type UploadCountTable = TextCountColumns & {
  file_key: string
  status: 'COUNTING' | 'COUNTED' | 'UNCOUNTABLE'
  /** The digest of the counted bytes. */
  sha256: string | null
  created_at: ColumnType<Date, Date | undefined, never>
}
