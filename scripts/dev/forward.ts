import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pageMarker } from '../../server/src/platform/web/dev-pages.ts'

type Target = { readonly port: number; ready(): Promise<boolean> }
type Forward = (call: IncomingMessage, reply: ServerResponse, servePage: () => void) => Promise<void>

/** Forwards a call to the server, once that is ready. What the server marks as a page is served here. */
export function forwardTo({ port, ready }: Target): Forward {
  return async (call, reply, servePage) => {
    if (!(await ready())) return fail(reply)
    const { method, url: path, headers } = call
    const forwarded = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      if (answer.headers[pageMarker]) {
        answer.resume()
        servePage()
        return
      }
      reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(reply)
      answer.once('error', () => reply.destroy())
    })
    forwarded.once('error', () => (reply.headersSent ? reply.destroy() : fail(reply)))
    reply.once('close', () => forwarded.destroy())
    call.pipe(forwarded)
  }
}

function fail(reply: ServerResponse): void {
  reply.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' })
  reply.end('The server is not running. The terminal of "npm run dev" says why.')
}
