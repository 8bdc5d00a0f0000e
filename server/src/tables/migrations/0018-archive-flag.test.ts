import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseBefore } from '../../testing/database-before.ts'
import { migrate } from '../migrate.ts'
import { migrations } from './index.ts'

let db: Kysely<unknown>
beforeAll(async () => {
  db = await databaseBefore('0018')
})
afterAll(() => db.destroy())

async function addRequest(steps: readonly string[]): Promise<string> {
  const id = randomUUID()
  await sql`insert into job_request (id, number, client_id, requestor_email, requestor_first_name, requestor_last_name,
      company_name, origination, request_type, status, name, target_language_ids, notes, custom_field_values,
      is_open_by_link, is_waiting_for_files)
    values (${id}, ${id}, 1, 'a@b.example', 'A', 'B', 'C', 'WEBFORM', 'QUOTE_REQUEST', ${steps.at(-1)}, 'D', '{}', '',
      '[]', false, false)`.execute(db)
  for (const [index, status] of steps.entries())
    await sql`insert into job_request_event (job_request_id, status, at)
      values (${id}, ${status}, ${new Date(Date.UTC(2026, 0, 1 + index))})`.execute(db)
  return id
}

it('REQ-75 converts archived requests to a flag and their earlier status', async () => {
  await sql`insert into client (id, client_name, company_name, status, sign_up_token, create_project_token,
    create_project_settings) values (1, 'C', 'C', 'ACTIVE', 'a', 'b', '{}')`.execute(db)
  const offered = ['CREATED', 'ANALYZING', 'QUOTE_READY_FOR_CLIENT_REVIEW']
  const ids = [
    await addRequest([
      ...offered,
      'QUOTE_ACCEPTED',
      'SUBMITTING_TO_XTRF',
      'SUBMITTED_TO_XTRF',
      'COMPLETED',
      'ARCHIVED',
    ]),
    await addRequest([...offered, 'QUOTE_REJECTED', 'ARCHIVED']),
    await addRequest([...offered, 'QUOTE_REJECTED', 'READY_FOR_INTERNAL_REVIEW', 'QUOTE_READY_FOR_CLIENT_REVIEW']),
    await addRequest([...offered, 'QUOTE_ACCEPTED', 'SUBMITTING_TO_XTRF', 'SUBMITTED_TO_XTRF']),
  ]
  await migrate(db, migrations)
  const { rows } = await sql<{ id: string }>`select id, status, shown_status, quote_answer, archived_at::date::text
    from job_request`.execute(db)
  const row = (status: string, shown_status: string, quote_answer: string | null, archived_at: string | null) => ({
    status,
    shown_status,
    quote_answer,
    archived_at,
  })
  expect(ids.map((id) => rows.find((one) => one.id === id))).toMatchObject([
    row('COMPLETED', 'ARCHIVED', 'ACCEPTED', '2026-01-08'),
    row('QUOTE_REJECTED', 'ARCHIVED', 'REJECTED', '2026-01-05'),
    row('QUOTE_READY_FOR_CLIENT_REVIEW', 'QUOTE_READY_FOR_CLIENT_REVIEW', null, null),
    row('SUBMITTED_TO_XTRF', 'SUBMITTED_TO_XTRF', 'ACCEPTED', null),
  ])
})
