import { listReportRows, listReports } from '@portolan/contract/reports/reports'
import * as views from '@portolan/contract/reports/views'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp
let harbor: Caller
let reportId: string
beforeAll(async () => {
  portal = await testApp()
  harbor = await portal.as('client@harbor.example')
  reportId = (await portal.call(listReports, {}, harbor)).find(({ type }) => type === 'PROJECT')?.id ?? ''
})
afterAll(() => portal.close())
afterEach(() => portal.db.deleteFrom('report_view').execute())

const draft = {
  name: 'Completed',
  filters: '{"status":"COMPLETED"}',
  sort: '-words',
  columns: '["words","name"]',
}
const save = (change: Partial<typeof draft> = {}, caller = harbor) =>
  portal.call(views.createReportView, { body: { reportId, ...draft, ...change } }, caller)
const list = (caller = harbor) => portal.call(views.listReportViews, {}, caller)
const refusedDraft = (change: Partial<typeof draft>) =>
  portal.refused(views.createReportView, { body: { reportId, ...draft, ...change } }, harbor)

describe('a saved view', () => {
  it('REPORT-01 keeps the filters, order and columns of a report under a name', async () => {
    const view = await save()
    expect(view).toMatchObject({ reportId, ...draft, emails: 'NEVER', nextEmailTime: null })
    expect(await list()).toEqual([view])
    const { filters, sort, columns } = view
    const query = { filters, sort, ...(columns !== null && { columns }) }
    const { items } = await portal.call(listReportRows, { params: { id: reportId }, query }, harbor)
    for (const item of items) expect(Object.keys(item)).toEqual(['words', 'name'])
  })

  it('can be renamed, changed and deleted', async () => {
    const { id: viewId } = await save()
    const other = { name: 'Cancelled', filters: '{"status":"CANCELLED"}', sort: 'name', columns: null }
    expect(await portal.call(views.changeReportView, { params: { viewId }, body: other }, harbor)).toMatchObject(other)
    await portal.call(views.deleteReportView, { params: { viewId } }, harbor)
    expect(await list()).toEqual([])
  })

  it('keeps whether empty columns are shown', async () => {
    const { id: viewId, showsEmptyColumns } = await save()
    expect(showsEmptyColumns).toBe(false)
    const body = { ...draft, showsEmptyColumns: true }
    await portal.call(views.changeReportView, { params: { viewId }, body }, harbor)
    expect(await list()).toMatchObject([body])
  })

  it('is found by its owner only, not even by someone of the same client', async () => {
    const { id: viewId } = await save()
    const params = { viewId }
    const others = [await portal.as('employee@harbor.example'), await portal.as('client@meridian.example')]
    for (const other of others) {
      expect(await list(other)).toEqual([])
      const gone = [404, 'report_view_not_found']
      expect(await portal.refused(views.changeReportView, { params, body: draft }, other)).toEqual(gone)
      expect(await portal.refused(views.deleteReportView, { params }, other)).toEqual(gone)
      const body = { emails: 'WEEKLY' as const }
      expect(await portal.refused(views.scheduleReportView, { params, body }, other)).toEqual(gone)
    }
    expect(await list()).toHaveLength(1)
  })

  it('is saved only if it can be opened', async () => {
    expect(await refusedDraft({ filters: '{"clientId":1002}' })).toEqual([400, 'report_filter_invalid'])
    expect(await refusedDraft({ sort: 'deadline' })).toEqual([400, 'report_sort_invalid'])
    for (const columns of ['', '{}', '[]', '["password_hash"]', '["name","name"]', '[1]', '["__proto__"]'])
      expect(await refusedDraft({ columns })).toEqual([400, 'report_columns_invalid'])
    const missing = { reportId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11', ...draft }
    expect(await portal.refused(views.createReportView, { body: missing }, harbor)).toEqual([404, 'report_not_found'])
    expect(await list()).toEqual([])
  })

  it('has a name of its own, in upper or lower case', async () => {
    await save()
    const taken = [400, 'malformed', 'body.name: You already have a view of this report with this name']
    expect(await refusedDraft({ name: ' COMPLETED ' })).toEqual(taken)
    const { id: viewId } = await save({ name: 'Other' })
    const again = { params: { viewId }, body: draft }
    expect(await portal.refused(views.changeReportView, again, harbor)).toEqual(taken)
    await portal.call(views.changeReportView, { params: { viewId }, body: { ...draft, name: 'OTHER' } }, harbor)
  })

  it('is one of at most 50, also if several are saved at once', async () => {
    const names = Array.from({ length: views.viewsPerAccount + 4 }, (_, n) => `View ${n}`)
    const replies = await Promise.all(
      names.map((name) => portal.send(views.createReportView, { body: { reportId, ...draft, name } }, harbor)),
    )
    const statuses = replies.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array(views.viewsPerAccount).fill(201), ...Array(4).fill(409)])
    expect(await refusedDraft({ name: 'One more' })).toEqual([409, 'report_view_limit_reached'])
  })
})

it('refuses columns that the report does not have, in rows too', async () => {
  const query = { columns: '["client_id"]' }
  const refusal = await portal.refused(listReportRows, { params: { id: reportId }, query }, harbor)
  expect(refusal).toEqual([400, 'report_columns_invalid'])
})
