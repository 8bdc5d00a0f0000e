import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runStart, type StartedPortal } from './support/run-start.ts'

let folder: string
let port: number
let origin: string
const runs: StartedPortal[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-start-'))
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  port = (probe.address() as { port: number }).port
  await new Promise((closed) => probe.close(closed))
  origin = `http://127.0.0.1:${port}`
})
afterEach(async () => {
  for (const run of runs) run.process.kill('SIGTERM')
  await Promise.all(runs.splice(0).map((run) => run.ended))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

function start(environment: NodeJS.ProcessEnv = {}, args: readonly string[] = []): StartedPortal {
  const run = runStart({ PORT: String(port), PORTOLAN_DATA: folder, ...environment }, args)
  runs.push(run)
  return run
}
const postmaster = () => Number(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
/** One that has ended and that nobody has collected yet has no command line. */
const isAlive = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}
async function stop(run: StartedPortal, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  run.process.kill(signal)
  return run.ended
}

describe('npm start', () => {
  it('starts on an empty folder, prints its URL and the demo accounts, and stops cleanly', async () => {
    const run = start()
    await run.ready()
    expect(run.said()).toContain(`Portolan is ready at http://localhost:${port}`)
    await expect.poll(run.said).toContain('client@harbor.example')
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ready' })
    const database = postmaster()
    expect(await stop(run)).toBe(0)
    expect(isAlive(database)).toBe(false)
  })

  it('recovers after kill -9: adopts the database left running', async () => {
    const killed = start()
    await killed.ready()
    const database = postmaster()
    await stop(killed, 'SIGKILL')
    expect(isAlive(database)).toBe(true)
    const next = start()
    await next.ready()
    expect(postmaster()).toBe(database)
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    expect(await stop(next, 'SIGINT')).toBe(0)
    expect(isAlive(database)).toBe(false)
  })

  it('restarts a killed database, and answers 503 meanwhile', async () => {
    const run = start()
    await run.ready()
    const killed = postmaster()
    const call = () => fetch(`${origin}/api/jobRequests/${randomUUID()}`)
    expect((await call()).status).toBe(404)
    process.kill(killed, 'SIGKILL')
    const replies: Response[] = []
    do {
      replies.push(await call())
      await sleep(20)
    } while (!run.said().includes('PostgreSQL runs again.') && replies.length < 1000)
    await expect.poll(async () => (await call()).status, { timeout: 20_000 }).toBe(404)
    const statuses = new Set(replies.map(({ status }) => status))
    expect([...statuses].filter((status) => ![404, 503].includes(status))).toEqual([])
    const refused = replies.find(({ status }) => status === 503)
    expect(refused?.headers.get('retry-after')).toBe('5')
    expect(await refused?.json()).toMatchObject({ errorCode: 'unavailable' })

    // Jobs are done again too: the code is mailed.
    const email = 'after@restart.example'
    const body = JSON.stringify({ email })
    const headers = { 'content-type': 'application/json' }
    await fetch(`${origin}/api/userAccount/actions/sendEmailVerificationCode`, { method: 'POST', headers, body })
    const mails = async () => (await (await fetch(`${origin}/api/outbox?to=${email}`)).json()) as unknown[]
    await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1)
    expect(postmaster()).not.toBe(killed)
    expect(await stop(run)).toBe(0)
  })

  it('refuses to start without the demo on data that holds its accounts', async () => {
    const run = start({ PORTOLAN_DEMO: 'off' })
    expect(await run.ended).toBe(1)
    expect(run.said()).toContain('Run "npm run remove-demo"')
    const elsewhere = start({ PORTOLAN_ORIGIN: 'https://portal.example' })
    expect(await elsewhere.ended).toBe(1)
    expect(elsewhere.said()).toContain('Run "npm run remove-demo"')
  })

  it('refuses a foreign master key in a sentence, without a stack trace', async () => {
    const run = start({ PORTOLAN_MASTER_KEY: randomBytes(32).toString('base64') })
    expect(await run.ended).toBe(1)
    expect(run.said()).toContain('The master key (PORTOLAN_MASTER_KEY) is not the one of this database.')
    expect(run.said()).not.toMatch(/^\s+at /m)
  })

  it('finishes running requests before it stops', async () => {
    const run = start()
    await run.ready()
    // Node's fetch fails on a connection that is closed before the answer was read.
    const ask = async () => {
      const answer = await fetch(`${origin}/api/languages`)
      await answer.text()
      return answer.status
    }
    const calls = Array.from({ length: 20 }, ask)
    await calls[0]
    run.process.kill('SIGTERM')
    const answered = await Promise.allSettled(calls)
    const statuses = answered.map((call) => (call.status === 'rejected' ? 'closed' : call.value))
    expect(statuses.filter((status) => ![200, 503, 'closed'].includes(status))).toEqual([])
    expect(statuses[0]).toBe(200)
    expect(await run.ended).toBe(0)
  })

  it('refuses a second start on the same folder without disturbing the first', async () => {
    const first = start()
    await first.ready()
    const second = start({ PORT: String(port + 1) })
    expect(await second.ended).toBe(1)
    expect(second.said()).toMatch(/already running/i)
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    expect(await stop(first)).toBe(0)
  })

  it('runs as separate API and worker on an external database', async () => {
    const whole = start()
    await whole.ready()
    const socket = readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[4] ?? ''
    const DATABASE_URL = `postgresql://portolan@localhost:5432/portolan?host=${encodeURIComponent(socket)}`
    const worker = start({ DATABASE_URL }, ['--role', 'worker'])
    await worker.ready()
    const api = start({ DATABASE_URL, PORT: String(port + 1) }, ['--role=api'])
    await api.ready()
    expect((await fetch(`http://127.0.0.1:${port + 1}/readyz`)).status).toBe(200)
    expect(await stop(api)).toBe(0)
    expect(await stop(worker)).toBe(0)
    expect(await stop(whole)).toBe(0)
  })

  it('says in one sentence that the port is taken', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    const run = start()
    expect(await run.ended).toBe(1)
    expect(run.said().trim()).toBe(`Port ${port} is already in use. Stop what uses it, or set PORT to another number.`)
    await new Promise((closed) => other.close(closed))
  })

  it('says in one sentence that the folder cannot be used', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const run = start({ PORTOLAN_DATA: join(file, 'data') })
    expect(await run.ended).toBe(1)
    expect(run.said()).toMatch(/The data folder .* cannot be used \(ENOTDIR\)/)
    expect(run.said()).not.toMatch(/at .*\.ts:/)
  })

  it('says in one sentence that the database is of a newer release', async () => {
    const whole = start()
    await whole.ready()
    const socket = readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[4] ?? ''
    const client = new Client({ host: socket, user: 'portolan', database: 'portolan' })
    await client.connect()
    await client.query("insert into migration (name) values ('9999-from-the-future')")
    await client.end()
    expect(await stop(whole)).toBe(0)
    const run = start()
    expect(await run.ended).toBe(1)
    expect(run.said()).toContain('written by a newer release of Portolan (it has 9999-from-the-future)')
    expect(run.said()).not.toMatch(/at .*\.ts:/)
  })
})
