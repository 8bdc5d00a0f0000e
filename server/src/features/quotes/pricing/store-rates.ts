import type { Rate } from '@portolan/contract/quotes/rates'
import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import type { RateTable } from '../../../tables/quote.ts'

export type RateRow = Selectable<RateTable>

export async function listRateRows(db: Database | Tx, clientId: number): Promise<RateRow[]> {
  return db
    .selectFrom('rate')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('source_language_id')
    .orderBy('target_language_id')
    .execute()
}

type Pair = { readonly clientId: number; readonly sourceId: string; readonly targetIds: readonly string[] }

export async function findRateRows(db: Database | Tx, { clientId, sourceId, targetIds }: Pair): Promise<RateRow[]> {
  if (targetIds.length === 0) return []
  return db
    .selectFrom('rate')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('source_language_id', '=', sourceId)
    .where('target_language_id', 'in', targetIds)
    .execute()
}

export async function replaceRates(tx: Tx, clientId: number, rates: readonly Rate[]): Promise<void> {
  await tx.deleteFrom('rate').where('client_id', '=', clientId).execute()
  if (rates.length === 0) return
  const rows = rates.map((rate) => ({
    client_id: clientId,
    source_language_id: rate.sourceLanguageId,
    target_language_id: rate.targetLanguageId,
    unit: rate.unit,
    unit_price_cents: Math.round(rate.unitPrice * 10_000) / 100,
    minimum_quantity: rate.unit === 'FLAT' ? 0 : rate.minimumQuantity,
    rush_factor: rate.rushFactor,
    pages_per_day: rate.pagesPerDay,
  }))
  await tx.insertInto('rate').values(rows).execute()
}

export const countRatesByClient = (db: Database) =>
  db
    .selectFrom('rate')
    .innerJoin('client', 'client.id', 'rate.client_id')
    .select(['client.id', 'client.client_name as name', sql<number>`count(*)::int`.as('rates')])
    .groupBy(['client.id', 'client.client_name'])
    .orderBy(sql`lower(client.client_name)`)
    .orderBy('client.id')
    .execute()

/** 0 if the client has none. */
export async function findMinimumCharge(db: Database | Tx, clientId: number): Promise<number> {
  const row = await db.selectFrom('minimum_charge').select('cents').where('client_id', '=', clientId).executeTakeFirst()
  return row?.cents ?? 0
}

export async function replaceMinimumCharge(tx: Tx, clientId: number, cents: number): Promise<void> {
  await tx.deleteFrom('minimum_charge').where('client_id', '=', clientId).execute()
  if (cents > 0) await tx.insertInto('minimum_charge').values({ client_id: clientId, cents }).execute()
}

/** Locks the client, so that two people who save rates at once do it one after the other. */
export async function lockClient(tx: Tx, clientId: number): Promise<boolean> {
  const row = await tx.selectFrom('client').select('id').where('id', '=', clientId).forUpdate().executeTakeFirst()
  return row !== undefined
}

export async function findRushCondition(db: Database | Tx, clientId: number) {
  const row = await db.selectFrom('client').select('rush_condition').where('id', '=', clientId).executeTakeFirst()
  return row?.rush_condition ?? null
}
