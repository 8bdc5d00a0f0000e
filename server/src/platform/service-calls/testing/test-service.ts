import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type TestAnswer = {
  readonly status: number
  readonly body: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

/** `silent` means that no answer comes, `cut` that the connection is closed. */
type Fault = TestAnswer | 'silent' | 'cut'

/** A server on this machine that answers POST calls like a service and can be made to fail. */
export async function startTestService(reply: (call: Request) => Promise<TestAnswer>) {
  /** The answers to the next calls. */
  const faults: Fault[] = []
  let callCount = 0

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    callCount += 1
    const fault = faults.shift()
    if (fault === 'silent') return
    if (fault === 'cut') return void request.socket.destroy()
    const call = new Request(new URL(request.url ?? '', 'http://test'), {
      method: request.method ?? '',
      headers: Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body),
    })
    const answer = fault ?? (await reply(call))
    response.writeHead(answer.status, answer.headers).end(answer.body)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    faults,
    countCalls: () => callCount,
    async stop() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

export type TestService = Awaited<ReturnType<typeof startTestService>>
