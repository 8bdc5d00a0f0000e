import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { limitUploads } from './limit-uploads.ts'

let time: number
let app: FastifyInstance
beforeEach(() => {
  time = 0
  app = Fastify()
  const limit = limitUploads({ uploads: 3, failures: 2 }, () => time)
  app.addHook('onRequest', limit.refuseTooMany)
  app.all('/store/*', async (request, reply) => {
    const status = request.url.endsWith('bad') ? 403 : 200
    limit.count(request, status)
    return reply.code(status).send()
  })
})
afterEach(() => app.close())

const call = async (method: 'GET' | 'POST' | 'PUT', remoteAddress = '192.0.2.1', url = '/store/a') =>
  (await app.inject({ method, url, remoteAddress })).statusCode

it('limits uploads per minute and network, but not parts and downloads', async () => {
  for (let n = 0; n < 3; n++) expect(await call('POST', `2001:db8:1:2::${n}`)).toBe(200)
  const refused = await app.inject({ method: 'POST', url: '/store/a', remoteAddress: '2001:db8:1:2::9' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  expect(refused.body).toContain('<Code>SlowDown</Code>')
  expect(await call('POST', '2001:db8:1:3::9')).toBe(200)
  for (let n = 0; n < 10; n++) expect([await call('PUT'), await call('GET')]).toEqual([200, 200])
  time += 60_000
  expect(await call('POST', '2001:db8:1:2::9')).toBe(200)
})

it('blocks a network after too many refused uploads', async () => {
  for (let n = 0; n < 2; n++) expect(await call('GET', '192.0.2.1', '/store/bad')).toBe(403)
  expect([await call('GET'), await call('PUT'), await call('GET', '192.0.2.2')]).toEqual([429, 429, 200])
  time += 60_000
  expect(await call('GET')).toBe(200)
})
