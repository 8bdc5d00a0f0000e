import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../main/test-database.ts'
import { actor, testServer } from './test-server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer(await testDatabase())
})
beforeEach(() => {
  server.now.caller = actor
})
afterAll(() => server.close())

describe('bad input', () => {
  it.each([
    ['malformed JSON', '{"name":', 'application/json', 400, 'malformed_json'],
    ['no body', '', 'application/json', 400, 'malformed'],
    ['null', 'null', 'application/json', 400, 'malformed'],
    ['an array for an object', '[]', 'application/json', 400, 'malformed'],
    ['a wrong type', '{"name":7}', 'application/json', 400, 'malformed'],
    ['too long a text', JSON.stringify({ name: 'x'.repeat(21) }), 'application/json', 400, 'malformed'],
    ['a prototype to poison', '{"__proto__":{"name":"x"}}', 'application/json', 400, 'malformed_json'],
    ['10 MB of JSON', JSON.stringify({ name: 'x'.repeat(10_000_000) }), 'application/json', 413, 'body_too_large'],
    ['a form', 'name=x', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['XML', '<name/>', 'text/xml', 415, 'unsupported_media_type'],
  ])('%s is refused with its message and code', async (_what, payload, type, status, code) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/things',
      headers: { 'content-type': type },
      payload,
    })
    expect([reply.statusCode, reply.json().errorCode]).toEqual([status, code])
    expect(reply.json().message).toMatch(/\.$|error$/)
  })

  it('a path that does not exist is refused in the same shape', async () => {
    const reply = await server.get('/api/nothing')
    expect([reply.statusCode, reply.json()]).toEqual([404, { message: 'We cannot find that.', errorCode: 'not_found' }])
  })

  it('an address that cannot be read is refused in the same shape', async () => {
    const reply = await server.get('/api/things/%ff')
    expect([reply.statusCode, reply.json().errorCode]).toEqual([400, 'malformed'])
  })
})
