import { sql } from 'kysely'
import type { Database, Tx } from '../../../tables/database.ts'
import type { OidcKeyTable } from '../../../tables/identity.ts'

export type KeyKind = OidcKeyTable['kind']

/** Serializes key creation between nodes that start at the same time. */
export const withKeysLocked = <Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('oidc_key'))`.execute(tx)
    return work(tx)
  })

/** The first key of a kind is the one to sign with. */
export const listKeys = (tx: Tx, kind: KeyKind): Promise<{ secret: Buffer }[]> =>
  tx
    .selectFrom('oidc_key')
    .select('secret')
    .where('kind', '=', kind)
    .orderBy(sql`array_position(array['current', 'next', 'retired'], state)`)
    .orderBy('changed_at', 'desc')
    .execute()

export async function insertCurrentKey(tx: Tx, key: { id: string; kind: KeyKind; secret: Buffer }): Promise<void> {
  await tx
    .insertInto('oidc_key')
    .values({ ...key, state: 'current' })
    .execute()
}

/** Returns one encrypted key to test a master key on. */
export async function findSealedKey(db: Database): Promise<Buffer | undefined> {
  const key = await db.selectFrom('oidc_key').select('secret').limit(1).executeTakeFirst()
  return key?.secret
}
