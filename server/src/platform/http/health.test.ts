import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { serveHealth } from './health.ts'

const megabyte = 1024 ** 2
let freeBytes = 100 * megabyte
let isStopping = false
const app = Fastify()
let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
  const room = async () => ({ freeBytes, reserveBytes: 50 * megabyte })
  serveHealth(app, { db: database.db, isStopping: () => isStopping, room })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const ready = async () => {
  const reply = await app.inject('/readyz')
  return [reply.statusCode, reply.json()]
}

it('is ready, degraded with status 200 on a full disk, and not ready while stopping', async () => {
  expect(await ready()).toEqual([200, { status: 'ready' }])
  freeBytes = 49.9 * megabyte
  expect(await ready()).toEqual([
    200,
    {
      status: 'degraded',
      reason:
        'Uploads are refused: 49 MB are free on the disk of the files, and 50 MB are kept for the rest of the portal.',
    },
  ])
  isStopping = true
  expect(await ready()).toEqual([503, { status: 'unavailable' }])
})
