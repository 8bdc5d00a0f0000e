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

/** Prefers the project manager to the coordinator. */
export async function findResponsible(tx: Tx, requestId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('desk_order')
    .innerJoin('account', (join) =>
      join.on((on) =>
        on.or([
          on('account.id', '=', on.ref('desk_order.project_manager_id')),
          on('account.id', '=', on.ref('desk_order.coordinator_id')),
        ]),
      ),
    )
    .select('account.email')
    .where('desk_order.job_request_id', '=', requestId)
    .where('account.disabled_at', 'is', null)
    .orderBy(sql`account.id = desk_order.project_manager_id`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.email
}
