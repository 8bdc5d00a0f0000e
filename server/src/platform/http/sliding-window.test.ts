import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { sweepPlatformHandler } from '../jobs/index.ts'
import { countInWindows, type WindowLimit } from './sliding-window.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.db.deleteFrom('attempt_window').execute())

const threePerHour = { key: 'visitor', limit: 3, windowSeconds: 3600 }
const attempt = (...limits: readonly WindowLimit[]) =>
  database.db.transaction().execute((tx) => countInWindows(tx, limits))

/** Moves all attempts so far into the past. */
const age = (minutes: number) =>
  sql`
    update attempt_window set
      attempted_at = array(select at - make_interval(mins => ${minutes}) from unnest(attempted_at) at order by at),
      expires_at = expires_at - make_interval(mins => ${minutes})
  `.execute(database.db)

it('allows the limit within the window, then returns the seconds to wait', async () => {
  for (let n = 0; n < 3; n++) expect(await attempt(threePerHour)).toBe(0)
  await age(10)
  const wait = await attempt(threePerHour)
  expect(wait).toBeGreaterThan(3590 - 600)
  expect(wait).toBeLessThanOrEqual(3000)
})

it('drops each attempt after the window, also under constant use', async () => {
  // One attempt every 25 minutes never reaches three per hour.
  for (let n = 0; n < 30; n++) {
    expect(await attempt(threePerHour)).toBe(0)
    await age(25)
  }
})

it('does not count refused attempts', async () => {
  for (let n = 0; n < 3; n++) await attempt(threePerHour)
  await age(59)
  for (let n = 0; n < 5; n++) expect(await attempt(threePerHour)).toBeGreaterThan(0)
  await age(2)
  expect(await attempt(threePerHour)).toBe(0)
})

it('counts against no key if one of them is full', async () => {
  const other = { key: 'network', limit: 10, windowSeconds: 3600 }
  for (let n = 0; n < 3; n++) await attempt(threePerHour)
  expect(await attempt(threePerHour, other)).toBeGreaterThan(0)
  const row = await database.db.selectFrom('attempt_window').selectAll().where('key', '=', 'network').executeTakeFirst()
  expect(row?.attempted_at).toEqual([])
})

it('allows exactly the limit of concurrent attempts', async () => {
  const waits = await Promise.all(Array.from({ length: 12 }, () => attempt(threePerHour)))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
})

it('is swept after all attempts have expired', async () => {
  await attempt(threePerHour)
  await attempt({ ...threePerHour, key: 'day', windowSeconds: 86_400 })
  await age(61)
  await sweepPlatformHandler.run(
    {} as never,
    { finish: (work: never) => database.db.transaction().execute(work) } as never,
  )
  const rows = await database.db.selectFrom('attempt_window').select('key').execute()
  expect(rows).toEqual([{ key: 'day' }])
})
