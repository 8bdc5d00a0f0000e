import { endpoint } from '@portolan/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type TestDatabase, testDatabase } from '../main/test-database.ts'
import type { Actor } from './actor.ts'
import { audit } from './audit.ts'
import { createHttpServer } from './http-server.ts'
import { idempotency } from './idempotency.ts'
import { createLog } from './log.ts'
import { Refusal } from './refusal.ts'
import { route, serve } from './serve.ts'

const Thing = z.object({ name: z.string().check(z.minLength(1), z.maxLength(20)) })
const base = { summary: 'x', tag: 'x', refusals: [], example: {} } as const

const readThing = endpoint({
  ...base,
  name: 'readThing',
  method: 'GET',
  path: '/things/{id}',
  access: 'anyone',
  params: z.object({ id: z.uuid() }),
  query: z.object({ tag: z.optional(z.array(z.string())) }),
  reply: Thing,
  refusals: ['job_request_not_found'],
})
const createThing = endpoint({
  ...base,
  name: 'createThing',
  method: 'POST',
  path: '/things',
  access: 'signed-in',
  body: Thing,
  reply: z.object({ id: z.string() }),
  status: 201,
  idempotent: true,
})
const reports = endpoint({
  ...base,
  name: 'reports',
  method: 'GET',
  path: '/reports',
  access: { roles: ['CLIENT'], application: 'reports' },
  reply: Thing,
})
const deliver = endpoint({
  ...base,
  name: 'deliver',
  method: 'POST',
  path: '/deliveries',
  access: 'shared-secret',
  reply: Thing,
})
const forget = endpoint({ ...base, name: 'forget', method: 'POST', path: '/forget', access: 'anyone' })

const actor: Actor = {
  accountId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11',
  loginName: 'client@harbor.example',
  email: 'client@harbor.example',
  firstName: 'Helen',
  lastName: 'Marsh',
  roles: ['CLIENT'],
  isFederated: false,
  externalGroups: [],
  clientId: 1001,
  linkedClientIds: [1001],
  applicationIds: ['reports'],
  session: null,
  impersonator: null,
}
const id = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12'

let database: TestDatabase
let app: FastifyInstance
let caller: Actor | Refusal | undefined
let answer: () => unknown
const lines: string[] = []
const attempts: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  app = createHttpServer({
    log: createLog('info', { write: (line) => void lines.push(line) }),
    trustedProxies: [],
    isStopping: () => false,
  })
  await app.register(async (api) =>
    serve(
      api,
      [
        route(readThing, async () => answer() as { name: string }),
        route(
          createThing,
          async ({ body, actor, origin, tx }) => {
            await audit(tx, { actor, origin, action: 'made', subject: { type: 'thing', id: body.name } })
            if (body.name === 'refused') throw new Refusal('forbidden')
            return { id: body.name }
          },
          async ({ body }) => void attempts.push(body.name),
        ),
        route(deliver, async ({ secret }) => ({ name: secret })),
        route(reports, async () => ({ name: 'report' })),
        route(forget, async () => {}),
      ],
      {
        db: database.db,
        identify: async () => {
          if (caller instanceof Refusal) throw caller
          return caller
        },
        idempotency: idempotency(database.db),
      },
    ),
  )
})
beforeEach(() => {
  caller = undefined
  answer = () => ({ name: 'thing' })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const get = (url: string) => app.inject({ url })
const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: payload as object,
  })

describe('an endpoint', () => {
  it('answers what it promised and nothing else', async () => {
    answer = () => ({ name: 'thing', secret: 'not promised' })
    const reply = await get(`/api/things/${id}`)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ name: 'thing' })
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('API-02 takes a query array by the repeated key, and answers 204 without a body', async () => {
    expect((await get(`/api/things/${id}?tag=a&tag=b`)).statusCode).toBe(200)
    const reply = await app.inject({ method: 'POST', url: '/api/forget' })
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
  })

  it('says which field is not valid', async () => {
    const reply = await get('/api/things/17')
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ errorCode: 'malformed', fields: [{ path: 'params.id' }] })
  })

  it('utters only the refusals it promised; any other is a fault', async () => {
    answer = () => {
      throw new Refusal('job_request_not_found')
    }
    const promised = await get(`/api/things/${id}`)
    expect([promised.statusCode, promised.json()]).toEqual([
      404,
      { message: 'Job request not found', errorCode: 'job_request_not_found' },
    ])
    answer = () => {
      throw new Refusal('idempotency_key_reused')
    }
    expect((await get(`/api/things/${id}`)).statusCode).toBe(500)
  })

  it('shows a fault as one sentence and logs it whole', async () => {
    answer = () => {
      throw new Error('the cable is out')
    }
    const reply = await get(`/api/things/${id}`)
    expect(reply.json()).toEqual({ message: 'Something went wrong on our side.', errorCode: 'fault' })
    expect(lines.join('')).toContain('the cable is out')
  })

  it('takes an answer off its schema for a fault', async () => {
    answer = () => ({ name: 42 })
    expect((await get(`/api/things/${id}`)).statusCode).toBe(500)
  })

  it('answers 503 while the database is away', async () => {
    answer = () => {
      throw Object.assign(new Error('terminating connection'), { code: '57P01' })
    }
    const reply = await get(`/api/things/${id}`)
    expect([reply.statusCode, reply.json().errorCode]).toEqual([503, 'unavailable'])
  })
})

