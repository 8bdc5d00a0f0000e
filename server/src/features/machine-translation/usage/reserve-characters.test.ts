import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { demoDatabase } from '../../../testing/demo-database.ts'
import type { TestDatabase } from '../../../testing/test-database.ts'
import { effectiveSettings } from '../settings/effective-settings.ts'
import { startWithinQuota } from './reserve-characters.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await demoDatabase()
})
afterAll(() => database.close())

const client = { clientId: 1001, settings: effectiveSettings({}) }
const start = (work: Parameters<typeof startWithinQuota<string>>[2]) => {
  const needs = { db: database.db, now: () => new Date(), timeZone: 'UTC', log: createLog('silent') }
  return startWithinQuota(needs, { client, characters: 100 }, work)
}
const countReserved = async () =>
  (await database.db.selectFrom('machine_translation_reservation').selectAll().execute()).length

it('keeps the reservation until the use is recorded', async () => {
  const { promise: recorded, resolve: record } = Promise.withResolvers<void>()
  const { result, settled } = await start(async (later) => {
    later(recorded)
    return 'El brazo.'
  })
  expect(result).toBe('El brazo.')
  expect(await countReserved()).toBe(1)
  record()
  await settled
  expect(await countReserved()).toBe(0)
})

it('fails where the use cannot be recorded, and keeps no reservation', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const { settled } = await start(async (later) => {
    later(Promise.reject(new Error('no database')))
    await new Promise(setImmediate)
    return ''
  })
  await expect(settled).rejects.toThrow('no database')
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
  expect(await countReserved()).toBe(0)
})

it('keeps no reservation for work that fails', async () => {
  await expect(start(() => Promise.reject(new Error('no engine')))).rejects.toThrow('no engine')
  expect(await countReserved()).toBe(0)
})
