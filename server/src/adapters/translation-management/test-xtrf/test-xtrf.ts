import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { xtrfCalls } from '../xtrf-calls.ts'
import { answer, type RequestContent, type TestResponse } from './answer.ts'
import { checkBody, match, XtrfTestError } from './refuse.ts'
import { newState } from './state.ts'

/** `before` or `after` the call took effect. `silent` means that no response comes. */
type Fault = 'none' | '500-before' | '500-after' | 'cut-before' | 'cut-after' | 'silent-before' | 'silent-after'

type TestXtrfOptions = {
  readonly state?: ReturnType<typeof newState>
  readonly port?: number
  /** Called for every request. */
  readonly fault?: (request: IncomingMessage) => Fault
}

export type TestXtrf = Awaited<ReturnType<typeof startTestXtrf>>

export const testToken = 'a key of the home portal'

/** A test server that accepts exactly what the documented API accepts, and can be made to fail. */
export async function startTestXtrf({ state = newState(), port = 0, fault = () => 'none' }: TestXtrfOptions = {}) {
  const refused: string[] = []
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error))
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const trouble = fault(request)
    const content = await buffer(request)
    if (trouble === 'cut-before') return void request.socket.destroy()
    if (trouble === 'silent-before') return
    if (trouble === '500-before') return send(response, broken)
    const result = reply(request, content)
    if (result.status >= 400) refused.push(`${result.status} ${request.method} ${request.url}: ${result.json}`)
    if (trouble === 'cut-after') return void request.socket.destroy()
    if (trouble === 'silent-after') return
    send(response, trouble === '500-after' ? broken : result)
  }

  function reply(request: IncomingMessage, content: Buffer): TestResponse {
    try {
      const matched = match(request, testToken)
      const type = request.headers['content-type']
      const received: RequestContent = matched.call.isUpload
        ? { body: {}, file: parseFile(type, content) }
        : { body: checkBody(matched.call, type, content.toString()), file: null }
      return answer(state, matched, received)
    } catch (error) {
      if (error instanceof XtrfTestError) return { status: error.status, json: error.message }
      throw error
    }
  }

  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const { port: taken } = server.address() as AddressInfo
  return {
    state,
    port: taken,
    url: `http://127.0.0.1:${taken}`,
    /** Rejected calls, one line each. */
    refused,
    /** Closes all connections at once, as a crash would. */
    async kill() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

const broken: TestResponse = { status: 500 }

function send(response: ServerResponse, { status, json, bytes }: TestResponse): void {
  const content = bytes ?? (json === undefined ? '' : JSON.stringify(json))
  if (status === 500) response.setHeader('retry-after', '0.05')
  response.writeHead(status, { 'content-type': bytes ? 'application/octet-stream' : 'application/json' }).end(content)
}

/** A form has one file, in the field `file`. */
function parseFile(type: string | undefined, content: Buffer): RequestContent['file'] {
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(type ?? '')?.[1]
  if (!boundary) throw new XtrfTestError(415, `It takes no ${type}.`)
  const text = content.toString('latin1')
  const parts = text.split(`--${boundary}`).slice(1, -1)
  const [, head = '', body = ''] = /^\r\n(.*?)\r\n\r\n(.*)\r\n$/s.exec(parts[0] ?? '') ?? []
  const name = /name="file"; filename="([^"]*)"/.exec(head)?.[1]
  if (parts.length !== 1 || name === undefined) throw new XtrfTestError(400, 'It takes one file at a time, as "file".')
  return { name: Buffer.from(name, 'latin1').toString('utf8'), content: Buffer.from(body, 'latin1') }
}

export const isCreate = ({ method, url }: IncomingMessage): boolean =>
  method === 'POST' &&
  [xtrfCalls.createProject.path, xtrfCalls.createQuote.path].some((path) => url === `/home-api${path}`)
