import type { AcknowledgmentStatus, CartStatus } from '@portolan/contract/procurement/orders'
import type { ColumnType, Generated } from 'kysely'

type Identity = { readonly domain: string; readonly identity: string }
/** The parties of a cXML message; null for JSON. */
type PartiesColumn = ColumnType<{ buyer: Identity; supplier: Identity } | null, string | null, never>
type MessageFormat = 'JSON' | 'CXML'

/** A buyer's visit from a procurement system. */
export type PunchoutSessionTable = {
  id: Generated<string>
  /** Digest of the token in the start URL, whose holder may sign in once. */
  token_hash: string
  client_id: number
  format: MessageFormat
  /** TradeCentric's id of the session; the payload id in cXML. */
  pos: string
  operation: 'create' | 'edit' | 'inspect'
  deployment_mode: 'production' | 'test'
  parties: PartiesColumn
  /** Where the cart goes: the gateway for JSON, the form of the buyer's browser for cXML. */
  return_url: string
  email: string
  contact_name: string
  buyer_cookie: string
  /** Auxiliary ids of the cart that the buyer edits or inspects. */
  line_ids: string[]
  /** The buyer's account, once the session was used. */
  account_id: ColumnType<string | null, string | null | undefined, string | null>
  created_at: ColumnType<Date, never, never>
  expires_at: Date
  used_at: Date | null
  /** When a cart, also an empty one, was returned to it. It takes no other. */
  ended_at: ColumnType<Date | null, never, Date>
}

/** The request that a buyer made in a session, and what became of its cart. */
export type ProcurementOrderTable = {
  job_request_id: string
  /** The session that the cart goes back to: the newest in which the buyer edited it. */
  session_id: string
  cart_status: ColumnType<CartStatus, CartStatus | undefined, CartStatus>
  /** Counts how often the cart was returned, so that an older job cannot overwrite a newer one. */
  cart_round: Generated<number>
  redirect_url: string | null
  returned_at: Date | null
  problem: string | null
}

export type PurchaseOrderTable = {
  id: Generated<string>
  client_id: number
  order_id: string
  order_date: string
  payload_id: string
  order_request_id: string | null
  format: MessageFormat
  parties: PartiesColumn
  currency: string
  total_cents: ColumnType<string, number, number>
  received_at: ColumnType<Date, Date | undefined, Date>
  acknowledgment: AcknowledgmentStatus
  acknowledged_at: Date | null
  problem: string | null
}

export type PurchaseOrderLineTable = {
  purchase_order_id: string
  line_number: number
  job_request_id: string
  language_id: string
  part_id: string
  quantity: ColumnType<string, number, number>
  price_cents: ColumnType<string, number, number>
  description: string
}
