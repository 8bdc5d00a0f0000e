import type { Client } from 'pg'

const INDEXES = `select indexdef, indexrelid::regclass::text as name from pg_index join pg_indexes
  on indexname = indexrelid::regclass::text where indrelid = 'job_request'::regclass and not indisunique`

/** Inserts requests, half of them for one organization. The indexes are built afterwards. */
export async function fillRequests(database: Client, clientId: number, rows: number): Promise<void> {
  const { rows: indexes } = await database.query<{ indexdef: string; name: string }>(INDEXES)
  await database.query("alter system set max_wal_size = '16GB'")
  await database.query('select pg_reload_conf()')
  await database.query('truncate job_request cascade')
  await database.query("set session_replication_role = replica; set maintenance_work_mem = '1GB'")
  for (const { name } of indexes) await database.query(`drop index ${name}`)
  await database.query(
    `insert into job_request (id, number, client_id, requestor_email, requestor_first_name, requestor_last_name,
       company_name, origination, request_type, status, name, source_language_id, target_language_ids, notes,
       custom_field_values, is_open_by_link, is_waiting_for_files, created_at, archived_at)
     select uuidv7(make_interval(secs => n - $2::int)), 'Q-9' || n,
       case when n % 2 = 0 then $1 else others[1 + n / 2 % cardinality(others)] end,
       'someone@example.com', (array['Nora', 'Ana', 'Omar', 'Wei', 'Sara'])[1 + n / 2 % 5], 'Lind ' || n / 2 % 997, 'A company', 'WEBFORM',
       (array['QUOTE_REQUEST', 'TRANSLATION_REQUEST'])[1 + n % 3 / 2],
       (array['READY_FOR_INTERNAL_REVIEW', 'QUOTE_ACCEPTED', 'SUBMITTED_TO_XTRF', 'COMPLETED', 'COMPLETED'])[1 + n / 2 % 5],
       'Discharge letters ' || md5(n::text), (array['enu', 'enu', 'enu', 'esm'])[1 + n / 2 % 4], array['fra', 'deu'], '', '[]', false, false,
       now() + make_interval(secs => n - $2::int), case when n / 2 % 5 = 4 then now() end
     from generate_series(1, $2::int) n, (select array_agg(id) as others from client where id <> $1) all_others`,
    [clientId, rows],
  )
  for (const { indexdef } of indexes) await database.query(indexdef)
  await database.query('set session_replication_role = origin')
  await database.query('vacuum analyze job_request')
}
