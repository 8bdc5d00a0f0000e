import { sql, type Transaction } from 'kysely'

const columns = sql`
  alter table desk_order add column unanswered_since timestamptz, add column quote_expires_at timestamptz`

/** Messages are written by several features, so triggers keep which orders wait for an answer. */
const triggers = sql`
  create function order_of_message() returns trigger language plpgsql as $$
  begin
    update desk_order set unanswered_since = case when not new.is_from_staff then new.at end
      where job_request_id = new.job_request_id and new.is_from_staff = (unanswered_since is not null);
    return null;
  end $$;
  create trigger order_of_message after insert on job_request_message
    for each row execute function order_of_message();

  create function desk_order_unanswered() returns trigger language plpgsql as $$
  begin
    select min(message.at) into new.unanswered_since from job_request_message message
      where message.job_request_id = new.job_request_id and not message.is_from_staff and not exists (
        select from job_request_message answer where answer.job_request_id = message.job_request_id
          and answer.is_from_staff and answer.at > message.at);
    return new;
  end $$;
  create trigger desk_order_unanswered before insert on desk_order
    for each row when (new.job_request_id is not null) execute function desk_order_unanswered()`

const existingOrders = sql`
  update desk_order set unanswered_since = waiting.since
    from (select message.job_request_id, min(message.at) as since from job_request_message message
      where not message.is_from_staff and not exists (
        select from job_request_message answer where answer.job_request_id = message.job_request_id
          and answer.is_from_staff and answer.at > message.at)
      group by 1) waiting
    where desk_order.job_request_id = waiting.job_request_id;
  update desk_order set quote_expires_at = quote.acceptance_deadline from quote
    where quote.job_request_id = desk_order.job_request_id and superseded_at is null
      and desk_order.status = 'WITH_CLIENT'`

/** One index per column that a queue can be sorted by, and one per reason why an order needs someone. */
const indexes = sql`
  create index desk_order_by_queue_and_number on desk_order (queue, number, id);
  create index desk_order_by_queue_and_name on desk_order (queue, lower(name), id);
  create index desk_order_by_queue_and_price on desk_order (queue, coalesce(total_agreed_cents, -1), id);
  create index desk_order_by_queue_and_age on desk_order (queue, created_at, id);
  create index desk_order_open on desk_order (created_at, id) where queue <> 'CLOSED';
  create index desk_order_due on desk_order (deadline_on)
    where status in ('PENDING_REVIEW', 'PRICING', 'NEW', 'IN_PROGRESS', 'IN_QA');
  create index desk_order_unanswered on desk_order (unanswered_since, id) where unanswered_since is not null;
  create index desk_order_expiring on desk_order (quote_expires_at, id) where quote_expires_at is not null`

export async function up(tx: Transaction<unknown>): Promise<void> {
  await columns.execute(tx)
  await triggers.execute(tx)
  await existingOrders.execute(tx)
  await indexes.execute(tx)
}
