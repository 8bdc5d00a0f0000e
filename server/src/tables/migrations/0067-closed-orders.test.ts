import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { databaseBefore } from '../../testing/database-before.ts'
import { migrate } from '../migrate.ts'
import { migrations } from './index.ts'

it('fills when orders were closed, and sorts those with a problem by their deadline', async () => {
  const db = await databaseBefore('0067')
  await sql`
    insert into client (id, status, company_name, client_name, sign_up_token, create_project_token, disable_self_registration,
      selectable_workflows, submission_mode_conditions, create_project_settings, is_mfa_enabled, is_org_management_enabled,
      application_ids, external_groups)
    values (7, 'ACTIVE', 'Harbor Health, Inc.', 'Harbor', 'a', 'b', false, '[]', '[]', '{}', false, false, '{}', '{}')`.execute(
    db,
  )
  const columns = sql`number, client_id, name, target_language_ids, rate_type, status, needs_attention, deadline,
    project_completed_at, created_at`
  await sql`
    insert into desk_order (${columns}) values
      ('P-1', 7, 'Done', '{fra}', 'STANDARD', 'COMPLETED', false, '2026-11-09Z', '2026-11-05Z', '2026-11-01Z'),
      ('P-2', 7, 'Disputed', '{fra}', 'STANDARD', 'COMPLETED', true, '2026-11-09Z', '2026-11-05Z', '2026-11-01Z'),
      ('P-3', 7, 'Dropped', '{fra}', 'STANDARD', 'CANCELLED', false, '2026-11-09Z', null, '2026-11-01Z'),
      ('P-4', 7, 'Open', '{fra}', 'STANDARD', 'NEW', false, '2026-11-09Z', null, '2026-11-01Z')`.execute(db)
  await migrate(db, migrations)
  const { rows } = await sql<{ closed: string | null; queued: string }>`
    select (closed_at at time zone 'UTC')::date::text as closed, (queued_at at time zone 'UTC')::date::text as queued
    from desk_order order by number`.execute(db)
  expect(rows).toEqual([
    { closed: '2026-11-05', queued: '2026-11-05' },
    { closed: '2026-11-05', queued: '2026-11-09' },
    { closed: '2026-11-01', queued: '2026-11-01' },
    { closed: null, queued: '2026-11-09' },
  ])
})
