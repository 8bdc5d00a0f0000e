import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
type Answer = { status?: number; body?: unknown; until?: Promise<void> }

declare const jsdom: { reconfigure(settings: { url: string }): void }

/** A real server for the tests of the web, at the page's own address. */
export async function startTestApi(answer: (request: Received) => Answer) {
  const received: Received[] = []
  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method = '', url = '', headers } = request
    const call = { method, url, headers, body }
    received.push(call)
    const { status = 200, body: reply, until } = answer(call)
    await until
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(reply === undefined ? '' : JSON.stringify(reply))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  jsdom.reconfigure({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })
  return {
    received,
    stop: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  }
}
