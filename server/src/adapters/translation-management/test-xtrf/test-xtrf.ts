import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { xtrfCalls } from '../xtrf-calls.ts'
import { type Answer, answer, type Received } from './answer.ts'
import { checkBody, match, No } from './refuse.ts'
import { newState } from './state.ts'

/** `before` and `after` it took effect; silence is an answer that never comes. */
type Fault = 'none' | '500-before' | '500-after' | 'cut-before' | 'cut-after' | 'silent-before' | 'silent-after'

type Options = {
  readonly state?: ReturnType<typeof newState>
  readonly port?: number
  /** Asked for every call. */
  readonly fault?: (request: IncomingMessage) => Fault
}

export type TestXtrf = Awaited<ReturnType<typeof startTestXtrf>>

export const testToken = 'a key of the home portal'

/** An installation of XTRF that takes what the published API takes and nothing else, and can be made to fail. */
export async function startTestXtrf({ state = newState(), port = 0, fault = () => 'none' }: Options = {}) {
  const refused: string[] = []
  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => response.destroy(error as Error))
  })

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const trouble = fault(request)
    const content = await buffer(request)
    if (trouble === 'cut-before') return void request.socket.destroy()
    if (trouble === 'silent-before') return
    if (trouble === '500-before') return say(response, broken)
    const said = reply(request, content)
    if (said.status >= 400) refused.push(`${said.status} ${request.method} ${request.url}: ${said.json}`)
    if (trouble === 'cut-after') return void request.socket.destroy()
    if (trouble === 'silent-after') return
    say(response, trouble === '500-after' ? broken : said)
  }

  function reply(request: IncomingMessage, content: Buffer): Answer {
    try {
      const matched = match(request, testToken)
      const type = request.headers['content-type']
      const received: Received = matched.call.isUpload
        ? { body: {}, file: fileIn(type, content) }
        : { body: checkBody(matched.call, type, content.toString()), file: null }
      return answer(state, matched, received)
    } catch (error) {
      if (error instanceof No) return { status: error.status, json: error.message }
      throw error
    }
  }

  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const { port: taken } = server.address() as AddressInfo
  return {
    state,
    port: taken,
    url: `http://127.0.0.1:${taken}`,
    /** What it refused, in words. */
    refused,
    /** As if its machine lost power. */
    async kill() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

const broken: Answer = { status: 500 }

function say(response: ServerResponse, { status, json, bytes }: Answer): void {
  const content = bytes ?? (json === undefined ? '' : JSON.stringify(json))
  if (status === 500) response.setHeader('retry-after', '0.05')
  response.writeHead(status, { 'content-type': bytes ? 'application/octet-stream' : 'application/json' }).end(content)
}

/** One file a form, in the field that XTRF names. */
function fileIn(type: string | undefined, content: Buffer): Received['file'] {
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(type ?? '')?.[1]
  if (!boundary) throw new No(415, `It takes no ${type}.`)
  const text = content.toString('latin1')
  const parts = text.split(`--${boundary}`).slice(1, -1)
  const [, head = '', body = ''] = /^\r\n(.*?)\r\n\r\n(.*)\r\n$/s.exec(parts[0] ?? '') ?? []
  const name = /name="file"; filename="([^"]*)"/.exec(head)?.[1]
  if (parts.length !== 1 || name === undefined) throw new No(400, 'It takes one file at a time, as "file".')
  return { name: Buffer.from(name, 'latin1').toString('utf8'), content: Buffer.from(body, 'latin1') }
}

export const isCreate = ({ method, url }: IncomingMessage): boolean =>
  method === 'POST' &&
  [xtrfCalls.createProject.path, xtrfCalls.createQuote.path].some((path) => url === `/home-api${path}`)
