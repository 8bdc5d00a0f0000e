import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../main/test-database.ts'
import { actor, id, testServer } from './test-server.ts'

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

  it('is done once for 50 parallel calls with one key, and all get the same answer', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => server.post('/api/things', { name: 'once' }, { 'idempotency-key': 'k1' })),
    )
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`))).toEqual(new Set(['201 {"id":"once"}']))
    expect(await made('once')).toHaveLength(1)
  })

  it('may have something done first that stays done where it is refused', async () => {
    expect((await server.post('/api/things', { name: 'refused' })).statusCode).toBe(403)
    expect((await server.post('/api/things', { name: '' })).statusCode).toBe(400)
    expect(server.attempts.slice(-1)).toEqual(['refused'])
    expect(await server.db.selectFrom('audit_event').where('subject_id', '=', 'refused').execute()).toEqual([])
  })

  it('refuses a key that was used for something else', async () => {
    await server.post('/api/things', { name: 'first' }, { 'idempotency-key': 'k2' })
    const reply = await server.post('/api/things', { name: 'second' }, { 'idempotency-key': 'k2' })
    expect([reply.statusCode, reply.json().errorCode]).toEqual([422, 'idempotency_key_reused'])
    expect(await made('second')).toHaveLength(0)
  })

  it('keeps the keys of two people apart', async () => {
    await server.post('/api/things', { name: 'mine' }, { 'idempotency-key': 'k3' })
    server.now.caller = { ...actor, accountId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c13' }
    expect((await server.post('/api/things', { name: 'theirs' }, { 'idempotency-key': 'k3' })).statusCode).toBe(201)
  })

  it('refuses a key that is none', async () => {
    const reply = await server.post('/api/things', { name: 'x' }, { 'idempotency-key': 'a b' })
    expect(reply.json()).toMatchObject({ errorCode: 'malformed', fields: [{ path: 'headers.idempotency-key' }] })
  })

  it('tells the audit log who, as whom, what, on what, from where', async () => {
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