describe('bad input', () => {
  beforeEach(() => {
    caller = actor
  })

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
    const reply = await app.inject({ method: 'POST', url: '/api/things', headers: { 'content-type': type }, payload })
    expect([reply.statusCode, reply.json().errorCode]).toEqual([status, code])
    expect(reply.json().message).toMatch(/\.$|error$/)
  })

  it('a path that does not exist is refused in the same shape', async () => {
    const reply = await get('/api/nothing')
    expect([reply.statusCode, reply.json()]).toEqual([404, { message: 'We cannot find that.', errorCode: 'not_found' }])
  })

  it('an address that cannot be read is refused in the same shape', async () => {
    const reply = await get('/api/things/%ff')
    expect([reply.statusCode, reply.json().errorCode]).toEqual([400, 'malformed'])
  })
})

describe('guards', () => {
  it('ask who it is, then the role, then the application', async () => {
    expect((await get('/api/reports')).json().errorCode).toBe('signed_out')
    caller = { ...actor, roles: ['LINGUIST'] }
    expect((await get('/api/reports')).json()).toEqual({
      message: 'Access to this page is restricted.',
      errorCode: 'forbidden',
    })
    caller = { ...actor, applicationIds: [] }
    expect((await get('/api/reports')).json()).toEqual({
      message: 'This application is not enabled for your account.',
      errorCode: 'application_disabled',
    })
    caller = actor
    expect((await get('/api/reports')).statusCode).toBe(200)
  })

  it('leave a secret that servers share with us to the handler', async () => {
    caller = new Refusal('signed_out')
    expect((await post('/api/deliveries', {})).statusCode).toBe(401)
    const reply = await post('/api/deliveries', {}, { authorization: 'Bearer procura' })
    expect([reply.statusCode, reply.json()]).toEqual([200, { name: 'procura' }])
  })

  it('refuse a bad token even where anyone may call', async () => {
    caller = new Refusal('signed_out')
    expect((await get(`/api/things/${id}`)).statusCode).toBe(401)
  })
})

describe('a create', () => {
  const made = (name: string) =>
    database.db.selectFrom('audit_event').selectAll().where('subject_id', '=', name).execute()

  beforeEach(() => {
    caller = actor
  })

  it('is done once for 50 parallel calls with one key, and all get the same answer', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => post('/api/things', { name: 'once' }, { 'idempotency-key': 'k1' })),
    )
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`))).toEqual(new Set(['201 {"id":"once"}']))
    expect(await made('once')).toHaveLength(1)
  })

  it('may have something done first that stays done where it is refused', async () => {
    caller = actor
    expect((await post('/api/things', { name: 'refused' })).statusCode).toBe(403)
    expect((await post('/api/things', { name: '' })).statusCode).toBe(400)
    expect(attempts.slice(-1)).toEqual(['refused'])
    expect(await database.db.selectFrom('audit_event').where('subject_id', '=', 'refused').execute()).toEqual([])
  })

  it('refuses a key that was used for something else', async () => {
    await post('/api/things', { name: 'first' }, { 'idempotency-key': 'k2' })
    const reply = await post('/api/things', { name: 'second' }, { 'idempotency-key': 'k2' })
    expect([reply.statusCode, reply.json().errorCode]).toEqual([422, 'idempotency_key_reused'])
    expect(await made('second')).toHaveLength(0)
  })

  it('keeps the keys of two people apart', async () => {
    await post('/api/things', { name: 'mine' }, { 'idempotency-key': 'k3' })
    caller = { ...actor, accountId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c13' }
    expect((await post('/api/things', { name: 'theirs' }, { 'idempotency-key': 'k3' })).statusCode).toBe(201)
  })

  it('refuses a key that is none', async () => {
    const reply = await post('/api/things', { name: 'x' }, { 'idempotency-key': 'a b' })
    expect(reply.json()).toMatchObject({ errorCode: 'malformed', fields: [{ path: 'headers.idempotency-key' }] })
  })

  it('tells the audit log who, as whom, what, on what, from where', async () => {
    caller = { ...actor, impersonator: { accountId: id, loginName: 'admin@portolan.example' } }
    const reply = await post('/api/things', { name: 'audited' })
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

describe('limits and logs', () => {
  it('an address that calls too often is told to wait', async () => {
    const replies = await Promise.all(Array.from({ length: 700 }, () => get(`/api/things/${id}`)))
    const refused = replies.filter((reply) => reply.statusCode === 429)
    expect(refused.length).toBeGreaterThan(50)
    expect(refused[0]?.json()).toMatchObject({ errorCode: 'too_many_requests' })
    expect(refused[0]?.headers['retry-after']).toBeDefined()
  })

  it('carries routes, not names: no address, no query, no body', async () => {
    caller = actor
    lines.length = 0
    await get(`/api/things/${id}?tag=someone@harbor.example`)
    await post('/api/things', { name: 'Helen Marsh' })
    const text = lines.join('')
    expect(text).toContain('"route":"/api/things/:id"')
    for (const personal of ['harbor.example', 'Helen', '127.0.0.1', id]) expect(text).not.toContain(personal)
  })
})
