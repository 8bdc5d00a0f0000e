import { createServer, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/**
 * A proxy between browser and portal. After this many bytes of parts it cuts all connections and refuses new ones, until
 * it is restored.
 */
export async function startCuttingProxy(cutAtBytes: number) {
  const sockets = new Set<Socket>()
  let bytesOfParts = 0
  let isDead = false
  let wasCut = false

  function count(chunk: Buffer): void {
    bytesOfParts += chunk.length
    if (wasCut || bytesOfParts < cutAtBytes) return
    wasCut = true
    isDead = true
    for (const socket of sockets) socket.destroy()
  }

  const server = createServer((request, response) => {
    if (request.method === 'PUT') request.on('data', count)
    const { method, headers } = request
    const onward = send(request.url ?? '', { method, headers }, (answer: IncomingMessage) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', () => response.destroy()).pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  server.on('connection', (socket: Socket) => {
    if (isDead) return socket.destroy()
    sockets.add(socket.on('close', () => sockets.delete(socket)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  return {
    /** For a browser context. Also covers requests to this machine. */
    settings: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bypass: '<-loopback>' },
    bytesOfParts: () => bytesOfParts,
    wasCut: () => wasCut,
    restore(): void {
      isDead = false
    },
    close(): void {
      server.close()
      server.closeAllConnections()
    },
  }
}
