import { maxUiLogsPerCall } from '@portolan/contract/ui-logs/ui-logs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHttpServer } from '../../platform/http/http-server.ts'
import { idempotency } from '../../platform/http/idempotency.ts'
import { serve } from '../../platform/http/serve.ts'
import { createLog } from '../../platform/log.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { uiLogRoutes } from './routes.ts'

let lines: string[] = []
const log = createLog('debug', { write: (line) => void lines.push(line) })
const app = createHttpServer({ log: createLog('silent'), trustedProxies: [], isStopping: () => false })
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  const needs = { db: database.db, identify: async () => undefined, idempotency: idempotency(database.db) }
  await app.register((api) => serve(api, uiLogRoutes({ log }), needs))
})
beforeEach(() => {
  lines = []
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const post = (payload: unknown) => app.inject({ method: 'POST', url: '/api/uiLogs', payload: payload as object })

describe("a browser's error report", () => {
  it('API-26 DATA-15 is logged at its level with the details of the error', async () => {
    const details = { message: 'x is undefined', name: 'TypeError', stack: 'at page.tsx:1', cause: 'no x' }
    const reply = await post({ level: 'ERROR', message: 'Uncaught error', details })
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', source: 'browser', browser: { ...details } },
    ])
  })

  it('API-26 can be a batch, each entry at its own level', async () => {
    await post([
      { level: 'DEBUG', message: 'one' },
      { level: 'WARN', message: 'two' },
    ])
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(['debug', 'warn'])
  })

  it.each([
    ['an unknown level', { level: 'FATAL', message: 'x' }],
    ['no message', { level: 'INFO' }],
    ['an empty batch', []],
    ['too large a batch', Array.from({ length: maxUiLogsPerCall + 1 }, () => ({ level: 'INFO', message: 'x' }))],
    ['too long a message', { level: 'INFO', message: 'x'.repeat(2001) }],
    ['too long a stack', { level: 'INFO', message: 'x', details: { stack: 'x'.repeat(8001) } }],
  ])('is refused with %s, and nothing is logged', async (_what, body) => {
    expect((await post(body)).statusCode).toBe(400)
    expect(lines).toEqual([])
  })

  it('is refused above its size limit', async () => {
    expect((await post({ level: 'INFO', message: 'x', details: { stack: 'x'.repeat(300_000) } })).statusCode).toBe(413)
  })
})
