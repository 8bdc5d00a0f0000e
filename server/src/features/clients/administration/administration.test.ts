import {
  addClient,
  type ClientSort,
  changeClient,
  getClientOverview,
  type ListedClient,
  listClients,
} from '@portolan/contract/clients/administration'
import { getClientConfig, walkInClientId } from '@portolan/contract/clients/clients'
import { listTranslationClients } from '@portolan/contract/machine-translation/admin/clients'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestThatWent, toWork } from '../../../testing/desk.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { clientPage } from './store-client-list.ts'

let portal: TestApp
let admin: Caller
beforeAll(async () => {
  portal = await testApp()
  admin = await portal.as('admin@portolan.example')
})
afterAll(() => portal.close())

const northwind = { clientName: 'Northwind', companyName: 'Northwind Traders, Inc.' }
const lantern = { clientName: 'Lantern', companyName: 'Lantern, Inc.' }
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

it('lists clients by name with their status, users and latest request', async () => {
  const { items } = await portal.call(listClients, { query: { pageSize: 100 } }, admin)
  const names = items.map(({ clientName }) => clientName.toLowerCase())
  expect(names).toEqual(names.toSorted())
  const of = (name: string) => items.find(({ clientName }) => clientName === name)
  expect(of('Harbor Health')).toEqual({
    clientId: 1001,
    clientName: 'Harbor Health',
    status: 'ACTIVE',
    userCount: 3,
    lastRequestAt: null,
  })
  expect(items.some(({ status }) => status === 'INACTIVE')).toBe(true)
  const first = await portal.call(listClients, { query: { pageSize: 2 } }, admin)
  const next = { pageSize: 2, pageToken: first.nextPageToken ?? '' }
  const second = await portal.call(listClients, { query: next }, admin)
  expect([...first.items, ...second.items]).toEqual(items.slice(0, 4))
  const found = await portal.call(listClients, { query: { search: 'HARBOR' } }, admin)
  expect(found.items.map(({ clientId }) => clientId)).toEqual([1001])
})

describe('the list of clients', () => {
  it('is sorted by any column in both directions, each client once over all pages', async () => {
    await requestThatWent(portal.db, toWork)
    const { items } = await portal.call(listClients, { query: { pageSize: 100 } }, admin)
    const pagesOf = async (sort: ClientSort) => {
      const listed: ListedClient[] = []
      for (let pageToken: string | undefined; ; ) {
        const page = await portal.call(
          listClients,
          { query: { sort, pageSize: 2, ...(pageToken && { pageToken }) } },
          admin,
        )
        listed.push(...page.items)
        if (page.nextPageToken === null) return listed
        pageToken = page.nextPageToken
      }
    }
    const textOf = {
      clientName: ({ clientName }: ListedClient) => clientName.toLowerCase(),
      status: ({ status, clientName }: ListedClient) => `${status} ${clientName.toLowerCase()}`,
      userCount: ({ userCount }: ListedClient) => String(userCount).padStart(9, '0'),
      lastRequestAt: ({ lastRequestAt }: ListedClient) => lastRequestAt ?? '',
    }
    for (const column of ['clientName', 'status', 'userCount', 'lastRequestAt'] as const) {
      const up = await pagesOf(column)
      expect(new Set(up.map(({ clientId }) => clientId)).size).toBe(items.length)
      const texts = up.map(textOf[column])
      expect(texts).toEqual(texts.toSorted())
      expect(await pagesOf(`-${column}`)).toEqual(up.toReversed())
    }
    expect((await pagesOf('-lastRequestAt'))[0]).toMatchObject({ clientId: 1002, lastRequestAt: expect.any(String) })
    const { nextPageToken } = await portal.call(listClients, { query: { pageSize: 2 } }, admin)
    const other = { sort: 'status', pageToken: String(nextPageToken) } as const
    expect(await portal.refused(listClients, { query: other }, admin)).toEqual([400, 'page_token_invalid'])
  })

  it('follows accounts and requests that come, move and go', async () => {
    const listed = async (clientId: number) => {
      const { items } = await portal.call(listClients, { query: { pageSize: 100 } }, admin)
      return items.find((client) => client.clientId === clientId)
    }
    const before = await listed(1001)
    const { id } = await portal.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', 'client@quill.example')
      .executeTakeFirstOrThrow()
    await portal.db.insertInto('account_client').values({ account_id: id, client_id: 1001 }).execute()
    const requestId = await requestThatWent(portal.db, toWork)
    await portal.db.updateTable('job_request').set({ client_id: 1001 }).where('id', '=', requestId).execute()
    const { created_at } = await portal.db
      .selectFrom('job_request')
      .select('created_at')
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow()
    expect(await listed(1001)).toMatchObject({ userCount: 4, lastRequestAt: created_at.toISOString() })
    await portal.db.deleteFrom('account_client').where('account_id', '=', id).where('client_id', '=', 1001).execute()
    await portal.db.updateTable('job_request').set({ client_id: 1002 }).where('id', '=', requestId).execute()
    expect(await listed(1001)).toEqual(before)
    expect(await listed(1002)).toMatchObject({ lastRequestAt: created_at.toISOString() })
  })

  it.each(['clientName', 'status', '-userCount', '-lastRequestAt'] as const)('has an index by %s', async (sort) => {
    const plan = await portal.db.transaction().execute(async (tx) => {
      await sql`set local enable_sort = off; set local enable_seqscan = off; set local enable_bitmapscan = off`.execute(
        tx,
      )
      return JSON.stringify(await clientPage(tx, { search: '', sort, after: undefined, size: 51 }).explain())
    })
    expect(plan).toContain('Index')
    expect(plan).not.toContain('Sort')
  })
})

