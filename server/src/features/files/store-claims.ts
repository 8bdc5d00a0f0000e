import { sql } from 'kysely'
import type { Database, Tx } from '../../tables/database.ts'

/** Returns the keys that were not claimed before. */
export async function insertClaims(db: Database | Tx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const claimed = await db
    .insertInto('file_claim')
    .values(keys.map((key) => ({ key })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute()
  return claimed.map(({ key }) => key)
}

export async function findClaims(db: Database | Tx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db.selectFrom('file_claim').select('key').where('key', 'in', keys).execute()
  return rows.map(({ key }) => key)
}

export async function releaseClaims(db: Database | Tx, keys: readonly string[]): Promise<void> {
  await db.updateTable('file_claim').set({ released_at: sql<Date>`now()` }).where('key', 'in', keys).execute()
}

export async function findReleased(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('file_claim').select('key').where('released_at', 'is not', null).execute()
  return rows.map(({ key }) => key)
}

export async function deleteClaims(db: Database | Tx, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('file_claim').where('key', 'in', keys).execute()
}
