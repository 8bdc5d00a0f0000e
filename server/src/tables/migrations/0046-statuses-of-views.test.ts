import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseBefore } from '../../testing/database-before.ts'
import { migrate } from '../migrate.ts'
import { migrations } from './index.ts'

let db: Kysely<unknown>
beforeAll(async () => {
  db = await databaseBefore('0046')
})
afterAll(() => db.destroy())

it('keeps saved views that filter by a status whose word changed', async () => {
  // Only the columns this migration reads; foreign keys are not needed.
  await sql`set session_replication_role = replica`.execute(db)
  const filters = [
    '{}',
    '{"status":"SCREENING","name":"Leaflet"}',
    '{"status":"COMPLETED"}',
    '{"status":"SUBMITTED_TO_XTRF"}',
  ]
  for (const [index, text] of filters.entries())
    await sql`insert into report_view (account_id, client_id, report_id, name, filters, sort)
      values (gen_random_uuid(), 1, gen_random_uuid(), ${String(index)}, ${text}, 'name')`.execute(db)
  await migrate(db, migrations)
  const { rows } = await sql<{ filters: string }>`select filters from report_view order by name`.execute(db)
  expect(rows.map((row) => JSON.parse(row.filters))).toEqual([
    {},
    { status: 'PROCESSING', name: 'Leaflet' },
    { status: 'COMPLETED' },
    { status: 'IN_TRANSLATION' },
  ])
})
