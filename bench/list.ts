import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from './child.ts'
import { cpuMilliseconds } from './cpu.ts'
import { get, hammer } from './hammer.ts'
import { clientId, type ListPortal, listPortal } from './list-portal.ts'
import { inRounds, load, median, quantile } from './rounds.ts'

/**
 * The list of requests, ten a page, 50 connections (P1, P2): `npm run bench:list -- 100000 10000000 5`, rows in the small
 * and in the large portal, and rounds.
 */
const [few = '100000', many = '10000000', rounds = '5'] = process.argv.slice(2)
const baseline = 'raw Fastify and pg'
/** The name of request 5000 in `fill-requests.ts`. */
const wordInOne = createHash('md5').update('5000').digest('hex').slice(0, 8)
const pressure = { connections: 50, milliseconds: 4000 }

const folder = mkdtempSync(join(tmpdir(), 'portolan-bench-'))
const opened: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
try {
  await run()
} finally {
  for (const close of opened.reverse()) await close()
}

async function run(): Promise<void> {
  const small = await open('small', Number(few))
  const large = await open('large', Number(many))
  const raw = await startChild('raw-list-server.ts', small.host, String(clientId))
  opened.push(() => raw.child.kill())

  const [cpu, p50, p99] = [new Map<string, number[]>(), new Map<string, number[]>(), new Map<string, number[]>()]
  const candidate = (name: string, pid: number, port: number, requests: readonly string[]) => ({
    name,
    run: async () => {
      const spent = cpuMilliseconds(pid)
      const { calls, seconds, times } = await hammer(port, requests, pressure)
      keep(cpu, name, (cpuMilliseconds(pid) - spent) / calls)
      keep(p50, name, quantile(times, 0.5))
      keep(p99, name, quantile(times, 0.99))
      return calls / seconds
    },
  })
  const ofPortal = async (rows: string, { pid, port, signIn, pages, filtered }: ListPortal) => {
    const idTokens = await signIn()
    return [
      candidate(`${rows}, first page`, pid, port, await pages(idTokens, 0)),
      candidate(`${rows}, any page`, pid, port, await pages(idTokens, 0, 0.25, 0.5, 0.75, 1)),
      candidate(`${rows}, two statuses`, pid, port, filtered(idTokens, 'status=ARCHIVED,QUOTE_ACCEPTED')),
      candidate(`${rows}, the one with a word`, pid, port, filtered(idTokens, `search=${wordInOne}`)),
    ]
  }
  const contestants = [
    candidate(baseline, raw.child.pid ?? 0, Number(new URL(raw.url).port), [get('/')]),
    ...(await ofPortal(few, small)),
    ...(await ofPortal(many, large)),
  ]
  // Warms up the JIT compiler, which on a busy machine takes more than one round.
  for (const { run: warmUp, name } of contestants)
    for (let calls = 0; calls < 5000; calls += ((await warmUp()) * pressure.milliseconds) / 1000)
      process.stdout.write(`Warming up ${name} …\r`)
  for (const figures of [cpu, p50, p99]) figures.clear()
  const speeds = await inRounds(contestants, Number(rounds))
  const fixed = (value: number, digits: number) => Number(value.toFixed(digits))
  console.log(`P1, P2: pages of ten requests, 50 connections, median of ${rounds} rounds, load ${load()}`)
  console.table(
    [...speeds].map(([name, value]) => ({
      name,
      'calls/s': Math.round(value),
      'of raw': fixed(value / (speeds.get(baseline) ?? Number.NaN), 2),
      'CPU ms/call': fixed(median(cpu.get(name) ?? []), 2),
      'p50 ms': fixed(median(p50.get(name) ?? []), 1),
      'p99 ms': fixed(median(p99.get(name) ?? []), 1),
    })),
  )
}

async function open(name: string, rows: number): Promise<ListPortal> {
  const from = performance.now()
  const portal = await listPortal(join(folder, name), rows, (close) => opened.push(close))
  console.log(`${rows} requests were written in ${Math.round((performance.now() - from) / 1000)} s.`)
  return portal
}

function keep(figures: Map<string, number[]>, name: string, value: number): void {
  figures.set(name, [...(figures.get(name) ?? []), value])
}
