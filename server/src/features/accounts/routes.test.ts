import type { UserAccount } from '@portolan/contract/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestHouse, testHouse } from '../../main/test-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse()
})
afterAll(() => house.close())

const accountOf = async (email: string) => (await (await (await house.as(email))('/userAccount')).json()) as UserAccount
const applicationsOf = async (email: string) =>
  ((await (await (await house.as(email))('/userAccount/enabledApplications')).json()) as { applicationIds: string[] })
    .applicationIds
const post = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

describe('the signed-in user', () => {
  it('API-07 DATA-18 CLIENT-07 is told with roles and the client tied to it', async () => {
    expect(await accountOf('client@harbor.example')).toMatchObject({
      loginName: 'client@harbor.example',
      email: 'client@harbor.example',
      roles: ['CLIENT'],
      isFederatedSsoAccount: false,
      clientConfig: { clientId: 1001, isMfaEnabled: true, isOrgManagementEnabled: true },
    })
    expect(await accountOf('pm@portolan.example')).toMatchObject({ roles: ['CLIENT_MANAGER'], clientConfig: null })
    expect(await accountOf('sso@orbit.example')).toMatchObject({ isFederatedSsoAccount: true })
  })

  it('has to be signed in', async () => {
    for (const path of ['/userAccount', '/userAccount/enabledApplications', '/userAccount/linkedClients'])
      expect((await house.anyone(path)).status).toBe(401)
  })

  it('API-09 CLIENT-21 has the applications of its client', async () => {
    expect(await applicationsOf('client@harbor.example')).toEqual([
      'createProject',
      'xtrfDashboard',
      'invoices',
      'llsInterpretingService',
      'languageLineConnect',
      'websiteProxy',
      'connector',
      'machineTranslation',
      'quickTranslation',
      'consoleHelp',
      'reports',
    ])
    expect(await applicationsOf('buyer@procura.example')).toEqual(['coupa', 'consoleHelp'])
    expect(await applicationsOf('new@tandem.example')).toEqual([])
  })
})

describe('several organisations', () => {
  it('API-16 CLIENT-10 lists those the user may act for', async () => {
    const linked = await (await house.as('client@tandem.example'))('/userAccount/linkedClients')
    expect(await linked.json()).toEqual([
      { clientId: 1005, clientName: 'Tandem North', companyName: 'Tandem Group' },
      { clientId: 1006, clientName: 'Tandem South', companyName: 'Tandem Group' },
    ])
  })

  it('API-11 lets the user pick one of them, seen by the very next call and by the audit log', async () => {
    const user = await house.as('new@tandem.example')
    expect((await accountOf('new@tandem.example')).clientConfig).toBeNull()
    const reply = await user('/userAccount/actions/assignClient', post({ clientId: 1006 }))
    expect([reply.status, ((await reply.json()) as UserAccount).clientConfig?.clientName]).toEqual([
      200,
      'Tandem South',
    ])
    expect((await accountOf('new@tandem.example')).clientConfig?.clientId).toBe(1006)
    expect(await applicationsOf('new@tandem.example')).toContain('createProject')
    const audited = await house.db
      .selectFrom('audit_event')
      .select(['details', 'ip'])
      .where('action', '=', 'assign-client')
      .execute()
    expect(audited).toMatchObject([{ details: { clientId: 1006 }, ip: expect.stringMatching(/127|::1/) }])
  })

  it('API-11 refuses the client of others, those who are staff, and what is no client', async () => {
    const user = await house.as('client@tandem.example')
    expect((await user('/userAccount/actions/assignClient', post({ clientId: 1001 }))).status).toBe(404)
    expect((await user('/userAccount/actions/assignClient', post({ clientId: '1005' }))).status).toBe(400)
    const staff = await house.as('qa@portolan.example')
    expect((await staff('/userAccount/actions/assignClient', post({ clientId: 1005 }))).status).toBe(403)
  })
})
