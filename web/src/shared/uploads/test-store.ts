import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

declare const jsdom: { reconfigure(settings: { url: string }): void }

export type Answer = { status: number; body?: unknown } | 'cut'

const PART_BYTES = 8 * 1024 * 1024

/** A real server at the page's own address that takes forms and parts as the portal does, and fails on demand. */
export async function startTestStore() {
  const requests: string[] = []
  const stored = new Map<string, Buffer>()
  const parts = new Map<number, Buffer>()
  let fails: (request: string) => Answer | undefined = () => undefined
  let inFlight = 0
  let mostAtOnce = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // jsdom takes its page for one of another origin.
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-methods', '*')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const name = `${request.method} ${request.url}`
    requests.push(name)
    response.on('close', () => inFlight--)
    mostAtOnce = Math.max(mostAtOnce, ++inFlight)
    const failure = fails(name)
    if (failure === 'cut') return void request.socket.destroy()
    const body = await buffer(request)
    const { status, body: reply } = failure ?? replyTo(name, body)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof reply === 'string' ? reply : reply === undefined ? '' : JSON.stringify(reply))
  }

  function replyTo(name: string, body: Buffer): { status: number; body?: unknown } {
    const action = /^POST \/api\/tempFiles\/actions\/(\w+)$/.exec(name)?.[1]
    const part = /^PUT \/store\/part\/(\d+)$/.exec(name)?.[1]
    if (part) {
      parts.set(Number(part), body)
      return { status: 200 }
    }
    if (name === 'POST /store') {
      const fileName = /name="file"; filename="([^"]*)"/.exec(body.toString('latin1'))?.[1] ?? ''
      stored.set(Buffer.from(fileName, 'latin1').toString(), body)
      return { status: 204 }
    }
    const sent = body.length > 0 ? JSON.parse(body.toString()) : {}
    switch (action) {
      case 'createPresignedPost':
        return { status: 201, body: { url: '/store', fields: { key: 'temp/1/${filename}', Policy: 'abc' } } }
      case 'startMultipartUpload':
        return {
          status: 201,
          body: {
            uploadToken: 'token',
            fileKey: `temp/2/${sent.fileName}`,
            partBytes: PART_BYTES,
            parts: Math.ceil(sent.size / PART_BYTES),
          },
        }
      case 'signParts':
        return {
          status: 200,
          body: {
            parts: sent.partNumbers.map((partNumber: number) => ({ partNumber, url: `/store/part/${partNumber}` })),
          },
        }
      case 'listUploadedParts':
        return { status: 200, body: { partNumbers: [...parts.keys()] } }
      case 'completeMultipartUpload':
        return { status: 200, body: { fileKey: 'temp/2/whole' } }
      case 'abortMultipartUpload':
        parts.clear()
        return { status: 204 }
      default:
        return { status: 204 }
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {})
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  jsdom.reconfigure({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })
  return {
    requests,
    stored,
    parts,
    mostAtOnce: () => mostAtOnce,
    count: (start: string) => requests.filter((request) => request.startsWith(start)).length,
    /** Answers in place of the store, where it gives an answer. */
    failWith(answers: typeof fails): void {
      fails = answers
    },
    stop: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  }
}
