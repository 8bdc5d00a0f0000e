import { randomUUID } from 'node:crypto'
import {
  assignClient,
  changeLocale,
  changeProfile,
  getEnabledApplications,
  getUserAccount,
  listLinkedClients,
} from '@portolan/contract/accounts/accounts'
import { changeEmailSettings, getEmailSettings } from '@portolan/contract/accounts/email-settings'
import { listOrganizationClientContacts } from '@portolan/contract/accounts/organization'
import type { ApplicationId } from '@portolan/contract/clients/applications'
import { createJobRequest } from '@portolan/contract/job-requests/create'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { type Caller, signInOver } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { createAccount } from '../identity/index.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const accountOf = async (email: string) => portal.call(getUserAccount, {}, await portal.as(email))
const applicationsOf = async (email: string) =>
  (await portal.call(getEnabledApplications, {}, await portal.as(email))).applicationIds
/** A signed-in user with a list of applications of their own. */
async function newColleague(clientId: number, applicationIds: readonly ApplicationId[]): Promise<Caller> {
  const email = `${randomUUID()}@colleague.example`
  const person = { firstName: 'Ada', lastName: 'Lind', password: demoPassword, roles: ['CLIENT_EMPLOYEE'] } as const
  await portal.db
    .transaction()
    .execute((tx) => createAccount(tx, { ...person, email, clientId, linkedClientIds: [clientId], applicationIds }))
  return signInOver(portal.config.origin, email)
}

