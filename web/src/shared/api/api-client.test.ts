// @vitest-environment jsdom
import { endpoint } from '@portolan/contract/endpoint'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { takeIdTokensFrom } from '../session/id-token.ts'
import {
  clearImpersonation,
  impersonatedUsername,
  storeImpersonation,
  takeImpersonationEnd,
} from '../session/impersonation.ts'
import { ApiError, call } from './api-client.ts'
import { type Received, startTestApi } from './test-api.ts'

const promise = { summary: '', tag: '', access: 'anyone', refusals: [], example: {} } as const
const getThing = endpoint({
  ...promise,
  name: 'getThing',
  method: 'GET',
  path: '/things/{thingId}',
  params: z.object({ thingId: z.string() }),
  query: z.object({ tag: z.optional(z.array(z.string())), all: z.optional(z.boolean()) }),
  reply: z.object({ name: z.string() }),
})
const saveThing = endpoint({
  ...promise,
  name: 'saveThing',
  method: 'POST',
  path: '/things',
  body: z.object({ name: z.string() }),
})

let answer: (request: Received) => { status?: number; body?: unknown }
let api: Awaited<ReturnType<typeof startTestApi>>
const last = (): Received => api.received.at(-1) as Received
const failure = (run: Promise<unknown>): Promise<ApiError> =>
  run.then(
    () => Promise.reject('no error'),
    (error) => error,
  )

beforeEach(async () => {
  answer = () => ({ body: { name: 'Harbor' } })
  api = await startTestApi((request) => answer(request))
})
afterEach(async () => {
  takeIdTokensFrom(null)
  clearImpersonation()
  await api.stop()
})

describe('what is sent', () => {
  it('API-01 IDENT-17 sends a JSON accept header and an empty bearer token when nobody is signed in', async () => {
    expect(await call(getThing, { params: { thingId: 'a/b' } })).toEqual({ name: 'Harbor' })
    expect(last().url).toBe('/api/things/a%2Fb')
    expect(last().headers.accept).toBe('application/json')
    // Whitespace at the end of a header's value does not travel.
    expect(last().headers.authorization).toBe('Bearer')
    expect(last().headers['x-username-override']).toBeUndefined()
  })

  it('API-01 IDENT-17 sends the id token of the signed-in user', async () => {
    takeIdTokensFrom({ current: async () => 'the-id-token', renew: async () => '' })
    await call(getThing, { params: { thingId: '1' } })
    expect(last().headers.authorization).toBe('Bearer the-id-token')
  })

  it('API-01 IDENT-16 names the impersonated user on every request while one is stored', async () => {
    storeImpersonation({ username: 'client@harbor.example', endsAt: '2026-10-01T09:00:00.000Z' })
    await call(getThing, { params: { thingId: '1' } })
    expect(last().headers['x-username-override']).toBe('client@harbor.example')
    clearImpersonation()
    await call(getThing, { params: { thingId: '1' } })
    expect(last().headers['x-username-override']).toBeUndefined()
  })

  it('API-02 sends bodies as JSON and takes a 204 without a body', async () => {
    answer = () => ({ status: 204 })
    expect(await call(saveThing, { body: { name: 'Ünïcode' } })).toBeUndefined()
    expect(last().headers['content-type']).toBe('application/json')
    expect(JSON.parse(last().body)).toEqual({ name: 'Ünïcode' })
  })

  it('API-02 repeats the key of a query array and leaves out what is not given', async () => {
    await call(getThing, { params: { thingId: '1' }, query: { tag: ['a', 'b'], all: undefined } })
    expect(last().url).toBe('/api/things/1?tag=a&tag=b')
  })
})

describe('API-74 API-75 API-76 API-77 API-78 API-79 API-80 API-81 API-82 what a refusal becomes', () => {
  it.each([
    [400, 'Bad Request'],
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
    [404, 'Not Found'],
    [500, 'Internal Server Error'],
    [502, 'Bad Gateway'],
    [503, 'Service Unavailable'],
    [418, 'Generic Error'],
    [409, 'Generic Error'],
  ])('maps status %i to "%s"', async (status, message) => {
    answer = () => ({ status, body: { message: 'In the server’s words', errorCode: 'some_code' } })
    const error = await failure(call(getThing, { params: { thingId: '1' } }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status, message, errorCode: 'some_code', body: { message: 'In the server’s words' } })
  })

  it.each([
    [409, 'Conflict error'],
    [404, 'Job request not found'],
    [400, 'Invalid request origination'],
  ])('lets one call name status %i "%s"', async (status, message) => {
    answer = () => ({ status })
    const error = await failure(call(getThing, { params: { thingId: '1' } }, { statusMessages: { [status]: message } }))
    expect(error.message).toBe(message)
  })

  it('says so when no answer comes at all', async () => {
    await api.stop()
    const error = await failure(call(getThing, { params: { thingId: '1' } }))
    expect(error).toMatchObject({ status: 0, message: expect.stringContaining('cannot be reached') })
  })
})

describe('a token that is refused', () => {
  it('is renewed once, and the call made again', async () => {
    takeIdTokensFrom({ current: async () => 'old', renew: async (refused) => (refused === 'old' ? 'new' : '') })
    answer = ({ headers }) => (headers.authorization === 'Bearer new' ? { body: { name: 'Harbor' } } : { status: 401 })
    expect(await call(getThing, { params: { thingId: '1' } })).toEqual({ name: 'Harbor' })
    expect(api.received).toHaveLength(2)
  })

  it('is not renewed a second time', async () => {
    takeIdTokensFrom({ current: async () => 'old', renew: async () => 'new' })
    answer = () => ({ status: 401 })
    expect((await failure(call(getThing, { params: { thingId: '1' } }))).status).toBe(401)
    expect(api.received).toHaveLength(2)
  })
})

it('forgets an impersonation that the server has ended, and answers the page no more', async () => {
  storeImpersonation({ username: 'client@harbor.example', endsAt: '2026-10-01T09:00:00.000Z' })
  answer = () => ({ status: 403, body: { message: 'It has ended.', errorCode: 'impersonation_ended' } })
  const settled = vi.fn()
  call(getThing, { params: { thingId: '1' } }).then(settled, settled)
  await vi.waitFor(() => expect(impersonatedUsername()).toBeNull(), { timeout: 30_000 })
  expect(settled).not.toHaveBeenCalled()
  expect([takeImpersonationEnd(), takeImpersonationEnd()]).toEqual([true, false])
})
