import { sql, type Transaction } from 'kysely'

/** Also of cancelled orders, whose closed time was unknown to the desk. */
const closedTimes = sql`
  alter table desk_order add column closed_at timestamptz;
  update desk_order set closed_at = coalesce(project_completed_at, (
      select max(at) from job_request_event event
        where event.job_request_id = desk_order.job_request_id
          and event.status in ('CANCELLED', 'QUOTE_REJECTED', 'QUOTE_EXPIRED', 'REJECTED_BY_SCREENING')), created_at)
    where status in ('COMPLETED', 'CANCELLED')`

/** A delivered order with a problem is open again, and sorted by its deadline like the others of its queue. */
const place = sql`
  alter table desk_order drop column queued_at;
  alter table desk_order add column queued_at timestamptz not null generated always as (case
    when status in ('COMPLETED', 'CANCELLED') and not needs_attention then coalesce(closed_at, created_at)
    else coalesce(deadline, 'infinity')
  end) stored;
  create index desk_order_by_queue on desk_order (queue, queued_at, id);
  create index desk_order_open_by_due on desk_order (queued_at, id) where queue <> 'CLOSED'`

const ofClient = sql`
  create index desk_order_of_client_by_queue on desk_order (client_id, queue, queued_at, id);
  create index desk_order_of_client_open on desk_order (client_id, created_at, id) where queue <> 'CLOSED'`

export async function up(tx: Transaction<unknown>): Promise<void> {
  await closedTimes.execute(tx)
  await place.execute(tx)
  await ofClient.execute(tx)
}
