import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { directFigures } from '../server/src/testing/direct-figures.ts'
import { deskPortal } from './desk-portal.ts'
import { load, median, quantile } from './rounds.ts'

/** Every call of the dashboards over a large desk (P4): `npm run bench:dashboard -- 1000000 5`, orders and rounds. */
const [orders = '1000000', rounds = '5'] = process.argv.slice(2)
const callsARound = 4

const folder = mkdtempSync(join(tmpdir(), 'portolan-bench-'))
const opened: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
try {
  await run()
} finally {
  for (const close of opened.reverse()) await close()
}

type Portal = Awaited<ReturnType<typeof deskPortal>>

async function run(): Promise<void> {
  const { result: portal, ms } = await timed(() => deskPortal(folder, Number(orders), (close) => opened.push(close)))
  console.log(`${orders} orders and their figures were written in ${Math.round(ms / 1000)} s.`)
  const asked = [...directFigures(new Date().toISOString().slice(0, 10)), ...(await listCalls(portal))]
  const times = new Map(asked.map(({ path }) => [groupOf(path), { ours: [] as number[], direct: [] as number[] }]))
  const wrong = new Set<string>()
  let cells = 0
  for (const { path } of asked) await portal.ask(path)
  for (let round = 0; round < Number(rounds); round++)
    for (const { path, sql } of asked) {
      const kept = times.get(groupOf(path))
      for (let call = 0; call < callsARound; call++) kept?.ours.push((await timed(() => portal.ask(path))).ms)
      if (sql === undefined) continue
      const { result, ms } = await timed(() => portal.database.query<object>(sql))
      kept?.direct.push(ms)
      cells += result.rows.reduce((sum, row) => sum + Object.keys(row).length, 0)
      const answer = await portal.ask(path)
      if (answer !== JSON.stringify(answer.startsWith('[') ? result.rows : result.rows[0])) wrong.add(path)
    }
  const all = [...times.values()].flatMap(({ ours }) => ours)
  console.log(`P4: dashboards over ${orders} orders, ${all.length} calls one after the other, load ${load()}`)
  console.log(`p50 ${quantile(all, 0.5).toFixed(1)} ms, p99 ${quantile(all, 0.99).toFixed(1)} ms over all calls`)
  console.log(
    `${cells} cells compared with SQL over the desk itself; calls that differ: ${[...wrong].join() || 'none'}`,
  )
  console.table([...times].map(([group, { ours, direct }]) => lineOf(group, ours, direct)))
}

/** The first and last pages of the longest lists. */
async function listCalls({ database, ask }: Portal): Promise<{ path: string; sql?: undefined }[]> {
  const longest = async (column: string, table: string, where: string): Promise<string> => {
    const { rows } = await database.query<{ id: string }>(
      `select ${column} as id from ${table} where ${column} is not null and ${where} group by 1 order by count(*) desc limit 1`,
    )
    return rows[0]?.id ?? ''
  }
  const manager = await longest('project_manager_id', 'desk_order', `status in ('NEW', 'IN_PROGRESS', 'IN_QA')`)
  const coordinator = await longest('coordinator_id', 'desk_order', `status in ('PENDING_REVIEW', 'PRICING')`)
  const specialist = await longest('assigned_to', 'desk_qa_job', 'finished_at is null')
  const paths = [
    ...[`projectManagerStats/${manager}`, `qaSpecialistStats/${specialist}`],
    ...[`projectCoordinatorCurrentStats/${coordinator}`, 'projectCoordinatorCurrentUnassignedStats'],
    ...[`projectCoordinatorCompletedStats/${coordinator}`, 'projectCoordinatorCompletedStats/null'],
    ...[`statsPastDue/${coordinator}`, `statsDueToday/${coordinator}`],
  ].map((path) => `/statistics/${path}`)
  const lasts = await Promise.all(paths.map((path) => lastPage(ask, path)))
  return [...paths, ...lasts].map((path) => ({ path }))
}

async function lastPage(ask: Portal['ask'], path: string): Promise<string> {
  let page = path
  for (;;) {
    const { nextPageToken } = JSON.parse(await ask(page)) as { nextPageToken: string | null }
    if (nextPageToken === null) return page
    page = `${path}?pageToken=${nextPageToken}`
  }
}

function groupOf(path: string): string {
  return path
    .replace('/statistics/', '')
    .replace(/\?.*/, ', last page')
    .replace(/\/(null|[0-9a-f-]{36})/, '')
    .replace(/\/[a-zA-Z]+?(PastDue|DueToday|Turnaround)?$/, ' $1')
}

function lineOf(group: string, ours: readonly number[], direct: readonly number[]) {
  const fixed = (value: number) => Number(value.toFixed(1))
  const line = { group, calls: ours.length, 'p50 ms': fixed(median(ours)), 'p99 ms': fixed(quantile(ours, 0.99)) }
  if (direct.length === 0) return line
  return { ...line, 'direct SQL ms': fixed(median(direct)), 'times faster': fixed(median(direct) / median(ours)) }
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const from = performance.now()
  const result = await work()
  return { result, ms: performance.now() - from }
}
