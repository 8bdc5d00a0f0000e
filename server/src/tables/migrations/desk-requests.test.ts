import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { databaseBefore } from '../../testing/database-before.ts'
import { migrate } from '../migrate.ts'
import { migrations } from './index.ts'

it('converts addresses of accounts to the common shape, and fills the search text of orders', async () => {
  const db = await databaseBefore('0017')
  const old = { addressLine1: '12 Quay Street', addressLine2: null, city: 'Boston', provinceId: 22700802 }
  const account = (name: string, address: object | null) => sql`
    insert into account (login_name, email, first_name, last_name, roles, address)
    values (${name}, ${name}, 'Nora', 'Lind', '{CLIENT}', ${address && JSON.stringify(address)})`
  await account('nora@harbor.example', { ...old, zip: '02110', countryId: 227, phone: null }).execute(db)
  await account('iris@harbor.example', { ...old, provinceId: null, zip: '1', countryId: 65, phone: '5' }).execute(db)
  await account('none@harbor.example', null).execute(db)
  await sql`
    insert into client (id, status, company_name, client_name, sign_up_token, create_project_token, disable_self_registration,
      selectable_workflows, submission_mode_conditions, create_project_settings, is_mfa_enabled, is_org_management_enabled,
      application_ids, external_groups)
    values (7, 'ACTIVE', 'Harbor Health, Inc.', 'Harbor', 'a', 'b', false, '[]', '[]', '{}', false, false, '{}', '{}')`.execute(
    db,
  )
  await sql`
    insert into desk_order (number, client_id, name, target_language_ids, status, rate_type)
    values ('P-1', 7, 'Leaflets', '{fra}', 'NEW', 'STANDARD')`.execute(db)

  await migrate(db, migrations)
  const { rows } = await sql<{ address: unknown }>`select address from account order by created_at, id`.execute(db)
  const place = { address1: '12 Quay Street', address2: '', city: 'Boston' }
  expect(rows.map(({ address }) => address)).toEqual([
    {
      ...place,
      province: { id: 22700802, name: '' },
      zipCode: '02110',
      country: { id: 227, name: '' },
      phoneNumber: '',
      email: 'nora@harbor.example',
    },
    {
      ...place,
      province: null,
      zipCode: '1',
      country: { id: 65, name: '' },
      phoneNumber: '5',
      email: 'iris@harbor.example',
    },
    null,
  ])
  const orders = await sql<{ text: string }>`select search_text as text from desk_order`.execute(db)
  expect(orders.rows).toEqual([{ text: 'P-1\nLeaflets\nHarbor\nHarbor Health, Inc.' }])
  await db.destroy()
})
