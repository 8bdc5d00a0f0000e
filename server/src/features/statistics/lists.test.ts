import { changeLocale } from '@portolan/contract/accounts/accounts'
import {
  projectCoordinatorCompletedStats,
  projectCoordinatorCurrentStats,
  projectCoordinatorCurrentUnassignedStats,
  projectManagerStats,
  type QuoteRow,
  qaSpecialistStats,
  type StaffList,
  staffListCsv,
  statsDueToday,
  statsPastDue,
} from '@portolan/contract/statistics/staff-lists'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyOrder, chance } from '../../testing/desk-orders.ts'
import { requestToHandOver } from '../../testing/handed-over-request.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const today = new Date().toISOString().slice(0, 10)
const hour = 3_600_000
const noon = Date.parse(`${today}T12:00:00Z`)
const luck = chance(7)

let portal: TestApp
let paula = ''
let colin = ''
let quinn = ''
beforeAll(async () => {
  portal = await testApp({ TMS_PROJECT_URL: 'https://tms.example/projects/{id}' })
  pm = await portal.as('pm@portolan.example')
  const accounts = await portal.db.selectFrom('account').select(['id', 'email']).execute()
  const idOf = (name: string) => accounts.find(({ email }) => email === `${name}@portolan.example`)?.id ?? ''
  paula = idOf('pm')
  colin = idOf('coordinator')
  quinn = idOf('qa')
  await portal.db.deleteFrom('desk_order').execute()
})
afterAll(() => portal.close())

let pm: Caller
const projects = (id: string, pageToken?: string | null) =>
  portal.call(projectManagerStats, { params: { id }, query: pageToken ? { pageToken } : {} }, pm)
const csv = async (list: StaffList, id: string) =>
  (await portal.call(staffListCsv, { params: { list, id } }, pm)).downloadUrl

const namesOf = ({ items }: { readonly items: readonly QuoteRow[] }) => items.map(({ projectName }) => projectName)

/** Inserts orders with the given deadlines and columns. */
async function add(orders: readonly { readonly due: number | null; readonly [column: string]: unknown }[]) {
  const values = orders.map(({ due, ...rest }) => {
    const deadline = due === null ? null : new Date(noon + due * hour)
    const when = { deadline, deadline_on: deadline?.toISOString().slice(0, 10) ?? null }
    return { ...anyOrder(luck, [null], today), ...when, ...rest }
  })
  return portal.db.insertInto('desk_order').values(values).returning(['id', 'number']).execute()
}

describe('a list of the staff', () => {
  it('is sorted by any of its columns and searched, and refuses other columns', async () => {
    const mine = { project_manager_id: paula, status: 'NEW' }
    await add(
      [5, null, 9, 7].map((cents, index) => ({
        ...{ due: index, ...mine, total_agreed_cents: cents === null ? null : cents * 100, name: `Zebra ${9 - index}` },
      })),
    )
    const call = (query: object) => portal.call(projectManagerStats, { params: { id: paula }, query }, pm)
    const totals = async (sort: string) =>
      (await call({ search: 'zebra', sort })).items.map(({ totalAgreed }) => totalAgreed)
    expect(await totals('totalAgreed')).toEqual([null, 5, 7, 9])
    expect(await totals('-totalAgreed')).toEqual([9, 7, 5, null])
    expect(await totals('projectName')).toEqual([7, 9, null, 5])
    expect(await totals('projectDeadline')).toEqual([5, null, 9, 7])
    const refused = { params: { id: paula }, query: { sort: 'startDate' as never } }
    expect((await portal.refused(projectManagerStats, refused, pm)).slice(0, 2)).toEqual([400, 'malformed'])
    await portal.db.deleteFrom('desk_order').execute()
  })
})

