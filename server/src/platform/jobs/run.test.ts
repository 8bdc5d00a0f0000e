import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { createLog } from '../log.ts'
import { cancelJob, defineJob, enqueue, handles, JobError } from './index.ts'
import { longestRunMs, perform } from './perform.ts'
import { claimJob, heartbeat } from './run.ts'

let portal: TestDatabase
beforeAll(async () => {
  portal = await testDatabase()
})
afterAll(() => portal.close())

const work = defineJob('work', z.object({}))
const add = () => portal.db.transaction().execute((tx) => enqueue(tx, work, {}))
const stateOf = async (id: string) =>
  (await portal.db.selectFrom('job').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

describe('a run of a job', () => {
  it('learns from its heartbeat that it was cancelled or that another run took over', async () => {
    const id = await add()
    const first = await claimJob(portal.db, id)
    expect(await heartbeat(portal.db, first!)).toBeUndefined()
    const second = await claimJob(portal.db, id)
    expect(await heartbeat(portal.db, first!)).toMatchObject({ reason: 'lost' })
    expect([second!.attempt, second!.deaths]).toEqual([2, 1])
    await portal.db.transaction().execute((tx) => cancelJob(tx, id))
    expect(await heartbeat(portal.db, second!)).toMatchObject({ reason: 'cancelled' })
  })

  it('is cancelled even if its process died first', async () => {
    const id = await add()
    await claimJob(portal.db, id)
    await portal.db.transaction().execute((tx) => cancelJob(tx, id))
    expect(await claimJob(portal.db, id)).toBeUndefined()
    expect(await stateOf(id)).toBe('cancelled')
  })

  it('cannot finish once another run took over, and keeps the delivery for that run', async () => {
    const id = await add()
    const effects: string[] = []
    const slow = handles(work, async (_, { finish }) => {
      await claimJob(portal.db, id)
      await finish(async () => void effects.push('twice'))
    })
    const needs = { db: portal.db, log: createLog('silent'), running: new Set<never>(), isStopping: () => false }
    await expect(perform(needs, slow, id)).rejects.toThrow('lost')
    expect(effects).toEqual([])
    expect(await stateOf(id)).toBe('running')
  })

  it('ends as cancelled, not as done, when it was cancelled just before its end', async () => {
    const id = await add()
    const late = handles(work, async () => {
      await portal.db.transaction().execute((tx) => cancelJob(tx, id))
    })
    await perform({ db: portal.db, log: createLog('silent'), running: new Set(), isStopping: () => false }, late, id)
    expect(await stateOf(id)).toBe('cancelled')
  })

  it('is interrupted before the queue would deliver it once more, and is tried later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const id = await add()
    const hanging = handles(work, async (_, { signal }) => {
      const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve))
      vi.advanceTimersByTime(longestRunMs)
      await aborted
      signal.throwIfAborted()
    })
    await perform({ db: portal.db, log: createLog('silent'), running: new Set(), isStopping: () => false }, hanging, id)
    const job = await portal.db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(job).toMatchObject({ state: 'waiting', failures: 1, error: 'The job took too long.' })
  })

  it('fails in the end when its process dies each time', async () => {
    const id = await add()
    await portal.db.updateTable('job').set({ state: 'running', runs: 29, failures: 13 }).where('id', '=', id).execute()
    const neverReached = handles(work, async () => expect.unreachable('it has killed enough processes'))
    const needs = { db: portal.db, log: createLog('silent'), running: new Set<never>(), isStopping: () => false }
    await perform(needs, neverReached, id)
    expect(await stateOf(id)).toBe('failed')
  })

  it('commits giveUp together with the end of the job', async () => {
    let mayGiveUp = false
    const failing = handles(
      work,
      async () => {
        throw new JobError('Not possible.', 'never')
      },
      {
        giveUp: async (tx, _, thrown) => {
          await tx
            .insertInto('job_step')
            .values({ key: `${id}/${(thrown as Error).message}` })
            .execute()
          if (!mayGiveUp) throw new Error('giveUp failed.')
        },
      },
    )
    const id = await add()
    const needs = { db: portal.db, log: createLog('silent'), running: new Set<never>(), isStopping: () => false }
    const steps = async () =>
      (await portal.db.selectFrom('job_step').select('key').where('key', 'like', `${id}%`).execute()).map(
        ({ key }) => key,
      )
    await expect(perform(needs, failing, id)).rejects.toThrow('giveUp failed.')
    expect([await stateOf(id), await steps()]).toEqual(['running', []])
    mayGiveUp = true
    await perform(needs, failing, id)
    expect([await stateOf(id), await steps()]).toEqual(['failed', [`${id}/Not possible.`]])
  })
})
