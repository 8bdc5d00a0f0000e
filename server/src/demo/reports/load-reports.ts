import { sql } from 'kysely'
import type { Database, Tx } from '../../tables/database.ts'

const rows = 5000
const meridian = 1002

/** Loads what the demo's reports are about: people of Meridian and what they requested before the desk's 90 days. */
export async function loadDemoReports({ db }: { readonly db: Database }): Promise<void> {
  if (await hasPeople(db)) return
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7301, 5)`.execute(tx)
    if (await hasPeople(tx)) return
    await addPeople(tx)
    await addRequests(tx)
    await addQuotes(tx)
    // Without statistics the planner takes the tables for empty, and the first charts would take seconds.
    await sql`analyze account, account_client, job_request, request_task, quote, quote_line`.execute(tx)
  })
}

const emailOf = sql`'person' || lpad(n::text, 4, '0') || '@meridian.example'`

const hasPeople = async (db: Database | Tx): Promise<boolean> =>
  (await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'person0001@meridian.example')
    .executeTakeFirst()) !== undefined

/** Without a password, so nobody can sign in as one of them. */
async function addPeople(tx: Tx): Promise<void> {
  await sql`
    with people as (
      insert into account (login_name, email, first_name, last_name, roles, client_id, email_confirmed_at, disabled_at,
        created_at)
      select ${emailOf}, ${emailOf},
        (array['Amara', 'Benoit', 'Carla', 'Dmitri', 'Elif', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Keiko', 'Liam',
          'Mona', 'Nadia', 'Otto', 'Priya', 'Rafael', 'Sofia', 'Tomas', 'Yara'])[1 + n % 20],
        (array['Abara', 'Berg', 'Costa', 'Dahl', 'Eze', 'Fontaine', 'Garcia', 'Holm', 'Ivanova', 'Jensen', 'Kaya',
          'Lopez', 'Meyer', 'Novak', 'Okoye', 'Petrov', 'Rossi', 'Silva', 'Tanaka', 'Usman', 'Vega', 'Weber', 'Yilmaz'])
          [1 + n * 7 % 23],
        '{CLIENT_EMPLOYEE}', ${meridian}, now(), case when n % 12 = 0 then now() end, now() - n * interval '4 hours'
      from generate_series(1, ${rows}::int) n
      returning id
    )
    insert into account_client (account_id, client_id) select id, ${meridian}::int from people`.execute(tx)
}

async function addRequests(tx: Tx): Promise<void> {
  await sql`
    insert into job_request (id, number, client_id, account_id, requestor_email, requestor_first_name,
      requestor_last_name, company_name, origination, request_type, status, quote_answer, name, source_language_id,
      target_language_ids, notes, custom_field_values, is_open_by_link, is_waiting_for_files, word_count, page_count,
      created_at)
    select uuid_v7(), 'H-' || lpad(n::text, 6, '0'), ${meridian}::int, account.id, account.email, account.first_name,
      account.last_name, 'Meridian Insurance Ltd.', 'WEBFORM', 'QUOTE_REQUEST',
      case when n % 17 = 0 then 'QUOTE_REJECTED' when n % 23 = 0 then 'CANCELLED' else 'COMPLETED' end,
      case when n % 17 = 0 then 'REJECTED' else 'ACCEPTED' end,
      (array['Claims letter', 'Policy wording', 'Broker newsletter', 'Accident report', 'Product sheet', 'Terms of cover'])
        [1 + n % 6] || ' ' || n,
      'enu', array[(array['esn', 'fra', 'deu', 'ita', 'ara'])[1 + n % 5]], '', '[]', false, false,
      200 + n * 37 % 9000, 1 + (200 + n * 37 % 9000) / 250, now() - interval '91 days' - n * interval '5 hours'
    from generate_series(1, ${rows}::int) n
    join account on account.email = 'person' || lpad((1 + n * 13 % 400)::text, 4, '0') || '@meridian.example'`.execute(
    tx,
  )
  await sql`
    insert into job_request_event (job_request_id, status, account_id, actor_name, at)
    select id, step, account_id, requestor_first_name || ' ' || requestor_last_name,
      created_at + case when step = 'CREATED' then interval '0' else interval '6 days' end
    from job_request, unnest(array['CREATED', status]) step
    where client_id = ${meridian} and number like 'H-%'`.execute(tx)
}

async function addQuotes(tx: Tx): Promise<void> {
  await sql`
    with quotes as (
      insert into quote (job_request_id, is_automatic, rate_type, price_cents, expected_delivery, note,
        acceptance_deadline, acceptance_status, decided_at, decided_by, decided_by_name, created_at)
      select id, true, 'STANDARD', page_count * 4500, created_at + interval '5 days', '',
        created_at + interval '30 days', quote_answer, created_at + interval '1 day', account_id,
        requestor_first_name || ' ' || requestor_last_name, created_at + interval '1 hour'
      from job_request where client_id = ${meridian} and number like 'H-%'
      returning id, job_request_id, price_cents
    )
    insert into quote_line (quote_id, position, language_id, unit, quantity, unit_price_cents, price_cents,
      counted_pages, is_minimum)
    select quotes.id, 0, target_language_ids[1], 'PAGE', page_count, 4500, quotes.price_cents, page_count, false
    from quotes join job_request on job_request.id = quotes.job_request_id`.execute(tx)
}