describe("a project manager's projects", () => {
  it('API-67 STAFF-10 STAFF-13 are ordered by urgency, 25 per page, each once', async () => {
    await add(
      Array.from({ length: 55 }, (_, index) => ({
        due: index % 41 === 0 ? null : ((index * 37) % 97) - 60,
        project_manager_id: paula,
        status: (['NEW', 'IN_PROGRESS', 'IN_QA'] as const)[index % 3],
      })),
    )
    await add([{ due: -50, project_manager_id: paula, status: 'COMPLETED', name: 'Done' }])
    const first = await projects(paula)
    const second = await projects(paula, first.nextPageToken)
    const third = await projects(paula, second.nextPageToken)
    expect([first, second, third].map(({ items }) => items.length)).toEqual([25, 25, 5])
    expect(third.nextPageToken).toBeNull()
    const rows = [first, second, third].flatMap(({ items }) => items)
    expect(new Set(rows.map(({ projectId }) => projectId)).size).toBe(55)
    const dues = rows.map(({ projectDeadline }) => projectDeadline ?? '9')
    expect(dues).toEqual(dues.toSorted())
    for (const row of rows) expect(row.pastDue).toBe((row.projectDeadline ?? '9').slice(0, 10) < today)
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['New', 'In progress', 'In QA']))
    const stolen = { params: { id: colin }, query: { pageToken: String(first.nextPageToken) } }
    expect(await portal.refused(projectManagerStats, stolen, pm)).toEqual([400, 'page_token_invalid'])
  })

  it('STAFF-13 describe a project and link to it', async () => {
    const job_request_id = await requestToHandOver(portal, 'TRANSLATION_REQUEST')
    const tms = {
      job_request_id,
      system: 'xtrf',
      kind: 'project',
      external_id: 'A/7',
      name: '2026/0815',
      look_at: null,
    }
    await portal.db
      .insertInto('tms_order')
      .values({ ...tms, seen_status: null, escalation: null })
      .execute()
    const described = {
      name: 'Leaflets',
      rate_type: 'RUSH',
      total_agreed_cents: 123_45,
      target_language_ids: ['esm', 'fra'],
    }
    const group = { project_group_name: 'Spring campaign', project_group_id: quinn }
    const shared = { project_manager_id: quinn, status: 'IN_PROGRESS', ...described, ...group }
    const [, own] = await add([
      { due: -48, ...shared, job_request_id },
      { due: 48, ...shared, source_language_id: null },
    ])
    const { items } = await projects(quinn)
    const languages = 'Spanish (Mexico), French (France)'
    expect(items).toMatchObject([
      {
        internalProjectId: '2026/0815',
        projectName: 'Leaflets',
        client: 'Harbor Health',
        rateType: 'Rush',
        ...{
          languages: `English (United States) to ${languages}`,
          totalAgreed: 123.45,
          status: 'In progress',
          pastDue: true,
        },
        projectGroupName: 'Spring campaign',
        projectGroupId: quinn,
        link: 'https://tms.example/projects/A%2F7',
      },
      { projectId: own?.number, internalProjectId: own?.number, languages, pastDue: false, link: `/desk/${own?.id}` },
    ])
  })
})

describe("a coordinator's quotes", () => {
  beforeAll(async () => {
    const asked = { status: 'PRICING', coordinator_id: colin, quote_started_at: new Date(noon - 30 * hour) }
    await add([
      { due: 72, ...asked, name: 'Later' },
      { due: 0, ...asked, name: 'Today' },
      { due: -72, ...asked, name: 'Late', status: 'PENDING_REVIEW' },
      { due: null, ...asked, name: 'Whenever' },
    ])
    await add([{ due: -72, status: 'PRICING', coordinator_id: null, name: 'Nobody', vertical: null }])
    const sent = (at: number) => ({
      ...{
        status: 'WITH_CLIENT',
        coordinator_id: colin,
        due: -72,
        quote_completed_at: new Date(noon - at * 24 * hour),
      },
      quote_completed_on: new Date(noon - at * 24 * hour).toISOString().slice(0, 10),
    })
    const columns = [sent(29), sent(30), sent(1)]
    await add(columns.map((each, index) => ({ ...each, name: ['Month ago', 'Too old', 'Lately'][index] })))
  })

  it('API-68 API-71 API-72 STAFF-15 STAFF-16 have start dates, are ordered by deadline, and can be limited to overdue or due today', async () => {
    const current = await portal.call(projectCoordinatorCurrentStats, { params: { id: colin } }, pm)
    expect(namesOf(current)).toEqual(['Late', 'Today', 'Later', 'Whenever'])
    expect(namesOf(await portal.call(statsPastDue, { params: { id: colin } }, pm))).toEqual(['Late'])
    const dueToday = await portal.call(statsDueToday, { params: { id: colin } }, pm)
    expect(namesOf(dueToday)).toEqual(['Today'])
    const { items } = dueToday
    const times = { startDate: new Date(noon - 30 * hour).toISOString(), projectDeadline: new Date(noon).toISOString() }
    expect(items).toMatchObject([{ ...times, client: 'Harbor Health' }])
    expect(Object.keys(items[0] ?? {})).toEqual([
      ...['quoteId', 'internalProjectId', 'startDate', 'projectDeadline', 'projectName', 'client', 'languages'],
      ...['totalAgreed', 'rateType', 'link'],
    ])
  })

  it('API-69 API-70 STAFF-21 include unassigned quotes and those completed within thirty days', async () => {
    const nobody = { params: { id: 'null' } } as const
    expect(namesOf(await portal.call(projectCoordinatorCurrentUnassignedStats, {}, pm))).toEqual(['Nobody'])
    expect(namesOf(await portal.call(statsPastDue, nobody, pm))).toEqual(['Nobody'])
    expect(namesOf(await portal.call(statsDueToday, nobody, pm))).toEqual([])
    const completed = await portal.call(projectCoordinatorCompletedStats, { params: { id: colin } }, pm)
    expect(namesOf(completed)).toEqual(['Lately', 'Month ago'])
    expect(namesOf(await portal.call(projectCoordinatorCompletedStats, nobody, pm))).not.toContain('Lately')
  })
})