describe('the current user', () => {
  it('API-07 DATA-18 CLIENT-07 is returned with roles and the linked client', async () => {
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

  it('chooses a language, which is the same in every browser', async () => {
    const caller = await newColleague(1002, [])
    const localeOf = async () => (await portal.call(getUserAccount, {}, caller)).locale
    expect(await localeOf()).toBeNull()
    await portal.call(changeLocale, { body: { locale: 'es-US' } }, caller)
    expect(await localeOf()).toBe('es-US')
    for (const locale of ['', 'Spanish please', 'x'.repeat(40)])
      expect((await portal.send(changeLocale, { body: { locale } }, caller)).status).toBe(400)
    expect(await localeOf()).toBe('es-US')
  })

  it('changes the own name at once, for colleagues too, and in the audit log', async () => {
    const caller = await newColleague(1001, [])
    const body = { firstName: ' Adele ', lastName: 'Lindqvist' }
    const { email } = await portal.call(changeProfile, { body }, caller)
    expect(await portal.call(getUserAccount, {}, caller)).toMatchObject({ firstName: 'Adele', lastName: 'Lindqvist' })
    const colleagues = await portal.call(listOrganizationClientContacts, {}, await portal.as('client@harbor.example'))
    expect(colleagues).toContainEqual(expect.objectContaining({ email, firstName: 'Adele', lastName: 'Lindqvist' }))
    await portal.call(changeProfile, { body }, caller)
    const audited = await portal.db
      .selectFrom('audit_event')
      .select('details')
      .where('action', '=', 'profile-changed')
      .execute()
    expect(audited).toEqual([
      {
        details: {
          before: { firstName: 'Ada', lastName: 'Lind' },
          after: { firstName: 'Adele', lastName: 'Lindqvist' },
        },
      },
    ])
    expect((await portal.send(changeProfile, { body: { ...body, lastName: ' ' } }, caller)).status).toBe(400)
  })

  it('cannot change a name that the identity provider decides', async () => {
    const body = { firstName: 'Ada', lastName: 'Lind' }
    const refused = await portal.refused(changeProfile, { body }, await portal.as('sso@orbit.example'))
    expect(refused).toEqual([403, 'profile_of_identity_provider'])
  })

  it('chooses which emails to get; staff only those about messages and cancellations', async () => {
    const caller = await newColleague(1001, [])
    const all = ['QUOTES', 'DELIVERIES', 'MESSAGES', 'REQUESTS']
    expect(await portal.call(getEmailSettings, {}, caller)).toEqual({
      offeredKinds: all,
      enabledKinds: all,
      delivery: 'AT_ONCE',
    })
    const chosen = { enabledKinds: ['QUOTES' as const], delivery: 'DAILY' as const }
    await portal.call(changeEmailSettings, { body: chosen }, caller)
    expect(await portal.call(getEmailSettings, {}, caller)).toEqual({ offeredKinds: all, ...chosen })
    const staff = await portal.call(getEmailSettings, {}, await portal.as('pm@portolan.example'))
    expect(staff.offeredKinds).toEqual(['MESSAGES', 'REQUESTS'])
  })

  it('must be signed in', async () => {
    for (const endpoint of [getUserAccount, getEnabledApplications, listLinkedClients])
      expect((await portal.send(endpoint, {})).status).toBe(401)
  })

  it('CLIENT-21 has its own list of applications if one was set', async () => {
    expect(await applicationsOf('client@meridian.example')).toContain('machineTranslation')
    expect(await applicationsOf('requests@meridian.example')).toEqual(['createProject', 'consoleHelp'])
    for (const applicationIds of [[], ['invoices', 'reports']] satisfies ApplicationId[][]) {
      const caller = await newColleague(1002, applicationIds)
      expect(await portal.call(getEnabledApplications, {}, caller)).toEqual({ applicationIds })
    }
  })

  it('CLIENT-21 cannot use an application of its client that is missing from its own list', async () => {
    const language = { id: 'enu', name: 'English' }
    const asked = {
      origination: 'COUPA',
      name: 'Sheets',
      requestType: 'QUOTE_REQUEST',
      sourceLanguage: language,
    } as const
    const rest = {
      targetLanguages: [{ id: 'fra', name: 'French' }],
      files: [],
      fileLinks: [],
      customFields: [],
      notes: '',
    }
    const errorOf = async (caller: Caller) =>
      (await portal.refused(createJobRequest, { body: { ...asked, ...rest } }, caller))[1]
    expect(await errorOf(await newColleague(1007, ['createProject']))).toBe('application_disabled')
    expect(await errorOf(await portal.as('buyer@procura.example'))).not.toBe('application_disabled')
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

describe('several organizations', () => {
  it('API-16 CLIENT-10 lists those the user may act for', async () => {
    expect(await portal.call(listLinkedClients, {}, await portal.as('client@tandem.example'))).toEqual([
      { clientId: 1005, clientName: 'Tandem North', companyName: 'Tandem Group' },
      { clientId: 1006, clientName: 'Tandem South', companyName: 'Tandem Group' },
    ])
  })

  it('API-11 lets the user pick one of them, effective with the next call and audited', async () => {
    const user = await portal.as('new@tandem.example')
    expect((await accountOf('new@tandem.example')).clientConfig).toBeNull()
    const { clientConfig } = await portal.call(assignClient, { body: { clientId: 1006 } }, user)
    expect(clientConfig?.clientName).toBe('Tandem South')
    expect((await accountOf('new@tandem.example')).clientConfig?.clientId).toBe(1006)
    expect(await applicationsOf('new@tandem.example')).toContain('createProject')
    const audited = await portal.db
      .selectFrom('audit_event')
      .select(['details', 'ip'])
      .where('action', '=', 'assign-client')
      .execute()
    expect(audited).toMatchObject([{ details: { clientId: 1006 }, ip: expect.stringMatching(/127|::1/) }])
  })

  it('API-11 refuses other clients, staff, and unknown clients', async () => {
    const user = await portal.as('client@tandem.example')
    expect(await portal.refused(assignClient, { body: { clientId: 1001 } }, user)).toEqual([404, 'client_not_found'])
    // A number in quotes, which the contract does not allow.
    const quoted = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"clientId":"1005"}' }
    expect((await user(assignClient.path, quoted)).status).toBe(400)
    const staff = await portal.as('qa@portolan.example')
    expect(await portal.refused(assignClient, { body: { clientId: 1005 } }, staff)).toEqual([403, 'forbidden'])
  })
})
