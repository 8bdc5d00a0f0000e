import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { signInOver } from '../../server/src/testing/sign-in.ts'
import { fillRequests } from '../fill-requests.ts'
import { load, quantile } from '../rounds.ts'
import { startPortal } from '../start-portal.ts'

/** Pages, CSV and the full export of a report (P5): `npm run bench:report -- 1000000`, rows, half of them of the client. */
const [rows = '1000000'] = process.argv.slice(2)
const clientId = 1001
const calls = 200
const warmUpCalls = 20

const quotesOfClient = `
  set session_replication_role = replica;
  insert into quote (job_request_id, client_id, is_automatic, rate_type, price_cents, note, acceptance_deadline,
    acceptance_status, created_at)
  select id, client_id, true, 'STANDARD', 10000, '', created_at + interval '30 days', 'ACCEPTED', created_at
  from job_request where client_id = ${clientId};
  set session_replication_role = origin`

const folder = mkdtempSync(join(tmpdir(), 'portolan-bench-'))
const opened: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
try {
  await run()
} finally {
  for (const close of opened.reverse()) await close()
}

// biome-ignore lint/suspicious/noExplicitAny: answers of several endpoints
type Answer = { readonly milliseconds: number; readonly body: any }

async function run(): Promise<void> {
  const { database, origin, pid } = await startPortal(folder, (close) => opened.push(close))
  await fillRequests(database, clientId, Number(rows))
  await database.query(
    `insert into request_task (job_request_id, language_id, client_id, created_at, shown_status)
     select id, language, client_id, created_at, shown_status from job_request, unnest(target_language_ids) language
     on conflict do nothing`,
  )
  await database.query(quotesOfClient)
  await database.query(
    `insert into requester_name (client_id, name)
     select distinct client_id, requestor_first_name || ' ' || requestor_last_name from job_request on conflict do nothing`,
  )
  // What a million rows leave to do: the database at rest is measured, not the loading of it.
  await database.query('vacuum analyze')
  await database.query('checkpoint')
  let headers = {}
  const signIn = async () => {
    const { idToken } = await signInOver(origin, 'client@harbor.example')
    headers = { authorization: `Bearer ${idToken}` }
  }
  await signIn()
  const get = async (path: string): Promise<Answer> => {
    const from = performance.now()
    const reply = await fetch(origin + path, { headers })
    if (reply.status === 429) {
      await setTimeout(1000 * Number(reply.headers.get('retry-after') ?? 60))
      return get(path)
    }
    const body = await reply.json()
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}.`)
    return { milliseconds: performance.now() - from, body }
  }
  const { body: reports } = await get('/api/reports')
  const idOf = (type: string) => reports.find((report: { type: string }) => report.type === type).id
  const pages = (type: string, query: (n: number) => string) => async (count: number) => {
    const times: number[] = []
    for (let n = 0; n < count; n++) times.push((await get(`/api/reports/${idOf(type)}/rows?${query(n)}`)).milliseconds)
    return times
  }
  const deep = (n: number) => `limit=100&page=${1 + ((n * 37) % 100)}`
  const filtered = (filters: object) => `limit=25&filters=${encodeURIComponent(JSON.stringify(filters))}`
  const cases = {
    'projects, first page': pages('PROJECT', () => 'limit=25'),
    'projects, any page': pages('PROJECT', deep),
    'projects by name, any page': pages('PROJECT', (n) => `${deep(n)}&sort=name`),
    'projects of a status': pages('PROJECT', () => filtered({ status: 'COMPLETED' })),
    'projects from a language': pages('PROJECT', () => filtered({ sourceLanguage: 'esm' })),
    'projects into a language': pages('PROJECT', () => filtered({ targetLanguage: 'deu' })),
    'projects of a requester': pages('PROJECT', (n) => filtered({ requestor: `Lind ${100 + n}` })),
    'projects by a word in the name': pages('PROJECT', (n) => filtered({ name: (0x10000 + n * 4001).toString(16) })),
    'tasks, any page': pages('TASK', deep),
    'tasks of a status': pages('TASK', () => filtered({ status: 'COMPLETED' })),
    'quotes, any page': pages('QUOTE', deep),
    'first 1000 rows for CSV': pages('PROJECT', () => 'limit=1000'),
  }
  const table = []
  for (const [name, measure] of Object.entries(cases)) {
    await signIn()
    await measure(warmUpCalls)
    const times = await measure(calls)
    table.push({ name, 'p50 ms': Math.round(quantile(times, 0.5)), 'p99 ms': Math.round(quantile(times, 0.99)) })
  }
  console.log(`P5: reports over ${rows} requests, load ${load()}`)
  console.table(table)
  for (const format of ['csv', 'xlsx']) await exportAll(format)

  async function exportAll(format: string): Promise<void> {
    const before = residentMegabytes(pid)
    const { body } = await get(`/api/reports/${idOf('PROJECT')}/export/${format}`)
    const from = performance.now()
    const reply = await fetch(body.downloadUrl)
    let [bytes, chunks, most] = [0, 0, before]
    for await (const chunk of reply.body ?? []) {
      bytes += chunk.length
      if (++chunks % 100 === 0) most = Math.max(most, residentMegabytes(pid))
    }
    const seconds = (performance.now() - from) / 1000
    console.log(
      `All rows as ${format}: ${Math.round(bytes / 2 ** 20)} MB in ${seconds.toFixed(1)} s, memory ${before} MB, at most ${most} MB`,
    )
  }
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
