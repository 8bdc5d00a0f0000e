import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseBefore } from '../../testing/database-before.ts'
import { migrate } from '../migrate.ts'
import { migrations } from './index.ts'

let db: Kysely<unknown>
beforeAll(async () => {
  db = await databaseBefore('0043')
})
afterAll(() => db.destroy())

const addAccount = async (email: string, roles: readonly string[], clientId: number | null) => {
  const id = randomUUID()
  await sql`insert into account (id, login_name, email, first_name, last_name, roles, client_id)
    values (${id}, ${email}, ${email}, 'A', 'B', ${roles}, ${clientId})`.execute(db)
  return id
}
const write = (action: string, type: string, id: string, details: object = {}) =>
  sql`insert into audit_event (action, subject_type, subject_id, details)
    values (${action}, ${type}, ${id}, ${JSON.stringify(details)})`.execute(db)

it('gives existing entries the client of what they are about, and staff none', async () => {
  for (const id of [1, 2])
    await sql`insert into client (id, client_name, company_name, status, sign_up_token, create_project_token,
      create_project_settings) values (${id}, 'C', 'C', 'ACTIVE', ${`a${id}`}, ${`b${id}`}, '{}')`.execute(db)
  const member = await addAccount('m@b.example', ['CLIENT_EMPLOYEE'], 1)
  const staff = await addAccount('s@b.example', ['QA', 'CLIENT'], 1)
  await write('signed-in', 'account', member)
  await write('signed-in', 'account', staff)
  await write('account-disabled', 'account', member, { clientId: 2 })
  await write('colleague-invited', 'invitation', randomUUID(), { clientId: 2 })
  await write('rates-saved', 'client', '2')
  await write('request-renamed', 'job-request', randomUUID())
  await write('impersonated-call', 'path', '/api/requests')
  await migrate(db, migrations)
  const { rows } = await sql<{ client_id: number | null }>`select client_id from audit_event order by id`.execute(db)
  expect(rows.map(({ client_id }) => client_id).toSorted()).toEqual([1, 2, 2, 2, null, null, null])
  const named = await sql<{ client: number }>`select client_of_subject(subject_type, subject_id) as client
    from audit_event where action = 'signed-in' and subject_id = ${member}`.execute(db)
  expect(named.rows).toEqual([{ client: 1 }])
})

it('keeps the entries of a client that is deleted', async () => {
  await sql`delete from client where id = 2`.execute(db)
  const { rows } = await sql<{
    entries: string
  }>`select count(*) as entries from audit_event where client_id is null`.execute(db)
  expect(rows).toEqual([{ entries: '6' }])
})
