import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestBrowser, type Tokens, whoAmI } from '../../../testing/browser.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { type TestPortal, testPortal } from '../../../testing/test-portal.ts'
import { createAccount } from '../accounts/create-account.ts'

const password = 'Harbour-Light-27'
let portal: TestPortal
const ids: Record<string, string> = {}

beforeAll(async () => {
  portal = await testPortal(await testDatabase())
  await portal.pool.query(`
    insert into client (id, status, company_name, client_name, sign_up_token, create_project_token,
      create_project_settings, application_ids)
    values (1001, 'ACTIVE', 'Harbor Health, Inc.', 'Harbor Health', 's', 'c', '{}', '{createProject,reports}'),
      (1005, 'ACTIVE', 'Tandem Group', 'Tandem North', 's', 'c', '{}', '{}')`)
  const person = { firstName: 'A', lastName: 'B', password }
  await portal.db.transaction().execute(async (tx) => {
    const add = async (name: string, account: Partial<Parameters<typeof createAccount>[1]>) => {
      ids[name] = await createAccount(tx, { ...person, email: `${name}@portal.example`, roles: [], ...account })
    }
    await add('admin', { roles: ['ADMIN'] })
    await add('other-admin', { roles: ['ADMIN', 'QA'] })
    await add('pm', { roles: ['CLIENT_MANAGER'] })
    await add('client', {
      roles: ['CLIENT'],
      externalGroups: ['ADMIN', 'buyers'],
      clientId: 1001,
      linkedClientIds: [1005, 1001],
    })
    await add('off', { roles: ['CLIENT'], isDisabled: true })
    await add('new', { roles: ['CLIENT'], isEmailConfirmed: false })
  })
})
afterAll(() => portal.close())

const signIn = (name: string, browser = new TestBrowser(portal.origin)): Promise<Tokens> =>
  browser.signIn(`${name}@portal.example`, password)

describe('calling as another user', () => {
  const as = (username: string) => ({ 'x-username-override': username })

  it('gives an administrator exactly that user’s rights', async () => {
    const { id_token } = await signIn('admin')
    const { body } = await whoAmI(portal.origin, id_token, as('Client@portal.example'))
    const impersonator = { accountId: ids.admin, loginName: 'admin@portal.example' }
    expect(body.actor).toMatchObject({ accountId: ids.client, roles: ['CLIENT'], clientId: 1001, impersonator })
    expect(body.actor).toMatchObject({ applicationIds: ['createProject', 'reports'], email: 'client@portal.example' })
  })

  it('audits every call once, with both names', async () => {
    const { id_token } = await signIn('admin')
    await whoAmI(portal.origin, id_token, as('pm@portal.example'))
    await portal.pool.query('delete from audit_event')
    await whoAmI(portal.origin, id_token, as('pm@portal.example'))
    await whoAmI(portal.origin, id_token, as('pm@portal.example'))
    await whoAmI(portal.origin, id_token)
    const { rows } = await portal.pool.query('select * from audit_event')
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      account_id: ids.pm,
      impersonator_id: ids.admin,
      action: 'impersonated-call',
      subject_id: '/api/whoAmI',
      details: { method: 'GET', username: 'pm@portal.example', impersonator: 'admin@portal.example' },
    })
    expect(rows[0]!.request_id).toMatch(/^[\w-]{36}$/)
  })

  it.each([
    ['by someone who is no administrator', 'pm', 'client@portal.example', 403, 'impersonation_forbidden'],
    ['by a client whose own groups name the role', 'client', 'pm@portal.example', 403, 'impersonation_forbidden'],
    ['as a user who is not there', 'admin', 'nobody@portal.example', 404, 'user_not_found'],
    ['as no user at all', 'admin', '', 404, 'user_not_found'],
    ['as another administrator', 'admin', 'other-admin@portal.example', 403, 'impersonation_forbidden'],
    ['as oneself', 'admin', 'admin@portal.example', 403, 'impersonation_forbidden'],
    ['as a user whose address is not confirmed', 'admin', 'new@portal.example', 403, 'impersonation_forbidden'],
    ['as a disabled user', 'admin', 'off@portal.example', 403, 'impersonation_forbidden'],
  ])('is refused %s', async (_what, caller, target, status, errorCode) => {
    const { id_token } = await signIn(caller)
    expect(await whoAmI(portal.origin, id_token, as(target))).toMatchObject({ status, body: { errorCode } })
  })
})
