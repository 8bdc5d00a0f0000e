import { endpoints } from '@portolan/contract/endpoints'
import { ErrorBody } from '@portolan/contract/errors/error-body'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultBodyBytes } from '../platform/http/serve.ts'
import { type Caller, signInOver } from '../testing/sign-in.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const clients = ['client@harbor.example', 'client@meridian.example', 'client@tandem.example', 'employee@harbor.example']
const staff = ['admin@portolan.example', 'pm@portolan.example', 'coordinator@portolan.example']
const callers = new Map<string, Caller>()

/** Somebody who may call it, in turns, so that nobody calls too often. What was asked before may have signed them out. */
async function callerOf({ access }: Endpoint, turn: number): Promise<Caller> {
  const isForStaff = typeof access === 'object' && access.roles.includes('ADMIN')
  const people = isForStaff ? staff : clients
  const email = people[turn % people.length] ?? ''
  const known = callers.get(email)
  if (known && (await known('/userAccount')).ok) return known
  const caller = await signInOver(portal.config.origin, email)
  callers.set(email, caller)
  return caller
}

type Endpoint = (typeof endpoints)[number]
type Attempt = { readonly what: string; readonly path: string; readonly body?: string; readonly type?: string }

const odd = ['%00', '..%2f..%2f', "'%20or%201=1--", '9'.repeat(400), '%F0%9F%92%A9', 'null', '-1', '%3Cscript%3E']

/** Bad input for one endpoint. */
function attempts({ method, path }: Endpoint): Attempt[] {
  const fill = (value: string) => path.replace(/\{\w+\}/g, value)
  const known = fill('1001')
  const ofPath = path.includes('{') ? odd.map((value) => ({ what: `path ${value}`, path: fill(value) })) : []
  const ofQuery = odd.map((value) => ({
    what: `query ${value}`,
    path: `${known}?emailDomain=${value}&category=${value}&countryId=${value}&azureIdExists=${value}&to=${value}&to=${value}`,
  }))
  if (method === 'GET') return [...ofPath, ...ofQuery]
  const bodies = [
    '{',
    '[]',
    'null',
    '0',
    '""',
    '{"clientId":"x"}',
    '{"clientId":1e999}',
    `${'['.repeat(5000)}`,
    '{"level":{}}',
  ]
  return [
    ...ofPath,
    ...bodies.map((body) => ({ what: `body ${body.slice(0, 20)}`, path: known, body })),
    { what: 'a form', path: known, body: 'a=b', type: 'application/x-www-form-urlencoded' },
    { what: 'bytes', path: known, body: '\u0000\uffff', type: 'application/octet-stream' },
  ]
}

describe.each(endpoints.map((endpoint, turn) => ({ ...endpoint, turn })))('$method $path', ({ turn, ...endpoint }) => {
  it('answers bad input with a 4xx, its message and code, or as usual, but never with a 5xx', async () => {
    const call = await callerOf(endpoint, turn)
    for (const { what, path, body, type } of attempts(endpoint)) {
      const init = body === undefined ? {} : { body, headers: { 'content-type': type ?? 'application/json' } }
      const reply = await call(path, { method: endpoint.method, ...init })
      const text = await reply.text()
      expect(reply.status, `${what}: ${text.slice(0, 200)}`).toBeLessThan(500)
      expect(reply.status, what).not.toBe(429)
      if (reply.status < 400) continue
      const parsed = ErrorBody.safeParse(JSON.parse(text))
      expect(parsed.success, `${what}: ${text.slice(0, 200)}`).toBe(true)
    }
  })

  it('refuses a body that is too large, broken or of another kind, where it takes one', async () => {
    if (endpoint.method === 'GET') return
    const call = await callerOf(endpoint, turn)
    const send = async (body: string, type = 'application/json') => {
      const path = endpoint.path.replace(/\{\w+\}/g, '1001')
      const reply = await call(path, { method: 'POST', body, headers: { 'content-type': type } })
      if (endpoint.bodyKind !== 'xml') return reply.status
      // XML has its status in the message, in codes of its own.
      return Number(/<Status code="(\d+)"/.exec(await reply.text())?.[1])
    }
    if (endpoint.bodyKind === 'xml') {
      expect(await send('x'.repeat((endpoint.maxBodyBytes ?? 0) + 1), 'text/xml')).toBe(406)
      expect(await send('<a', 'text/xml')).toBe(400)
      expect(await send('a=b', 'application/x-www-form-urlencoded')).toBe(406)
      return
    }
    expect(await send(JSON.stringify('x'.repeat(endpoint.maxBodyBytes ?? defaultBodyBytes)))).toBe(413)
    expect(await send('{"a":')).toBe(400)
    expect(await send('a=b', 'application/x-www-form-urlencoded')).toBe(415)
  })
})
