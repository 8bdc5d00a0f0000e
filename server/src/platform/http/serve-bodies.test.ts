import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { actor, id, testServer } from '../../testing/test-server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer(await testDatabase())
})
beforeEach(() => {
  server.now.caller = actor
})
afterAll(() => server.close())

describe('a create', () => {
  const made = (name: string) =>
    server.db.selectFrom('audit_event').selectAll().where('subject_id', '=', name).execute()

  it('runs once for 50 parallel calls with one key, and all get the same response', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => server.post('/api/things', { name: 'once' }, { 'idempotency-key': 'k1' })),
    )
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`))).toEqual(new Set(['201 {"id":"once"}']))
    expect(await made('once')).toHaveLength(1)
  })

  it('keeps what ran before the transaction, even if refused', async () => {
    expect((await server.post('/api/things', { name: 'refused' })).statusCode).toBe(403)
    expect((await server.post('/api/things', { name: '' })).statusCode).toBe(400)
    expect(server.attempts.slice(-1)).toEqual(['refused'])
    expect(await server.db.selectFrom('audit_event').where('subject_id', '=', 'refused').execute()).toEqual([])
  })

  it('refuses a key that was used for another request', async () => {
    await server.post('/api/things', { name: 'first' }, { 'idempotency-key': 'k2' })
    const reply = await server.post('/api/things', { name: 'second' }, { 'idempotency-key': 'k2' })
    expect([reply.statusCode, reply.json().errorCode]).toEqual([422, 'idempotency_key_reused'])
    expect(await made('second')).toHaveLength(0)
  })

  it('separates the keys of two accounts', async () => {
    await server.post('/api/things', { name: 'mine' }, { 'idempotency-key': 'k3' })
    server.now.caller = { ...actor, accountId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c13' }
    expect((await server.post('/api/things', { name: 'theirs' }, { 'idempotency-key': 'k3' })).statusCode).toBe(201)
  })

  it('refuses JSON that is nested too deep, with and without a key', async () => {
    const deep = `{"name":"x","more":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    for (const headers of [{}, { 'idempotency-key': 'deep' }] as Record<string, string>[]) {
      const reply = await server.post('/api/things', deep, headers)
      expect([reply.statusCode, reply.json().errorCode]).toEqual([400, 'malformed_json'])
    }
  })

  it('refuses an invalid key', async () => {
    const reply = await server.post('/api/things', { name: 'x' }, { 'idempotency-key': 'a b' })
    expect(reply.json()).toMatchObject({ errorCode: 'malformed', fields: [{ path: 'headers.idempotency-key' }] })
  })

  it('writes actor, impersonator, action, subject and origin to the audit log', async () => {
    server.now.caller = { ...actor, impersonator: { accountId: id, loginName: 'admin@portolan.example' } }
    const reply = await server.post('/api/things', { name: 'audited' })
    expect(await made('audited')).toMatchObject([
      {
        account_id: actor.accountId,
        impersonator_id: id,
        action: 'made',
        subject_type: 'thing',
        ip: '127.0.0.1',
        request_id: reply.headers['x-request-id'],
      },
    ])
  })
})

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
    expect([reply.statusCode, reply.json()]).toEqual([404, { message: 'Not found.', errorCode: 'not_found' }])
  })

  it('a malformed URL is refused in the same shape', async () => {
    const reply = await server.get('/api/things/%ff')
    expect([reply.statusCode, reply.json().errorCode]).toEqual([400, 'malformed'])
  })
})
