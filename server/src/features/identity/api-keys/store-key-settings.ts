import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

type KeySettings = { readonly isAllowedForAll: boolean; readonly isAllowed: boolean }

/** `isAllowed` is the client's own setting; staff have none. */
export async function findKeySettings(db: Database | Tx, clientId: number | null): Promise<KeySettings> {
  const rows = await db
    .selectFrom('api_keys_off')
    .select('client_id')
    .where(({ or, eb }) => or([eb('client_id', 'is', null), eb('client_id', '=', clientId)]))
    .execute()
  return {
    isAllowedForAll: rows.every(({ client_id }) => client_id !== null),
    isAllowed: rows.every(({ client_id }) => client_id === null),
  }
}

export async function areKeysAllowed(db: Database | Tx, clientId: number | null): Promise<boolean> {
  const { isAllowedForAll, isAllowed } = await findKeySettings(db, clientId)
  return isAllowedForAll && isAllowed
}

/** Returns false if it was so already. */
export async function saveKeySetting(tx: Tx, clientId: number | null, isAllowed: boolean): Promise<boolean> {
  const ofClient = sql<boolean>`client_id is not distinct from ${clientId}::int`
  const { numDeletedRows } = await tx.deleteFrom('api_keys_off').where(ofClient).executeTakeFirst()
  if (!isAllowed) await tx.insertInto('api_keys_off').values({ client_id: clientId }).execute()
  return numDeletedRows > 0n === isAllowed
}

export const isClient = async (db: Database | Tx, clientId: number): Promise<boolean> =>
  (await db.selectFrom('client').select('id').where('id', '=', clientId).executeTakeFirst()) !== undefined
