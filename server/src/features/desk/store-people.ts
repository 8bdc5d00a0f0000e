import type { Role } from '@portolan/contract/roles'
import { sql } from 'kysely'
import type { Database, Tx } from '../../tables/database.ts'

const nameOf = sql<string>`coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)`

/** Accounts that have one of the roles and can sign in. */
export const findStaff = (db: Database | Tx, roles: readonly Role[]) =>
  db
    .selectFrom('account')
    .select(['id', 'roles', nameOf.as('name')])
    .where(sql<boolean>`roles && ${roles}::text[]`)
    .where('disabled_at', 'is', null)
    .orderBy(sql`lower(last_name), lower(first_name), id`)
    .execute()

/** By id. */
export async function findPersonNames(tx: Tx, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const rows = await tx
    .selectFrom('account')
    .select(['id', nameOf.as('name')])
    .where('id', 'in', known)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
