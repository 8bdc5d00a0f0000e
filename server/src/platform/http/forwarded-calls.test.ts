import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { createCounters } from '../counters.ts'
import { createLog } from '../log.ts'
import { createHttpServer } from './http-server.ts'
import { serveMetrics } from './metrics.ts'

let app: FastifyInstance | undefined
afterEach(() => app?.close())

async function listen(trustedProxies: readonly string[] = []) {
  const lines: string[] = []
  const log = createLog('warn', new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }))
  app = createHttpServer({ log, trustedProxies, isStopping: () => false })
  serveMetrics(app, null, createCounters())
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const get = async (headers: Record<string, string> = {}) => (await fetch(`${origin}/metrics`, { headers })).status
  return { get, lines }
}

const stranger = '203.0.113.1'

it('allows requests from this machine to read the metrics', async () => {
  const { get, lines } = await listen()
  expect(await get()).toBe(200)
  expect(lines).toEqual([])
})

it.each([
  ['x-forwarded-for', stranger],
  ['x-forwarded-for', '127.0.0.1'],
  ['forwarded', `for=${stranger}`],
])('does not take a call for its own that an unknown proxy forwards with %s: %s', async (header, value) => {
  const { get } = await listen()
  expect(await get({ [header]: value })).toBe(404)
})

it('takes the caller’s address from a trusted proxy', async () => {
  const { get, lines } = await listen(['127.0.0.1'])
  expect(await get({ 'x-forwarded-for': stranger })).toBe(404)
  expect(await get({ 'x-forwarded-for': `127.0.0.1, ${stranger}` })).toBe(404)
  expect(lines).toEqual([])
})

it('warns once about a proxy that is not in the settings', async () => {
  const { get, lines } = await listen()
  for (let n = 0; n < 3; n++) await get({ 'x-forwarded-for': stranger })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('add its address to PORTOLAN_TRUSTED_PROXIES')
  expect(lines[0]).not.toContain(stranger)
})
