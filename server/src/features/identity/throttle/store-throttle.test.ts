import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts'
import { recordAttempt } from './store-throttle.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.db.deleteFrom('sign_in_throttle').execute())

const attempt = () => recordAttempt(database.db, [{ key: 'address:192.0.2.1', free: 10 }])
const passMinutes = (minutes: number) =>
  sql`update sign_in_throttle set
    last_failure_at = last_failure_at - make_interval(mins => ${minutes}),
    blocked_until = blocked_until - make_interval(mins => ${minutes})`.execute(database.db)

it('never delays a network with fewer failures per hour than the free number', async () => {
  for (let n = 0; n < 60; n++) {
    expect(await attempt()).toBeUndefined()
    await passMinutes(10)
  }
})

it('delays a network with more failures', async () => {
  const waits: unknown[] = []
  for (let n = 0; n < 60; n++) {
    waits.push((await attempt())?.waitSeconds)
    await passMinutes(1)
  }
  expect(waits.some((wait) => wait !== undefined)).toBe(true)
})

it('resets after an hour without a failure', async () => {
  for (let n = 0; n < 10; n++) await attempt()
  expect(await attempt()).toEqual({ waitSeconds: expect.any(Number) })
  await passMinutes(61)
  for (let n = 0; n < 9; n++) expect(await attempt()).toBeUndefined()
})
