import { randomInt } from 'node:crypto'
import { Client, type ClientConfig } from 'pg'
import { describe, expect, it } from 'vitest'
import { takeAdvisoryLock } from './advisory-lock.ts'
import { connect } from './connect.ts'

const server = JSON.parse(process.env.PORTOLAN_TEST_SERVER ?? '{}') as ClientConfig
const config = { ...server, database: 'postgres' }
const key = randomInt(1_000, 1_000_000)

async function endOtherSessions(name: string) {
  const client = new Client(config)
  await client.connect()
  const question = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1'
  await client.query(question, [name])
  await client.end()
}

describe('an advisory lock', () => {
  it('has one holder, and is free after its release', async () => {
    const first = await takeAdvisoryLock(config, key)
    expect(first).toBeDefined()
    expect(await takeAdvisoryLock(config, key, 50)).toBe(undefined)
    await first?.release()
    const next = await takeAdvisoryLock(config, key, 50)
    expect(next).toBeDefined()
    await next?.release()
  })

  it('can be waited for', async () => {
    const first = await takeAdvisoryLock(config, key)
    const waiting = takeAdvisoryLock(config, key, 5_000)
    await first?.release()
    const next = await waiting
    expect(next).toBeDefined()
    await next?.release()
  })

  it('reports its loss, but not its release', async () => {
    const application_name = `holder-${key}`
    const events: string[] = []
    const givenBack = await takeAdvisoryLock(config, key + 1)
    givenBack?.onLost(() => events.push('given back'))
    await givenBack?.release()
    const lease = await takeAdvisoryLock({ ...config, application_name }, key)
    const lost = new Promise<void>((resolve) => lease?.onLost(resolve))
    await endOtherSessions(application_name)
    await lost
    expect(events).toEqual([])
    await (await takeAdvisoryLock(config, key, 50))?.release()
  })
})

describe('a connection pool', () => {
  it('survives the loss of its connections, idle or in use', async () => {
    const application_name = `pool-${key}`
    const { pool, db } = connect({ ...config, application_name })
    const busy = pool.query('select pg_sleep(20)')
    await pool.query('select 1')
    const failed = expect(busy).rejects.toThrow(/terminat/i)
    await endOtherSessions(application_name)
    await failed
    // The idle connection may hear of its end a moment later than we do.
    const answer = () => pool.query<{ answer: number }>('select 42 as answer').then(({ rows }) => rows)
    await expect.poll(() => answer().catch(() => [])).toEqual([{ answer: 42 }])
    await db.destroy()
  })
})
