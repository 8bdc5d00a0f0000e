import { randomUUID } from 'node:crypto'
import { type ActivityEntry, exportActivity, listActivity } from '@portolan/contract/activity/activity'
import { ActivityGroup } from '@portolan/contract/activity/kinds'
import { archiveJobRequest, restoreJobRequest } from '@portolan/contract/job-requests/actions'
import { inviteColleagues } from '@portolan/contract/sign-up/invitations'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../platform/audit.ts'
import { requestThatWent, toReview } from '../../testing/desk.ts'
import type { Call } from '../../testing/job-requests.ts'
import { type Caller, signInOver } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const [harborId, meridianId] = [1001, 1002]
let portal: TestApp
let harbor: Caller
let meridian: Caller
beforeAll(async () => {
  portal = await testApp()
  await portal.db.updateTable('client').set({ is_org_management_enabled: true }).where('id', '=', meridianId).execute()
  harbor = await portal.as('client@harbor.example')
  meridian = await portal.as('client@meridian.example')
})
afterAll(() => portal.close())
beforeEach(() => sql`delete from audit_event`.execute(portal.db))

type Query = NonNullable<Parameters<typeof portal.call<typeof listActivity>>[1]['query']>
const list = (query: Query = {}, as = harbor) => portal.call(listActivity, { query }, as)
const kinds = async (query: Query = {}, as = harbor) => (await list(query, as)).items.map(({ kind }) => kind)
const idOf = async (email: string) =>
  (await portal.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
/** An entry about a request, written by the portal itself. */
const write = (action: string, subject: { type: string; id: string }, details = {}) =>
  portal.db.transaction().execute((tx) => audit(tx, { actor: undefined, action, subject, details }))
const archive = (id: string, as: Call = harbor) => portal.call(archiveJobRequest, { params: { id } }, as)

describe('the activity of an organization', () => {
  it('names who did what to which request, newest first', async () => {
    const id = await requestThatWent(portal.db, toReview, { clientId: harborId })
    await archive(id)
    await portal.call(restoreJobRequest, { params: { id } }, harbor)
    await portal.call(inviteColleagues, { body: { emails: ['nora@harbor.example'] } }, harbor)
    await signInOver(portal.config.origin, 'employee@harbor.example')
    const { items } = await list()
    expect(items.map(({ kind, by, object }) => [kind, by.type, by.name, object])).toEqual([
      ['SIGNED_IN', 'MEMBER', 'Emil Novak', ''],
      ['COLLEAGUE_INVITED', 'MEMBER', 'Helen Marsh', 'nora@harbor.example'],
      ['REQUEST_RESTORED', 'MEMBER', 'Helen Marsh', ''],
      ['REQUEST_ARCHIVED', 'MEMBER', 'Helen Marsh', ''],
    ])
    expect(items.map(({ request }) => request?.id)).toEqual([undefined, undefined, id, id])
  })

  it('has only its own entries, whatever the filters', async () => {
    const own = await requestThatWent(portal.db, toReview, { clientId: harborId })
    const other = await requestThatWent(portal.db, toReview, { clientId: meridianId })
    await archive(own)
    await archive(other, meridian)
    await signInOver(portal.config.origin, 'client@meridian.example')
    await signInOver(portal.config.origin, 'pm@portolan.example')
    const today = new Date().toISOString().slice(0, 10)
    const people = [undefined, await idOf('client@harbor.example'), await idOf('client@meridian.example')]
    const days = [{}, { fromDay: today }, { toDay: today }, { fromDay: today, toDay: today }]
    for (const personId of people)
      for (const group of [undefined, ...ActivityGroup.options])
        for (const period of days) {
          const query = { ...period, ...(personId && { personId }), ...(group && { group }) }
          for (const { request } of (await list(query)).items) expect(request?.id).toBe(own)
          for (const { request } of (await list(query, meridian)).items)
            expect([undefined, other]).toContain(request?.id)
        }
    expect(await kinds()).toEqual(['REQUEST_ARCHIVED'])
    expect(await kinds({}, meridian)).toEqual(['SIGNED_IN', 'REQUEST_ARCHIVED'])
  })

  it('is filtered by person, group and day', async () => {
    const id = await requestThatWent(portal.db, toReview, { clientId: harborId })
    await archive(id)
    await signInOver(portal.config.origin, 'employee@harbor.example')
    expect(await kinds({ personId: await idOf('employee@harbor.example') })).toEqual(['SIGNED_IN'])
    expect(await kinds({ personId: await idOf('client@harbor.example') })).toEqual(['REQUEST_ARCHIVED'])
    expect(await kinds({ group: 'REQUESTS' })).toEqual(['REQUEST_ARCHIVED'])
    expect(await kinds({ group: 'DOWNLOADS' })).toEqual([])
    expect(await kinds({ toDay: '2026-01-01' })).toEqual([])
    expect(await kinds({ fromDay: '2999-01-01' })).toEqual([])
    expect(await kinds({ fromDay: '2026-01-01', toDay: '2998-01-01' })).toHaveLength(2)
  })

  it('leaves out what is internal: work at the desk, its own orders, downloads and settings by staff', async () => {
    const id = await requestThatWent(portal.db, toReview, { clientId: harborId })
    const order = await portal.db
      .selectFrom('desk_order')
      .selectAll()
      .where('job_request_id', '=', id)
      .executeTakeFirstOrThrow()
    for (const action of ['desk-price', 'desk-assign', 'desk-send-to-qa'])
      await write(action, { type: 'desk-order', id: order.id })
    await write('staff-file-downloaded', { type: 'job-request', id })
    await write('rates-saved', { type: 'client', id: String(harborId) })
    await write('impersonation-started', { type: 'account', id: await idOf('client@harbor.example') })
    await portal.db.updateTable('desk_order').set({ job_request_id: null }).where('id', '=', order.id).execute()
    await write('desk-complete', { type: 'desk-order', id: order.id })
    expect(await kinds()).toEqual([])
    const stored = await portal.db.selectFrom('audit_event').select('client_id').execute()
    expect(stored.map(({ client_id }) => client_id)).toEqual(Array(7).fill(harborId))
  })

  it('says where support acted in the name of a user', async () => {
    const id = await requestThatWent(portal.db, toReview, { clientId: harborId })
    const admin = await portal.as('admin@portolan.example')
    const asClient: Call = (path, init = {}) =>
      admin(path, { ...init, headers: { ...init.headers, 'x-username-override': 'client@harbor.example' } })
    await archive(id, asClient)
    const [entry] = (await list()).items
    expect(entry?.by).toEqual({ type: 'MEMBER', name: 'Helen Marsh', isImpersonated: true })
  })

  it('pages stay the same while entries are added', async () => {
    const id = await requestThatWent(portal.db, toReview, { clientId: harborId })
    for (let count = 0; count < 5; count++) await write('request-failed', { type: 'job-request', id })
    const all = (await list()).items.map((entry) => entry.id)
    const read: ActivityEntry['id'][] = []
    for (let pageToken: string | undefined | null; pageToken !== null; ) {
      const page = await list({ pageSize: 2, ...(pageToken && { pageToken }) })
      read.push(...page.items.map((entry) => entry.id))
      await write('request-failed', { type: 'job-request', id })
      pageToken = page.nextPageToken
    }
    expect(read).toEqual(all)
  })

  it('refuses the page token of another organization or filter', async () => {
    const id = await requestThatWent(portal.db, toReview, { clientId: harborId })
    for (let count = 0; count < 3; count++) await write('request-failed', { type: 'job-request', id })
    const { nextPageToken } = await list({ pageSize: 1 })
    const query = { pageSize: 1, pageToken: nextPageToken ?? '' }
    const refused = [400, 'page_token_invalid']
    expect(await portal.refused(listActivity, { query }, meridian)).toEqual(refused)
    expect(await portal.refused(listActivity, { query: { ...query, group: 'REQUESTS' } }, harbor)).toEqual(refused)
  })

  it('is refused to employees and staff', async () => {
    for (const email of ['employee@harbor.example', 'admin@portolan.example', 'pm@portolan.example'])
      for (const endpoint of [listActivity, exportActivity])
        expect(await portal.refused(endpoint, {}, await portal.as(email))).toEqual([403, 'forbidden'])
  })

  it('is refused where the provider does not let clients manage their organization', async () => {
    const manage = (is_org_management_enabled: boolean) =>
      portal.db.updateTable('client').set({ is_org_management_enabled }).where('id', '=', meridianId).execute()
    await manage(false)
    for (const endpoint of [listActivity, exportActivity])
      expect(await portal.refused(endpoint, {}, meridian)).toEqual([403, 'forbidden'])
    await manage(true)
  })

  it('keeps the entries of a client about what is gone', async () => {
    const id = randomUUID()
    await portal.db.transaction().execute((tx) =>
      audit(tx, {
        actor: undefined,
        action: 'glossary-deleted',
        subject: { type: 'glossary', id, clientId: harborId },
        details: { name: 'Clinic' },
      }),
    )
    expect((await list()).items).toMatchObject([{ kind: 'GLOSSARY_DELETED', object: 'Clinic', request: null }])
  })
})

describe('the activity file', () => {
  it('has the filtered entries in the language of the reader, for anyone who has the address', async () => {
    const id = await requestThatWent(portal.db, toReview, { clientId: harborId })
    await archive(id)
    await signInOver(portal.config.origin, 'employee@harbor.example')
    const read = async (headers: Record<string, string>) => {
      const as: Call = (path, init = {}) => harbor(path, { ...init, headers: { ...init.headers, ...headers } })
      const { downloadUrl } = await portal.call(exportActivity, { query: { group: 'SIGN_IN' } }, as)
      return (await fetch(portal.config.origin + downloadUrl)).text()
    }
    expect((await read({})).split('\r\n').slice(0, 3)).toEqual([
      '"Time","Activity","Request"',
      expect.stringMatching(/^"20\d\d-.*","Emil Novak signed in",""$/),
      '',
    ])
    const { downloadUrl } = await portal.call(exportActivity, {}, harbor)
    const forged = downloadUrl.replace(String(harborId), String(meridianId))
    expect((await fetch(portal.config.origin + forged)).status).toBe(404)
  })
})
