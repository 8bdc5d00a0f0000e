import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type KnownSession = { readonly email: string; readonly buyercookie: string; readonly postform: string }
type Received = { readonly path: string; readonly type: string; readonly body: string }

export type TestGateway = Awaited<ReturnType<typeof testGateway>>

/** The other company's server on loopback: confirms the sessions it knows and records what is posted to it. */
export async function testGateway() {
  const known = new Map<string, KnownSession>()
  const received: Received[] = []
  let failures = 0
  const server = createServer(async (request, reply) => {
    const path = request.url ?? ''
    if (failures > 0) {
      failures -= 1
      return reply.writeHead(503).end()
    }
    const session = known.get(path.split('/').at(-1) ?? '')
    if (request.method === 'POST') {
      const type = request.headers['content-type'] ?? ''
      received.push({ path, type, body: (await buffer(request)).toString('utf8') })
      return reply.end(JSON.stringify({ redirect_url: `${address()}/back` }))
    }
    if (!session) return reply.writeHead(404).end()
    const { email, buyercookie, postform } = session
    return reply.end(JSON.stringify({ errors: [], results: { body: { contact: { email }, buyercookie, postform } } }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: address(),
    received,
    /** Makes a session known to the gateway. */
    know: (pos: string, session: KnownSession) => known.set(pos, session),
    /** The next calls are answered with 503. */
    fail: (calls: number) => {
      failures = calls
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}
