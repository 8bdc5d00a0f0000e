import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type LoadResult = { readonly calls: number; readonly seconds: number; readonly times: readonly number[] }

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * Sends requests as fast as responses come, over kept connections. Writes HTTP by hand, because on a small machine a full
 * client would take CPU time from the server.
 */
export async function hammer(
  port: number,
  requests: readonly string[],
  { connections, milliseconds }: { connections: number; milliseconds: number },
): Promise<LoadResult> {
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: 'localhost', noDelay: true })
      await once(socket, 'connect')
      return socket
    }),
  )
  const times: number[] = []
  const from = performance.now()
  let next = 0
  await Promise.all(
    sockets.map(async (socket) => {
      while (performance.now() - from < milliseconds) {
        const sentAt = performance.now()
        await call(socket, requests[next++ % requests.length] ?? '')
        times.push(performance.now() - sentAt)
      }
      socket.destroy()
    }),
  )
  return { calls: times.length, seconds: (performance.now() - from) / 1000, times }
}

export const get = (path: string, idToken = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${idToken}\r\n\r\n`

export function post(path: string, body: unknown, idToken: string): string {
  const json = JSON.stringify(body)
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${idToken}\r\n`
  return `${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`
}

function call(socket: Socket, request: string): Promise<void> {
  return new Promise((answered, failed) => {
    let received: Buffer = Buffer.alloc(0)
    const take = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const headEnd = received.indexOf(endOfHead)
      if (headEnd < 0) return
      const head = received.toString('latin1', 0, headEnd)
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
      if (received.length < headEnd + endOfHead.length + length) return
      socket.off('data', take).off('close', broke)
      if (head.startsWith('HTTP/1.1 200')) answered()
      else failed(new Error(received.toString()))
    }
    const broke = () => failed(new Error('The connection broke.'))
    socket.on('data', take).on('close', broke)
    socket.write(request)
  })
}
