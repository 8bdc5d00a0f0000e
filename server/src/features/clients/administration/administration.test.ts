import { addClient, getClientOverview } from '@portolan/contract/clients/administration'
import { getClientConfig } from '@portolan/contract/clients/clients'
import { listTranslationClients } from '@portolan/contract/machine-translation/admin/clients'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp
let admin: Caller
beforeAll(async () => {
  portal = await testApp()
  admin = await portal.as('admin@portolan.example')
})
afterAll(() => portal.close())

const northwind = { clientName: 'Northwind', companyName: 'Northwind Traders, Inc.' }
const overviewOf = (clientId: number) => portal.call(getClientOverview, { params: { clientId } }, admin)

it('shows names, domains, the sign-up link and the procurement system of a client', async () => {
  expect(await overviewOf(1001)).toMatchObject({
    clientName: 'Harbor Health',
    companyName: 'Harbor Health, Inc.',
    status: 'ACTIVE',
    emailDomains: ['harbor.example'],
    signUpPath: expect.stringMatching(/^\/signUp\/MTAwMQ%3D%3D\/\w/),
    procurement: null,
  })
  const { id } = await portal.db
    .selectFrom('client')
    .select('id')
    .where('punchout_secret_hash', 'is not', null)
    .executeTakeFirstOrThrow()
  expect((await overviewOf(id)).procurement).not.toBeNull()
  expect(await portal.refused(getClientOverview, { params: { clientId: 9_999_999 } }, admin)).toEqual([
    404,
    'client_not_found',
  ])
})

it('adds a client whose people can sign up, and records it', async () => {
  const body = { ...northwind, emailDomains: [' Northwind.example ', 'northwind.example'] }
  const added = await portal.call(addClient, { body }, admin)
  expect(added).toMatchObject({ ...northwind, status: 'ACTIVE', emailDomains: ['northwind.example'] })
  const [, encoded = '', token = ''] = added.signUpPath?.match(/^\/signUp\/([^/]+)\/([^/]+)$/) ?? []
  expect(atob(decodeURIComponent(encoded))).toBe(String(added.clientId))
  const link = { params: { clientId: added.clientId }, query: { token, purpose: 'signUp' as const } }
  expect(await portal.call(getClientConfig, link, portal.anyone)).toMatchObject(northwind)
  const { items } = await portal.call(listTranslationClients, { query: { search: 'northwind' } }, admin)
  expect(items.map(({ clientId }) => clientId)).toEqual([added.clientId])
  const audited = await portal.db.selectFrom('audit_event').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(audited).toMatchObject({ action: 'client-added', subject_id: String(added.clientId) })
})

it('refuses a second client of the same name, and domains that are none', async () => {
  const twice = { body: { ...northwind, clientName: 'HARBOR health', emailDomains: [] } }
  expect(await portal.refused(addClient, twice, admin)).toEqual([409, 'conflict'])
  for (const domain of ['harbor', 'nora@harbor.example', 'harbor .example', '.example'])
    expect(await portal.refused(addClient, { body: { ...northwind, emailDomains: [domain] } }, admin)).toEqual([
      400,
      'malformed',
      'body.emailDomains.0: Invalid email domain',
    ])
})
