import type { Client } from 'pg'

const batch = 100_000

/** Inserts orders of one year with staff: most are completed, 6 % are open projects and 3 % open quotes. */
export async function fillDesk(database: Client, orders: number): Promise<void> {
  await database.query("alter system set max_wal_size = '8GB'")
  await database.query('select pg_reload_conf()')
  await database.query('delete from desk_order')
  // Building the trigram index afterwards is ten times faster.
  await database.query('drop index desk_order_by_search_text')
  await database.query(`
    select setseed(0.5);
    insert into account (login_name, email, first_name, last_name, roles)
    select 'bench' || n || '@portolan.example', 'bench' || n || '@portolan.example', 'Nora', 'Lind ' || n, '{QA}'
    from generate_series(1, 80) n;
    create temp table people as select row_number() over () as n, id from account where email like 'bench%'`)
  for (let done = 0; done < orders; done += batch)
    await database.query(insertOrders, [done, Math.min(orders, done + batch)])
  await database.query('create index desk_order_by_search_text on desk_order using gin (search_text gin_trgm_ops)')
  await database.query(`
    insert into desk_qa_job (desk_order_id, assigned_to, qa_type, status, started_at, finished_at)
    select id, qa_specialist_id, 'Final check', case when status = 'IN_QA' then 'ASSIGNED' else 'PASSED' end, project_started_at,
      case when status <> 'IN_QA' then project_started_at + interval '1 hour' end
    from desk_order where status in ('IN_QA', 'COMPLETED')`)
}

/** 40 project managers, 20 coordinators, 20 QA specialists; 5 % of the orders are unassigned. */
const insertOrders = `
  insert into desk_order (number, client_id, name, source_language_id, target_language_ids, status, vertical, rate_type,
    project_manager_id, coordinator_id, qa_specialist_id, total_agreed_cents, deadline, deadline_on, quote_started_at,
    quote_completed_at, quote_completed_on, project_started_at, project_started_on, project_completed_at, project_completed_on)
  select 'B-' || n, 1001, 'Discharge letters ' || n, 'enu', array['esm', 'fra'], status,
    (array['comprehension', 'healthcare', 'insurance', 'technical', 'government', 'taiwan', null])[1 + floor(random() * 7)],
    case when random() < 0.2 then 'RUSH' else 'STANDARD' end,
    case when random() > 0.05 then managers[1 + floor(random() * 40)] end,
    case when random() > 0.05 then coordinators[1 + floor(random() * 20)] end,
    case when random() > 0.05 then specialists[1 + floor(random() * 20)] end,
    floor(random() * 100000), deadline, (deadline at time zone 'UTC')::date, asked,
    quoted, (quoted at time zone 'UTC')::date, started, (started at time zone 'UTC')::date,
    completed, (completed at time zone 'UTC')::date
  from generate_series($1::int + 1, $2::int) n
  cross join (select (array_agg(id order by n))[1:40] as managers, (array_agg(id order by n))[41:60] as coordinators,
    (array_agg(id order by n))[61:80] as specialists from people) staff
  cross join lateral (select n as row, random() as kind, now() - random() * interval '365 days' as asked) drawn
  cross join lateral (select case
    when kind < 0.02 then 'PENDING_REVIEW' when kind < 0.03 then 'PRICING' when kind < 0.05 then 'WITH_CLIENT'
    when kind < 0.07 then 'NEW' when kind < 0.10 then 'IN_PROGRESS' when kind < 0.11 then 'IN_QA'
    when kind < 0.15 then 'CANCELLED' else 'COMPLETED' end as status) standing
  cross join lateral (select case
    when kind >= 0.11 then asked + interval '9 days'
    when kind::numeric * 1000 % 1 < 0.1 then now() - random() * interval '720 days'
    when kind::numeric * 1000 % 1 > 0.05 then now() + (random() * 90 - 60) * interval '1 day' end as deadline,
    case when kind >= 0.03 then asked + random() * interval '2 days' end as quoted,
    case when kind >= 0.05 then asked + interval '2 days' + random() * interval '2 days' end as started,
    case when kind >= 0.15 then asked + interval '4 days' + random() * interval '6 days' end as completed) times`