describe("a QA specialist's checks", () => {
  it('API-66 STAFF-14 list open checks, the longest waiting first', async () => {
    const [order] = await add([{ due: 5, status: 'IN_QA', project_manager_id: null, rate_type: 'STANDARD' }])
    const job = { desk_order_id: order?.id ?? '', assigned_to: quinn, qa_type: 'Final check' }
    const started = (ago: number) => ({ started_at: new Date(noon - ago * hour), finished_at: null })
    const values = [
      { ...job, ...started(1), status: 'ASSIGNED' as const },
      { ...job, ...started(9), status: 'ASSIGNED' as const, qa_type: 'Layout' },
      { ...job, ...started(20), status: 'PASSED' as const, finished_at: new Date() },
    ]
    await portal.db.insertInto('desk_qa_job').values(values).execute()
    expect(await portal.call(qaSpecialistStats, { params: { id: quinn } }, pm)).toMatchObject({
      items: [
        { projectNumber: order?.number, assignedTo: 'Quinn Andersson', jobStatus: 'Under way', qaType: 'Layout' },
        { projectManager: null, jobStartDate: new Date(noon - hour).toISOString(), qaType: 'Final check' },
      ],
      nextPageToken: null,
    })
  })
})

describe('a list as a file', () => {
  it('is complete, has a descriptive name and contains no formulas', async () => {
    await add([{ due: -1000, project_manager_id: paula, status: 'NEW', name: '=HYPERLINK("http://evil.example")' }])
    const reply = await fetch(await csv('pmdetails', paula))
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(decodeURIComponent(reply.headers.get('content-disposition') ?? '')).toContain(
      `Projects Paula Mendes ${today}.csv`,
    )
    const bytes = Buffer.from(await reply.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = bytes.toString().trim().split('\r\n')
    expect(lines).toHaveLength(57)
    expect(lines[0]).toContain('"Project ID","Internal project ID","Project deadline (UTC)"')
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(lines[1]).toMatch(/"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"/)
  })

  it('has the rows that the list shows, in its order', async () => {
    const view = { search: 'lat', sort: '-projectName' } as const
    const params = { list: 'currentquotes', id: colin } as const
    const { downloadUrl } = await portal.call(staffListCsv, { params, query: view }, pm)
    const rows = (await (await fetch(downloadUrl)).text()).trim().split('\r\n').slice(1)
    const shown = await portal.call(projectCoordinatorCurrentStats, { params, query: view }, pm)
    expect(namesOf(shown)).toEqual(['Later', 'Late'])
    expect(rows.map((row) => /"(Later|Late|Today|Whenever)"/.exec(row)?.[1])).toEqual(namesOf(shown))
  })

  it("is in the account's language", async () => {
    await portal.call(changeLocale, { body: { locale: 'es-US' } }, pm)
    const reply = await fetch(await csv('pmdetails', paula))
    expect(decodeURIComponent(reply.headers.get('content-disposition') ?? '')).toContain('Proyectos Paula Mendes')
    const [heads, first] = (await reply.text()).split('\r\n')
    expect(heads).toContain('"ID del proyecto","ID interno del proyecto"')
    expect(first).toContain('"Nuevo"')
  })

  it('is limited to staff with dashboards, and its URL to that list and a limited time', async () => {
    const ofPaula = { params: { list: 'pmdetails', id: paula } } as const
    const linguist = await portal.as('linguist@portolan.example')
    expect(await portal.refused(staffListCsv, ofPaula, linguist)).toEqual([403, 'forbidden'])
    const downloadUrl = await csv('currentquotes', 'null')
    const file = await (await fetch(downloadUrl)).text()
    expect(file).toContain('"Nobody"')
    const until = Number(new URL(downloadUrl).searchParams.get('until'))
    expect(until - Date.now() / 1000).toBeLessThanOrEqual(600)
    const others = [
      downloadUrl.replace('null.csv', `${colin}.csv`),
      downloadUrl.replace('currentquotes', 'pastdue'),
      downloadUrl.replace(/until=\d+/, `until=${until + 9999}`),
      downloadUrl.replace(/\?.*/, ''),
    ]
    for (const other of others) expect((await fetch(other)).status).toBe(404)
  })
})
