import { listReports } from '@portolan/contract/reports/reports'
import * as views from '@portolan/contract/reports/views'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { addRequests } from '../test-requests.ts'
import { emailDueViews } from './email-views.ts'

let portal: TestApp
let harbor: Caller
let reportId: string
beforeAll(async () => {
  portal = await testApp()
  harbor = await portal.as('client@harbor.example')
  reportId = (await portal.call(listReports, {}, harbor)).find(({ type }) => type === 'PROJECT')?.id ?? ''
  await addRequests(portal.db, 1001, [{ name: 'Mailed 1' }, { name: 'Mailed 2' }, { name: 'Mailed 3' }])
})
afterAll(() => portal.close())
afterEach(async () => {
  await portal.db.deleteFrom('report_view').execute()
  await portal.db.deleteFrom('job').where('task', '=', 'send-mail').execute()
  await portal.db
    .updateTable('account')
    .set({ disabled_at: null, application_ids: null, locale: null })
    .where('email', '=', 'client@harbor.example')
    .execute()
})

const draft = { name: 'Mailed', filters: '{"name":"Mailed"}', sort: '-createdAt', columns: null }

/** A view with emails, whose first one is due a week from now at the latest. */
async function subscribe(emails: views.ReportEmails = 'WEEKLY') {
  const { id: viewId } = await portal.call(views.createReportView, { body: { reportId, ...draft } }, harbor)
  const body = { emails, timeZone: 'America/New_York' }
  return await portal.call(views.scheduleReportView, { params: { viewId }, body }, harbor)
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const run = (at: Date) => emailDueViews({ db: portal.db, now: () => at, timeZone: 'UTC' }, AbortSignal.timeout(60_000))

async function sentMails() {
  const jobs = await portal.db.selectFrom('job').select('payload').where('task', '=', 'send-mail').execute()
  return jobs.map(({ payload }) => payload as { template: string; to: string; data: Record<string, unknown> })
}
const findView = async (id: string) =>
  (await portal.call(views.listReportViews, {}, harbor)).find((view) => view.id === id)

it('sends a link with the number of rows, and none of the rows, when the week has passed', async () => {
  const view = await subscribe()
  await run(new Date())
  expect(await sentMails()).toEqual([])
  await run(inDays(8))
  const [mail, ...others] = await sentMails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    template: 'report-view-ready',
    to: 'client@harbor.example',
    data: { viewId: view.id, view: 'Mailed', report: 'All projects', emails: 'WEEKLY', rows: 3, isExact: true },
  })
  expect(JSON.stringify(mail)).not.toContain('Mailed 1')
  const next = await findView(view.id)
  expect(new Date(next?.nextEmailTime ?? 0) > inDays(8)).toBe(true)
})

it('names the report in the language of the account', async () => {
  await portal.db.updateTable('account').set({ locale: 'es' }).where('email', '=', 'client@harbor.example').execute()
  await subscribe('MONTHLY')
  await run(inDays(40))
  expect((await sentMails())[0]?.data).toMatchObject({ report: 'Todos los proyectos', emails: 'MONTHLY' })
})

it('sends each email once if two workers run, and once after months without a worker', async () => {
  await subscribe()
  const at = inDays(100)
  await Promise.all([run(at), run(at), run(at)])
  await run(at)
  expect(await sentMails()).toHaveLength(1)
})

it('sends the email once if a worker dies in between', async () => {
  const { id } = await subscribe()
  await sql`create function die() returns trigger language plpgsql as $$ begin raise 'died'; end $$`.execute(portal.db)
  await sql`create trigger die before insert on job for each row execute function die()`.execute(portal.db)
  await expect(run(inDays(8))).rejects.toThrow('died')
  await sql`drop function die cascade`.execute(portal.db)
  expect(new Date((await findView(id))?.nextEmailTime ?? 0) < inDays(8)).toBe(true)
  await run(inDays(8))
  await run(inDays(8))
  expect(await sentMails()).toHaveLength(1)
})

it.each([
  ['is disabled', { disabled_at: new Date() }],
  ['loses the application', { application_ids: ['createProject' as const] }],
])('stops for good when the account %s', async (_what, change) => {
  const { id } = await subscribe()
  await portal.db.updateTable('account').set(change).where('email', '=', 'client@harbor.example').execute()
  await run(inDays(8))
  expect(await sentMails()).toEqual([])
  const view = await portal.db.selectFrom('report_view').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect([view.emails, view.next_email_at]).toEqual(['NEVER', null])
})

it('waits while the account acts for another client, and stops for good when it belongs there only', async () => {
  const { id, nextEmailTime } = await subscribe()
  const account = portal.db.selectFrom('account').select('id').where('email', '=', 'client@harbor.example')
  const { id: accountId } = await account.executeTakeFirstOrThrow()
  const move = (client_id: number) =>
    portal.db.updateTable('account').set({ client_id }).where('id', '=', accountId).execute()
  await move(1002)
  await run(inDays(8))
  const waiting = await portal.db.selectFrom('report_view').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(waiting.emails).toBe('WEEKLY')
  expect(waiting.next_email_at?.getTime()).toBeGreaterThan(Date.parse(nextEmailTime ?? ''))
  await portal.db.deleteFrom('account_client').where('account_id', '=', accountId).execute()
  await run(inDays(16))
  await portal.db.insertInto('account_client').values({ account_id: accountId, client_id: 1001 }).execute()
  await move(1001)
  expect(await sentMails()).toEqual([])
  expect((await findView(id))?.emails).toBe('NEVER')
})

it('can be switched off, and ends with the view', async () => {
  const { id: viewId } = await subscribe()
  const body = { emails: 'NEVER' as const }
  const off = await portal.call(views.scheduleReportView, { params: { viewId }, body }, harbor)
  expect(off).toMatchObject({ emails: 'NEVER', nextEmailTime: null })
  await run(inDays(8))
  await portal.call(views.scheduleReportView, { params: { viewId }, body: { emails: 'WEEKLY' } }, harbor)
  await portal.call(views.deleteReportView, { params: { viewId } }, harbor)
  await run(inDays(8))
  expect(await sentMails()).toEqual([])
})

it('is sent without a number if the filters are not valid any more', async () => {
  const { id } = await subscribe()
  const filters = '{"customField:Gone":{"from":1}}'
  await portal.db.updateTable('report_view').set({ filters }).where('id', '=', id).execute()
  await run(inDays(8))
  expect((await sentMails())[0]?.data).toMatchObject({ rows: null })
})
