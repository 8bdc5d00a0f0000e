import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type ReceivedCall = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

export type TestAnswer = {
  readonly status: number
  readonly json?: unknown
  /** Instead of JSON. */
  readonly raw?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** `silent` means that no answer comes, `cut` that the connection is closed, `endless` that the answer never ends. */
export type Fault = TestAnswer | 'silent' | 'cut' | 'endless'

/** What a stand-in refuses, as the real service would. */
export class TestServiceError extends Error {
  readonly answer: TestAnswer

  constructor(status: number, json: unknown) {
    super(`${status} ${JSON.stringify(json)}`)
    this.answer = { status, json }
  }
}

export type TestService = Awaited<ReturnType<typeof startTestService>>

/** A server on this machine that answers like a service and can be made to fail. */
export async function startTestService(reply: (call: ReceivedCall) => unknown) {
  const calls: ReceivedCall[] = []
  const refused: string[] = []
  /** The answers to the next POST calls, and to the next GET calls. */
  const faults: Fault[] = []
  const listFaults: Fault[] = []

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error))
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://test')
    const content = await text(request)
    const call = { method, path, query, headers, body: content === '' ? undefined : JSON.parse(content) }
    if (method === 'POST') calls.push(call)
    const fault = (method === 'POST' ? faults : listFaults).shift()
    if (fault === 'silent') return
    if (fault === 'cut') return void request.socket.destroy()
    if (fault === 'endless') return writeEndlessly(response)
    send(response, fault ?? answer(call))
  }

  function answer(call: ReceivedCall): TestAnswer {
    try {
      return { status: 200, json: reply(call) }
    } catch (error) {
      if (!(error instanceof TestServiceError)) throw error
      refused.push(`${call.method} ${call.path}: ${error.message}`)
      return error.answer
    }
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** The POST calls that arrived. */
    calls,
    /** Calls that broke the rules of the service, one line each. */
    refused,
    faults,
    listFaults,
    async stop() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

function send(response: ServerResponse, { status, json, raw, headers }: TestAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(raw ?? JSON.stringify(json ?? {}))
}

function writeEndlessly(response: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024, ' ')
  const write = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', write)
  }
  response.on('error', () => {})
  response.writeHead(200, { 'content-type': 'application/json' })
  write()
}
