import type { AcceptanceStatus } from '@portolan/contract/job-requests/requests'
import type { PaymentPreferences } from '@portolan/contract/quotes/quotes'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../tables/database.ts'
import type { QuoteLineTable, QuoteTable } from '../../tables/quote.ts'
import type { PricedLine } from './pricing/pricing.ts'

export type QuoteRow = Selectable<QuoteTable>
type LineRow = Selectable<QuoteLineTable>

/** Inserts the new current quote and marks the previous one as superseded. */
export async function insertQuote(
  tx: Tx,
  quote: Insertable<QuoteTable>,
  lines: readonly PricedLine[],
): Promise<string> {
  const { job_request_id: requestId } = quote
  await tx
    .updateTable('quote')
    .set({ superseded_at: sql<Date>`now()` })
    .where('job_request_id', '=', requestId)
    .where('superseded_at', 'is', null)
    .execute()
  const version = sql<number>`(select coalesce(max(version), 0) + 1 from quote where job_request_id = ${requestId})`
  const { id } = await tx
    .insertInto('quote')
    .values({ ...quote, version })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = lines.map((line, position) => ({
    quote_id: id,
    position,
    language_id: line.languageId,
    unit: line.unit,
    quantity: line.quantity,
    unit_price_cents: line.unitPriceCents,
    price_cents: line.priceCents,
    counted_pages: line.countedPages,
    counted_words: line.countedWords,
    is_minimum: line.isMinimum,
  }))
  await tx.insertInto('quote_line').values(rows).execute()
  return id
}

export async function findQuoteOf(db: Database | Tx, requestId: string): Promise<QuoteRow | undefined> {
  return db
    .selectFrom('quote')
    .selectAll()
    .where('job_request_id', '=', requestId)
    .where('superseded_at', 'is', null)
    .executeTakeFirst()
}

export async function findQuote(db: Database | Tx, id: string): Promise<QuoteRow | undefined> {
  return db.selectFrom('quote').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function listLines(db: Database | Tx, quoteId: string): Promise<PricedLine[]> {
  const rows = await db
    .selectFrom('quote_line')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .orderBy('position')
    .execute()
  return rows.map(lineOf)
}

const lineOf = (row: LineRow): PricedLine => ({
  languageId: row.language_id,
  unit: row.unit,
  quantity: Number(row.quantity),
  unitPriceCents: Number(row.unit_price_cents),
  priceCents: Number(row.price_cents),
  countedPages: row.counted_pages === null ? null : Number(row.counted_pages),
  countedWords: row.counted_words,
  isMinimum: row.is_minimum,
})

export type Decision = {
  readonly status: AcceptanceStatus
  readonly at: Date
  /** Null for a visitor. */
  readonly accountId: string | null
  readonly name: string
  readonly ip: string
  readonly reason: string | null
  readonly termsVersion: string | null
  readonly privacyVersion: string | null
  readonly payment: PaymentPreferences | null
}

export async function saveDecision(
  tx: Tx,
  quoteId: string,
  decision: Decision,
  expectedDelivery: Date | null,
): Promise<void> {
  await tx
    .updateTable('quote')
    .set({
      acceptance_status: decision.status,
      decided_at: decision.at,
      decided_by: decision.accountId,
      decided_by_name: decision.name,
      decided_from: decision.ip,
      rejection_reason: decision.reason,
      terms_version: decision.termsVersion,
      privacy_version: decision.privacyVersion,
      payment: decision.payment && JSON.stringify(decision.payment),
      expected_delivery: expectedDelivery,
    })
    .where('id', '=', quoteId)
    .execute()
}

export async function saveDelivery(tx: Tx, quoteId: string, expectedDelivery: Date | null): Promise<void> {
  await tx.updateTable('quote').set({ expected_delivery: expectedDelivery }).where('id', '=', quoteId).execute()
}

export async function saveDocument(tx: Tx, quoteId: string, file: { key: string; sha256: string }): Promise<void> {
  await tx
    .updateTable('quote')
    .set({ document_file_key: file.key, document_sha256: file.sha256 })
    .where('id', '=', quoteId)
    .execute()
}

/** Requests whose quote was not answered in time. */
export async function findOverdue(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('quote')
    .innerJoin('job_request', 'job_request.id', 'quote.job_request_id')
    .select('job_request_id')
    .where('acceptance_deadline', '<=', now)
    .where('acceptance_status', 'is', null)
    .where('superseded_at', 'is', null)
    .where('job_request.status', '=', 'QUOTE_READY_FOR_CLIENT_REVIEW')
    .execute()
  return rows.map(({ job_request_id }) => job_request_id)
}
