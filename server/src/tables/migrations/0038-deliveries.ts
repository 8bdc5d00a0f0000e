import { sql, type Transaction } from 'kysely'

/**
 * What the list of requests shows and sorts by stands in the request itself, so that each order is served by one index.
 * Only deliveries and messages from now on are news.
 */
const requests = sql`
  alter table job_request
    add delivery_answer text,
    add delivered_at timestamptz,
    add staff_wrote_at timestamptz,
    add price_cents bigint,
    add due_at timestamptz,
    add news_at timestamptz generated always as (greatest(delivered_at, staff_wrote_at)) stored;
  update job_request set price_cents = quote.price_cents,
      due_at = case when quote.acceptance_status = 'ACCEPTED' then quote.expected_delivery end
    from quote where quote.job_request_id = job_request.id and quote.superseded_at is null;

  create function quote_terms() returns trigger language plpgsql as $$
  begin
    update job_request set price_cents = new.price_cents,
        due_at = case when new.acceptance_status = 'ACCEPTED' then new.expected_delivery end
      where id = new.job_request_id;
    return null;
  end $$;
  create trigger quote_terms after insert or update of price_cents, expected_delivery, acceptance_status on quote
    for each row when (new.superseded_at is null) execute function quote_terms();

  create index job_request_by_due on job_request (client_id, shown_status, coalesce(due_at, 'infinity'), id);
  create index job_request_by_price on job_request (client_id, shown_status, coalesce(price_cents, -1) desc, id desc);
  create index job_request_by_name on job_request (client_id, shown_status, lower(left(name, 100)), id);
  create index job_request_by_news on job_request (account_id, news_at desc)
    where news_at is not null and origination = 'WEBFORM';
  drop index job_request_of_account;
  create index job_request_of_account on job_request (account_id, shown_status, created_at desc, id desc)
    where account_id is not null;

  create table request_visit (
    account_id uuid not null references account on delete cascade,
    job_request_id uuid not null references job_request on delete cascade,
    messages_seen_at timestamptz,
    deliverables_seen_at timestamptz,
    primary key (account_id, job_request_id)
  );
  create index request_visit_of_request on request_visit (job_request_id);`

const messages = sql`
  alter table job_request_message add problem jsonb;
  create table message_attachment (
    id uuid primary key default uuid_v7(),
    message_id uuid not null references job_request_message on delete cascade,
    file_name text not null,
    file_key text not null unique,
    size bigint not null,
    sha256 text,
    screened_at timestamptz,
    rejection text
  );
  create index message_attachment_of_message on message_attachment (message_id);`

export async function up(tx: Transaction<unknown>): Promise<void> {
  await requests.execute(tx)
  await messages.execute(tx)
}
