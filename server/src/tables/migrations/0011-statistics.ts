import { sql, type Transaction } from 'kysely'

const key = 'fact, vertical, day, person_id, rate_type, status'
const columns = `
  fact text not null,
  vertical text not null,
  day date not null,
  person_id uuid not null,
  rate_type text not null,
  status text not null,
  n bigint not null,
  seconds numeric not null`

/** Fact, condition, day, vertical, person, rate type, status, seconds. Each question of the dashboards has a fact of few rows. */
const ofOrder = `
  ('project-started',       is_project and project_started_on is not null, project_started_on, vertical, project_manager_id, rate_type, null, 0),
  ('project-due',           is_open and is_due, deadline_on, vertical, project_manager_id, rate_type, null, 0),
  ('project-due-month',     is_open and is_due, month, vertical, project_manager_id, rate_type, null, 0),
  ('project-completed',     is_completed, project_completed_on, vertical, project_manager_id, rate_type, null, took),
  ('week-completed',        is_completed, week, vertical, null, null, null, took),
  ('person-open',           is_open, null, null, project_manager_id, rate_type, null, 0),
  ('person-due',            is_open and is_due, deadline_on, null, project_manager_id, null, null, 0),
  ('person-due-month',      is_open and is_due, month, null, project_manager_id, null, null, 0),
  ('vertical-due',          is_open and is_due, deadline_on, vertical, null, null, null, 0),
  ('vertical-due-month',    is_open and is_due, month, vertical, null, null, null, 0),
  ('quote-open',            is_quote, null, vertical, coordinator_id, null, status, 0),
  ('quote-due',             is_quote and status <> 'WITH_CLIENT' and is_due, deadline_on, vertical, coordinator_id, null, null, 0),
  ('quote-due-month',       is_quote and status <> 'WITH_CLIENT' and is_due, month, vertical, coordinator_id, null, null, 0),
  ('quote-completed',       is_quoted, quote_completed_on, vertical, coordinator_id, null, null, took_to_quote),
  ('coordinator-completed', is_quoted, quote_completed_on, null, coordinator_id, null, null, 0)`

const sources = {
  insert: 'select 1 as sign, * from new_rows',
  update: 'select -1 as sign, * from old_rows union all select 1, * from new_rows',
  delete: 'select -1 as sign, * from old_rows',
}

/** What one statement changed, summed up, so that a change that matters to no figure writes nothing. */
const keep = (facts: string) => `
  insert into desk_figure_change (${key}, n, seconds)
  select fact, coalesce(vertical, ''), coalesce(day, '-infinity'), coalesce(person_id, '00000000-0000-0000-0000-000000000000'),
    coalesce(rate_type, ''), coalesce(status, ''), sum(sign), sum(sign * seconds)
  from (${facts}) facts
  group by 1, 2, 3, 4, 5, 6
  having sum(sign) <> 0 or sum(sign * seconds) <> 0`

const orderFacts = (rows: string) => `
  select sign, f.*
  from (${rows}) changed
  cross join lateral (select
    status in ('NEW', 'IN_PROGRESS', 'IN_QA', 'COMPLETED') as is_project,
    status in ('NEW', 'IN_PROGRESS', 'IN_QA') as is_open,
    status in ('PENDING_REVIEW', 'PRICING', 'WITH_CLIENT') as is_quote,
    status = 'COMPLETED' and project_started_at is not null and project_completed_at is not null
      and project_completed_on is not null as is_completed,
    status not in ('PENDING_REVIEW', 'PRICING') and quote_started_at is not null and quote_completed_at is not null
      and quote_completed_on is not null as is_quoted,
    deadline_on is not null as is_due,
    date_trunc('month', deadline_on::timestamp)::date as month,
    date_trunc('week', project_completed_on::timestamp)::date as week,
    extract(epoch from project_completed_at - project_started_at)::numeric as took,
    extract(epoch from quote_completed_at - quote_started_at)::numeric as took_to_quote
  ) seen
  cross join lateral (values ${ofOrder}) f (fact, is_so, day, vertical, person_id, rate_type, status, seconds)
  where f.is_so`

const qaFacts = (rows: string) => `
  select sign, 'qa-open' as fact, null as vertical, null::date as day, assigned_to as person_id, null as rate_type, null as status,
    0 as seconds
  from (${rows}) changed
  where finished_at is null`

const referencing = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
}

function follow(table: string, event: keyof typeof sources, facts: (rows: string) => string): string {
  const name = `${table}_figures_on_${event}`
  return `
    create function ${name}() returns trigger language plpgsql as $$
    begin
      ${keep(facts(sources[event]))};
      return null;
    end $$;
    create trigger ${name} after ${event} on ${table} referencing ${referencing[event]}
      for each statement execute function ${name}();`
}

/**
 * Figures for dashboards. A change of the desk only inserts into desk_figure_change, in the same transaction, so writers
 * never wait for each other. A job folds the changes into desk_figure. The sum of both is always exact.
 */
export async function up(tx: Transaction<unknown>): Promise<void> {
  const events = ['insert', 'update', 'delete'] as const
  await sql
    .raw(`
      create table desk_figure (${columns}, primary key (${key}));
      create table desk_figure_change (${columns})
        with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
      create view desk_figure_now as
        select * from desk_figure union all select * from desk_figure_change;
      ${events.map((event) => follow('desk_order', event, orderFacts)).join('')}
      ${events.map((event) => follow('desk_qa_job', event, qaFacts)).join('')}

      create index desk_order_open_quotes on desk_order
        (coordinator_id, coalesce(deadline_on, 'infinity'), coalesce(deadline, 'infinity'), id)
        where status in ('PENDING_REVIEW', 'PRICING');
      create index desk_order_open_projects on desk_order
        (project_manager_id, coalesce(deadline_on, 'infinity'), coalesce(deadline, 'infinity'), id)
        where status in ('NEW', 'IN_PROGRESS', 'IN_QA');
      drop index desk_order_completed_quotes;
      create index desk_order_completed_quotes on desk_order (coordinator_id, quote_completed_on, quote_completed_at, id)
        where quote_completed_on is not null and status not in ('PENDING_REVIEW', 'PRICING');
    `)
    .execute(tx)
}
