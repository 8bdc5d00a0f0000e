import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

export type StoredPasskey = {
  readonly id: string
  readonly accountId: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  readonly transports: string[]
}

export const listPasskeys = (db: Database | Tx, accountId: string) =>
  db
    .selectFrom('passkey')
    .select(['id', 'name', 'transports', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()

export async function findPasskey(db: Database, id: string): Promise<StoredPasskey | undefined> {
  const row = await db
    .selectFrom('passkey')
    .select(['id', 'account_id as accountId', 'public_key', 'counter', 'transports'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { public_key, counter, ...rest } = row
  return { ...rest, publicKey: new Uint8Array(public_key), counter: Number(counter) }
}

/** Serializes additions to one account, so that concurrent ones cannot exceed the limit. */
export async function lockPasskeys(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
}

/** Returns undefined if the passkey is already registered, for this account or another. */
export async function insertPasskey(tx: Tx, passkey: StoredPasskey & { readonly name: string }) {
  return tx
    .insertInto('passkey')
    .values({
      id: passkey.id,
      account_id: passkey.accountId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: [...passkey.transports],
      name: passkey.name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .executeTakeFirst()
}

/** Returns the deleted passkey's name, or undefined if the account has no such passkey. */
export async function deletePasskey(tx: Tx, accountId: string, id: string): Promise<string | undefined> {
  const gone = await tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('name')
    .executeTakeFirst()
  return gone?.name
}

/**
 * Returns false if the counter did not increase, which means the passkey was cloned. Many authenticators always send
 * zero.
 */
export async function countPasskeyUse(db: Database, id: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