it('changes the names, domains and status of a client, and records both states', async () => {
  const added = await portal.call(addClient, { body: { ...lantern, emailDomains: ['lantern.example'] } }, admin)
  const params = { clientId: added.clientId }
  const body = {
    clientName: 'Lantern Press',
    companyName: 'Lantern Press, LLC',
    emailDomains: ['press.example', 'lantern.example', 'press.example'],
    status: 'INACTIVE' as const,
  }
  const domains = ['lantern.example', 'press.example']
  expect(await portal.call(changeClient, { params, body }, admin)).toMatchObject({
    ...body,
    emailDomains: domains,
    signUpPath: null,
  })
  const audited = await portal.db.selectFrom('audit_event').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(audited).toMatchObject({
    action: 'client-changed',
    client_id: added.clientId,
    details: {
      before: { ...lantern, emailDomains: ['lantern.example'], status: 'ACTIVE' },
      after: { ...body, emailDomains: domains },
    },
  })
  const open = { ...body, status: 'ACTIVE' as const, emailDomains: [] }
  expect(await portal.call(changeClient, { params, body: open }, admin)).toMatchObject({ emailDomains: [] })
})

it('refuses the name of another client, an unknown client, and to close the walk-in client', async () => {
  const body = { ...lantern, emailDomains: [], status: 'ACTIVE' as const }
  const change = (clientId: number, more: object = {}) =>
    portal.refused(changeClient, { params: { clientId }, body: { ...body, ...more } }, admin)
  expect(await change(1002, { clientName: 'harbor HEALTH' })).toEqual([409, 'conflict'])
  expect(await change(9_999_999)).toEqual([404, 'client_not_found'])
  expect(await change(walkInClientId, { status: 'INACTIVE' })).toEqual([409, 'conflict'])
})

describe('billing details', () => {
  const contact = { ...{ address1: 'Am Kai 1', city: 'Hamburg', zipCode: '20457' }, country: { id: 84, name: '' } }
  const billing = { contact: { ...contact, email: 'books@northwind.example' }, vatNumber: ' DE811907980 ' }
  const wire = (name: string) => ({ clientName: name, companyName: name, emailDomains: [], status: 'ACTIVE' as const })

  it('are stored with a client, kept where a change leaves them out, and recorded', async () => {
    const { clientId, ...added } = await portal.call(addClient, { body: { ...wire('Kontor'), billing } }, admin)
    const stored = {
      contact: {
        ...{ ...contact, address2: '', phoneNumber: '', province: null, email: 'books@northwind.example' },
        country: { id: 84, name: 'Germany' },
      },
      vatNumber: 'DE811907980',
    }
    expect(added.billing).toEqual(stored)
    const change = (body: object) =>
      portal.call(changeClient, { params: { clientId }, body: { ...wire('Kontor'), ...body } }, admin)
    expect((await change({})).billing).toEqual(stored)
    const empty = { contact: {}, vatNumber: '' }
    expect((await change({ billing: empty })).billing).toMatchObject({ contact: { address1: '', country: null } })
    const audited = await portal.db
      .selectFrom('audit_event')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(audited.details).toMatchObject({ before: { billing: stored }, after: { billing: { vatNumber: '' } } })
  })

  it('are refused with a province of another country, an address that is no email address, and for walk-ins', async () => {
    const add = (more: object) => {
      const body = { ...wire('Speicher'), billing: { ...billing, contact: { ...billing.contact, ...more } } }
      return portal.refused(addClient, { body }, admin)
    }
    expect(await add({ province: { id: 1, name: '' } })).toEqual([
      400,
      'malformed',
      expect.stringContaining('body.billing.contact.province'),
    ])
    expect((await add({ email: 'books' }))[2]).toContain('body.billing.contact.email')
    const walkIn = { params: { clientId: walkInClientId }, body: { ...wire('Walk-in'), billing } }
    expect(await portal.refused(changeClient, walkIn, admin)).toEqual([409, 'conflict'])
  })
})
