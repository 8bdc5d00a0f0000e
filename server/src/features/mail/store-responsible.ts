import { sql } from 'kysely'
import type { Tx } from '../../tables/database.ts'

/** Email address of the person the request's order is assigned to: its project manager before its coordinator. */
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
