import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createHttpServer } from './http-server.ts'

let app: FastifyInstance
let port: number
let uploaded = 0

beforeAll(async () => {
  const bodyLimits = { bodyMs: 1_500, upload: { bytes: 1000, everyMs: 1_000 } }
  app = createHttpServer({ log: createLog('silent'), trustedProxies: [], isStopping: () => false, bodyLimits })
  await app.register(formbody)
  app.post('/api/things', async () => ({ done: true }))
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.post('/store/x', { config: { isUpload: true } }, async (request, reply) => {
      reply.hijack()
      for await (const chunk of request.raw) uploaded += (chunk as Buffer).length
      reply.raw.end('stored')
    })
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

function open(path: string, length: number, type = 'application/json'): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`)
  return socket
}

/** Sends chunks at an interval until the server answers or closes. Returns the response and the time it took. */
async function drip(socket: Socket, piece: string, everyMs: number) {
  const began = Date.now()
  let said = ''
  const timer = setInterval(() => socket.write(piece), everyMs)
  socket.on('data', (chunk) => {
    // What arrives at a closed connection makes the rest of the response unreadable.
    clearInterval(timer)
    said += String(chunk)
  })
  await new Promise((closed) => socket.once('close', closed))
  clearInterval(timer)
  return { said, ms: Date.now() - began }
}

it.concurrent.each(['application/json', 'application/x-www-form-urlencoded'])(
  'answers a %s body that comes too slowly with 408 and closes the connection',
  async (type) => {
    const { said, ms } = await drip(open('/api/things', 1000, type), '1', 100)
    expect(said).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*"errorCode":"body_too_slow"/i)
    expect(ms).toBeLessThan(30_000)
  },
)

it.concurrent('closes many connections that send one byte at a time', async () => {
  const sockets = Array.from({ length: 200 }, () => open('/api/things', 1000))
  // A write may fail on a connection that was just closed.
  for (const socket of sockets) socket.on('error', () => {})
  const timer = setInterval(() => sockets.forEach((socket) => void socket.write('1')), 100)
  await Promise.all(sockets.map((socket) => socket.resume() && new Promise((closed) => socket.once('close', closed))))
  clearInterval(timer)
})

it.concurrent('accepts a body that arrives in time', async () => {
  const socket = open('/api/things', 2)
  await sleep(100)
  socket.write('{}')
  expect(String((await once(socket, 'data'))[0])).toContain('{"done":true}')
  await sleep(1_600)
  expect(socket.destroyed).toBe(false)
  socket.destroy()
})

it.concurrent('lets an upload take longer than other requests while it progresses', async () => {
  const socket = open('/store/x', 40 * 500)
  for (let n = 0; n < 40; n++) {
    socket.write('x'.repeat(500))
    await sleep(50)
  }
  expect(String((await once(socket, 'data'))[0])).toContain('stored')
  socket.destroy()
})

it.concurrent('disconnects an upload that sends almost nothing', async () => {
  const { said, ms } = await drip(open('/store/x', 100_000), 'x', 50)
  expect(said).toBe('')
  expect(ms).toBeLessThan(30_000)
  expect(uploaded).toBeGreaterThan(0)
})
