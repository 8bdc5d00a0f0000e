import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { databaseBefore } from '../../testing/database-before.ts'
import { migrate } from '../migrate.ts'
import { migrations } from './index.ts'

it('takes an address for that of a client only where the account has no other client', async () => {
  const db = await databaseBefore('0064')
  for (const id of [7, 8])
    await sql`
      insert into client (id, status, company_name, client_name, sign_up_token, create_project_token, disable_self_registration,
        selectable_workflows, submission_mode_conditions, create_project_settings, is_mfa_enabled, is_org_management_enabled,
        application_ids, external_groups)
      values (${id}, 'ACTIVE', 'Harbor', 'Harbor', ${`a${id}`}, ${`b${id}`}, false, '[]', '[]', '{}', false, false, '{}', '{}')`.execute(
      db,
    )
  const account = async (name: string, address: object | null, clientIds: readonly number[]) => {
    const { rows } = await sql<{ id: string }>`
      insert into account (login_name, email, first_name, last_name, roles, client_id, address)
      values (${name}, ${name}, 'Nora', 'Lind', '{CLIENT}', 7, ${address && JSON.stringify(address)}) returning id`.execute(
      db,
    )
    for (const id of clientIds)
      await sql`insert into account_client (account_id, client_id) values (${rows[0]?.id}, ${id})`.execute(db)
  }
  await account('one@harbor.example', { address1: '12 Quay Street' }, [7])
  await account('two@harbor.example', { address1: '12 Quay Street' }, [7, 8])
  await account('none@harbor.example', null, [7])
  await account('other@harbor.example', { address1: '12 Quay Street' }, [8])

  await migrate(db, migrations)
  const { rows } = await sql<{ email: string }>`
    select email from account where address_client_id = 7 order by email`.execute(db)
  expect(rows).toEqual([{ email: 'one@harbor.example' }])
  expect((await sql`select from account where address_client_id <> 7`.execute(db)).rows).toEqual([])
  await db.destroy()
})
