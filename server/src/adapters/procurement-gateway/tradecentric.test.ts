import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { tradeCentric } from './tradecentric.ts'

const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((closed) => server.close(closed)))))

async function serverWith(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const signal = new AbortController().signal

it('asks the gateway for a session, by its id', async () => {
  const asked: string[] = []
  const url = await serverWith((request, reply) => {
    asked.push(request.url ?? '')
    const body = { contact: { email: 'a@b.example' }, buyercookie: 'C1', postform: 'https://b.example/' }
    reply.end(JSON.stringify({ errors: [], results: { body } }))
  })
  expect(await tradeCentric(`${url}/base/`).findSession('a/b?c', signal)).toEqual({
    email: 'a@b.example',
    buyerCookie: 'C1',
    postForm: 'https://b.example/',
  })
  expect(asked).toEqual(['/base/gateway/link/session/id/a%2Fb%3Fc'])
})

it('knows no session if the gateway has none, or answers something else', async () => {
  for (const [status, body] of [
    [404, ''],
    [200, '<html>'],
    [200, '{"errors":["unknown"],"results":null}'],
  ] as const) {
    const url = await serverWith((_request, reply) => reply.writeHead(status).end(body))
    expect(await tradeCentric(url).findSession('x', signal)).toBeNull()
  }
})

it('tries later what may pass, and never again what was refused or redirected', async () => {
  for (const [status, retry] of [
    [500, 'later'],
    [503, 'later'],
    [429, 'later'],
    [400, 'never'],
    [302, 'never'],
  ] as const) {
    const url = await serverWith((_request, reply) =>
      reply.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(),
    )
    const message = { url, contentType: 'application/json', body: '{}' } as const
    await expect(tradeCentric(url).post(message, signal)).rejects.toMatchObject({ retry })
  }
  const message = { url: 'http://127.0.0.1:1/', contentType: 'application/json', body: '{}' } as const
  await expect(tradeCentric('http://127.0.0.1:1').post(message, signal)).rejects.toMatchObject({ retry: 'later' })
})

it('reads no endless answer', async () => {
  const url = await serverWith((_request, reply) => reply.end('x'.repeat(300 * 1024)))
  const message = { url, contentType: 'application/json', body: '{}' } as const
  await expect(tradeCentric(url).post(message, signal)).rejects.toMatchObject({ retry: 'never' })
})

it('posts to no private address that a name or a number stands for', async () => {
  const url = await serverWith((_request, reply) => reply.end('{}'))
  const { port } = new URL(url)
  const gateway = tradeCentric('https://connect.punchout2go.com')
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]'])
    await expect(
      gateway.post({ url: `http://${host}:${port}/`, contentType: 'application/json', body: '{}' }, signal),
    ).rejects.toMatchObject({ retry: 'never', message: expect.stringContaining('is no public host') })
})

it.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:10.0.0.1', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
