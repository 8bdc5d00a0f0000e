import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { actor, id, testServer } from '../../testing/test-server.ts'
import { Refusal } from '../refusal.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer(await testDatabase())
})
beforeEach(() => {
  server.now.caller = undefined
  server.now.answer = () => ({ name: 'thing' })
})
afterAll(() => server.close())

describe('an endpoint', () => {
  it('returns only what its contract allows', async () => {
    server.now.answer = () => ({ name: 'thing', secret: 'not promised' })
    const reply = await server.get(`/api/things/${id}`)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ name: 'thing' })
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('API-02 reads a query array from repeated keys, and answers 204 without a body', async () => {
    expect((await server.get(`/api/things/${id}?tag=a&tag=b`)).statusCode).toBe(200)
    const reply = await server.app.inject({ method: 'POST', url: '/api/forget' })
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
  })

  it('names the invalid field', async () => {
    const reply = await server.get('/api/things/17')
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ errorCode: 'malformed', fields: [{ path: 'params.id' }] })
  })

  it('returns only refusals of its contract; any other is a fault', async () => {
    server.now.answer = () => {
      throw new Refusal('job_request_not_found')
    }
    const promised = await server.get(`/api/things/${id}`)
    expect([promised.statusCode, promised.json()]).toEqual([
      404,
      { message: 'Job request not found', errorCode: 'job_request_not_found' },
    ])
    server.now.answer = () => {
      throw new Refusal('idempotency_key_reused')
    }
    expect((await server.get(`/api/things/${id}`)).statusCode).toBe(500)
  })

  it('shows a fault as one sentence and logs it in full', async () => {
    server.now.answer = () => {
      throw new Error('the cable is out')
    }
    const reply = await server.get(`/api/things/${id}`)
    expect(reply.json()).toEqual({ message: 'Something went wrong on our side.', errorCode: 'fault' })
    expect(server.lines.join('')).toContain('the cable is out')
  })

  it('treats a response that violates its schema as a fault', async () => {
    server.now.answer = () => ({ name: 42 })
    expect((await server.get(`/api/things/${id}`)).statusCode).toBe(500)
  })

  it('answers 503 while the database is unavailable', async () => {
    server.now.answer = () => {
      throw Object.assign(new Error('terminating connection'), { code: '57P01' })
    }
    const reply = await server.get(`/api/things/${id}`)
    expect([reply.statusCode, reply.json().errorCode]).toEqual([503, 'unavailable'])
  })
})

describe('guards', () => {
  it('reports a full disk of the database and logs it', async () => {
    server.now.answer = () => {
      throw Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })
    }
    const reply = await server.get(`/api/things/${id}`)
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      {
        errorCode: 'disk_full',
        message: 'The portal has no room left to save anything. Please try again later. If this lasts, contact us.',
      },
    ])
    expect(server.lines.join('')).toContain('the database has no room left')
  })

  it('check sign-in, then role, then application', async () => {
    expect((await server.get('/api/reports')).json().errorCode).toBe('signed_out')
    server.now.caller = { ...actor, roles: ['LINGUIST'] }
    expect((await server.get('/api/reports')).json()).toEqual({
      message: 'Access to this page is restricted.',
      errorCode: 'forbidden',
    })
    server.now.caller = { ...actor, applicationIds: [] }
    expect((await server.get('/api/reports')).json()).toEqual({
      message: 'This application is not enabled for your account.',
      errorCode: 'application_disabled',
    })
    server.now.caller = actor
    expect((await server.get('/api/reports')).statusCode).toBe(200)
  })

  it('let the handler verify a shared secret', async () => {
    server.now.caller = new Refusal('signed_out')
    expect((await server.post('/api/deliveries', {})).statusCode).toBe(401)
    const reply = await server.post('/api/deliveries', {}, { authorization: 'Bearer procura' })
    expect([reply.statusCode, reply.json()]).toEqual([200, { name: 'procura' }])
  })

  it('refuse an invalid token even on public endpoints', async () => {
    server.now.caller = new Refusal('signed_out')
    expect((await server.get(`/api/things/${id}`)).statusCode).toBe(401)
  })
})

describe('limits and logs', () => {
  it('rate limits an address that calls too often', async () => {
    const replies = await Promise.all(Array.from({ length: 700 }, () => server.get(`/api/things/${id}`)))
    const refused = replies.filter((reply) => reply.statusCode === 429)
    expect(refused.length).toBeGreaterThan(50)
    const { errorCode, retryAfterSeconds } = refused[0]?.json() ?? {}
    expect(errorCode).toBe('too_many_requests')
    expect(retryAfterSeconds).toBeGreaterThan(0)
    expect(retryAfterSeconds).toBeLessThanOrEqual(60)
    expect(refused[0]?.headers['retry-after']).toBe(String(retryAfterSeconds))
  })

  it('logs routes without URL, query or body', async () => {
    server.now.caller = actor
    server.lines.length = 0
    await server.get(`/api/things/${id}?tag=someone@harbor.example`)
    await server.post('/api/things', { name: 'Helen Marsh' })
    const text = server.lines.join('')
    expect(text).toContain('"route":"/api/things/:id"')
    for (const personal of ['harbor.example', 'Helen', '127.0.0.1', id]) expect(text).not.toContain(personal)
  })
})
