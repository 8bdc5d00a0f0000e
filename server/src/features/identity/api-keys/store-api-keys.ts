import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'

const selectKeys = (db: Database | Tx) =>
  db
    .selectFrom('api_key')
    .select(['api_key.id', 'api_key.name', 'api_key.prefix', 'api_key.created_at', 'api_key.expires_at'])
    .select(['api_key.last_used_at', 'api_key.is_read_only'])
    .where('api_key.revoked_at', 'is', null)

export type ApiKeyRow = Awaited<ReturnType<typeof listKeys>>[number]

export const listKeys = (db: Database | Tx, accountId: string) =>
  selectKeys(db).where('api_key.account_id', '=', accountId).orderBy('api_key.id', 'desc').execute()

export const listKeysOfClient = (db: Database, clientId: number) =>
  selectKeys(db)
    .innerJoin('account', 'account.id', 'api_key.account_id')
    .select(['account.first_name', 'account.last_name', 'account.email'])
    .where('api_key.account_id', 'in', (members) =>
      members.selectFrom('account_client').select('account_id').where('client_id', '=', clientId),
    )
    .orderBy('api_key.id', 'desc')
    .limit(500)
    .execute()

export async function findKey(db: Database, prefix: string) {
  return db
    .selectFrom('api_key')
    .select(['id', 'account_id', 'name', 'hash', 'expires_at', 'revoked_at', 'last_used_at', 'is_read_only'])
    .where('prefix', '=', prefix)
    .executeTakeFirst()
}

/** Serializes the keys of one account, so that concurrent calls cannot exceed the limit. */
export async function lockKeys(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

export type KeyToInsert = {
  readonly account_id: string
  readonly name: string
  readonly prefix: string
  readonly hash: Buffer
  readonly created_at: Date
  readonly expires_at: Date
  readonly is_read_only: boolean
}

export const insertKey = (tx: Tx, key: KeyToInsert): Promise<ApiKeyRow> =>
  tx
    .insertInto('api_key')
    .values({ ...key, last_used_at: null, revoked_at: null })
    .returning(['id', 'name', 'prefix', 'created_at', 'expires_at', 'last_used_at', 'is_read_only'])
    .executeTakeFirstOrThrow()

/** The owner of a key is an account, or a user of a client. */
export type KeyOwner = { readonly accountId: string } | { readonly clientId: number }

/** Returns undefined if the owner has no such key, or it is revoked already. */
export function markRevoked(tx: Tx, owner: KeyOwner, id: string, at: Date) {
  return tx
    .updateTable('api_key')
    .from('account')
    .set({ revoked_at: at })
    .whereRef('account.id', '=', 'api_key.account_id')
    .where('api_key.id', '=', id)
    .where('api_key.revoked_at', 'is', null)
    .where(({ eb, selectFrom }) =>
      'accountId' in owner
        ? eb('api_key.account_id', '=', owner.accountId)
        : eb(
            'api_key.account_id',
            'in',
            selectFrom('account_client').select('account_id').where('client_id', '=', owner.clientId),
          ),
    )
    .returning(['api_key.name', 'api_key.prefix', 'account.id as accountId', 'account.email'])
    .executeTakeFirst()
}

/** True for the first use. Writes at most once a minute. */
export async function recordUse(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ is_first: boolean }>`
    with before as (select id, last_used_at from api_key where id = ${id} for update)
    update api_key set last_used_at = ${at} from before
      where api_key.id = before.id
        and (before.last_used_at is null or before.last_used_at < ${at}::timestamptz - interval '1 minute')
      returning before.last_used_at is null as is_first`.execute(tx)
  return rows[0]?.is_first === true
}

/** Deletes keys that have not worked for 90 days. Until then, their callers learn why. */
export async function sweepApiKeys(db: Database): Promise<void> {
  const old = sql<Date>`now() - interval '90 days'`
  await db
    .deleteFrom('api_key')
    .where(({ or, eb }) => or([eb('revoked_at', '<', old), eb('expires_at', '<', old)]))
    .execute()
}
