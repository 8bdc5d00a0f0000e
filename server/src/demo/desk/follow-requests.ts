import { walkInClientId } from '@portolan/contract/clients/clients'
import { sql } from 'kysely'
import { followRequest } from '../../features/desk/index.ts'
import type { Tx } from '../../tables/database.ts'
import type { DemoWorld } from './order-row.ts'

/** Requests that somebody works on already. */
const begun = ['Consent forms, cardiology', 'Annual report, summary', 'Letter to the board']

/** Creates the orders of the demo's requests and assigns staff to them. */
export async function followRequests(tx: Tx, { people, timeZone }: DemoWorld): Promise<void> {
  const requests = await tx.selectFrom('job_request').select('id').orderBy('created_at').execute()
  for (const { id } of requests) await followRequest(tx, timeZone, id)
  await tx
    .updateTable('desk_order')
    .set({
      coordinator_id: sql<string>`case when status <> 'PENDING_REVIEW' and quote_started_at is not null then ${people.quoter}::uuid end`,
      project_manager_id: sql<string>`case when project_started_at is not null then ${people.pm}::uuid end`,
      status: sql`case when status = 'NEW' and name = any(${begun}) then 'IN_PROGRESS' else status end`,
    })
    .where('client_id', '<>', walkInClientId)
    .where('job_request_id', 'is not', null)
    .execute()
}

/** Marks the work as handed over to the desk. */
export async function addHandOvers(tx: Tx): Promise<void> {
  await tx
    .insertInto('tms_order')
    .columns(['job_request_id', 'system', 'kind', 'external_id', 'name'])
    .expression((from) =>
      from
        .selectFrom('desk_order')
        .innerJoin('job_request', 'job_request.id', 'desk_order.job_request_id')
        .select(['job_request_id', sql<string>`'desk'`.as('system'), sql<string>`'order'`.as('kind')])
        .select([sql<string>`desk_order.id::text`.as('external_id'), 'desk_order.number as name'])
        .where('job_request.status', 'in', ['SUBMITTED_TO_XTRF', 'COMPLETED'])
        .$narrowType<{ job_request_id: string }>(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
