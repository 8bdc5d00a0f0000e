import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer } from '../platform/http/http-server.ts'
import { createLog } from '../platform/log.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const get = (path: string, init?: RequestInit) => fetch(portal.config.origin + path, init)

describe('every answer of the API', () => {
  it.each([
    ['/api/faq', 200],
    ['/api/languages', 200],
    ['/api/userAccount', 401],
    ['/api/jobRequests/none', 400],
    ['/api/nothing', 404],
  ])('%s (%i) is kept in no cache', async (path, status) => {
    const reply = await get(path)
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('leaves the documentation of the API to be asked for again', async () => {
    for (const path of ['/api/openapi.json', '/api/docs'])
      expect((await get(path)).headers.get('cache-control')).toBe('no-cache')
  })
})

describe('what answers without the framework', () => {
  it.each([
    ['the store', '/store/portolan/none', { method: 'GET' }],
    ['the store', '/store/portolan/none', { method: 'DELETE' }],
    ['the issuer', '/oidc/none', { method: 'GET' }],
  ] as const)('%s is not sniffed: %s', async (_what, path, init) => {
    const reply = await get(path, init)
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('strict-transport-security')).toBeNull()
  })
})

it('asks for https for good with every answer where the portal is on https', async () => {
  const app = createHttpServer({ log: createLog('silent'), trustedProxies: [], isStopping: () => false, isHttps: true })
  app.get('/api/thing', async () => ({}))
  app.get('/store/thing', async (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(404, { 'content-type': 'text/plain' }).end('none')
  })
  for (const path of ['/api/thing', '/store/thing', '/nothing', '/api/%zz']) {
    const { headers } = await app.inject(path)
    expect(headers['strict-transport-security'], path).toBe('max-age=31536000; includeSubDomains')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
  }
})
