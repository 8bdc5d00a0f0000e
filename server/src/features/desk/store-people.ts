import type { Role } from '@portolan/contract/roles'
import { sql } from 'kysely'
import type { Database, Tx } from '../../tables/database.ts'

/** Accounts that have one of the roles and can sign in. */
export const findStaff = (db: Database | Tx, roles: readonly Role[]) =>
  db
    .selectFrom('account')
    .select(['id', 'roles', sql<string>`coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)`.as('name')])
    .where(sql<boolean>`roles && ${roles}::text[]`)
    .where('disabled_at', 'is', null)
    .orderBy(sql`lower(last_name), lower(first_name), id`)
    .execute()
