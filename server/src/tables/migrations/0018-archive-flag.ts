import { sql, type Transaction } from 'kysely'

/**
 * Archiving becomes a flag of the client's view, so the work goes on underneath. Requests archived so far get back the
 * status they had before. The client's answer to the quote is copied to the request: the list needs it on every row.
 */
export async function up(tx: Transaction<unknown>): Promise<void> {
  await sql`
    alter table job_request
      add column archived_at timestamptz,
      add column quote_answer text;

    update job_request set
      archived_at = coalesce(
        (select max(at) from job_request_event where job_request_id = job_request.id and status = 'ARCHIVED'), now()),
      status = coalesce(
        (select status from job_request_event where job_request_id = job_request.id and status <> 'ARCHIVED'
          order by at desc, id desc limit 1), 'COMPLETED')
    where status = 'ARCHIVED';

    update job_request set quote_answer = answer.status
    from (
      select distinct on (job_request_id) job_request_id,
        case status when 'QUOTE_ACCEPTED' then 'ACCEPTED' when 'QUOTE_REJECTED' then 'REJECTED' end as status
      from job_request_event
      where status in ('QUOTE_READY_FOR_CLIENT_REVIEW', 'QUOTE_ACCEPTED', 'QUOTE_REJECTED')
      order by job_request_id, at desc, id desc
    ) answer
    where answer.job_request_id = job_request.id and answer.status is not null;

    alter table job_request
      add constraint archived_is_a_flag check (status <> 'ARCHIVED'),
      add column shown_status text not null
        generated always as (case when archived_at is null then status else 'ARCHIVED' end) stored;

    drop index job_request_of_client_by_status;
    create index job_request_of_client_by_status on job_request (client_id, shown_status, created_at desc, id desc);
  `.execute(tx)
}
