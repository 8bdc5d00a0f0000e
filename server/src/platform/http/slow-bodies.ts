import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Uploads may take long, so they are limited by their rate instead. */
    isUpload?: true
  }
}

export type BodyLimits = {
  /** For the whole body of a request. The largest, 1 MB, needs 17 kB per second. */
  readonly bodyMs: number
  /** An upload has to send at least this many bytes in each interval. */
  readonly upload: { readonly bytes: number; readonly everyMs: number }
}

export const defaultBodyLimits: BodyLimits = { bodyMs: 60_000, upload: { bytes: 60 * 1024, everyMs: 60_000 } }

/** Disconnects clients that send almost nothing (slowloris attacks). */
export function limitSlowBodies(app: FastifyInstance, { bodyMs, upload }: BodyLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (hasBody(raw)) {
      if (request.routeOptions.config.isUpload) requireRate(raw, upload)
      else
        requireWithin(raw, bodyMs, () => {
          // The rest of the body is not read.
          if (!reply.sent) reply.header('connection', 'close')
        })
    }
    done()
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** How long a rejected client may take to read the response. */
const lingerMs = 2_000

function requireWithin(raw: IncomingMessage, limitMs: number, beforeRefusal: () => void): void {
  const timer = setTimeout(() => {
    if (raw.complete) return
    beforeRefusal()
    setTimeout(() => raw.destroy(), lingerMs).unref()
    // The handler that reads the body responds with the error.
    if (raw.listenerCount('error') > 0) raw.emit('error', new Refusal('body_too_slow'))
  }, limitMs)
  onBodyEnd(raw, () => clearTimeout(timer))
}

function requireRate(raw: IncomingMessage, { bytes, everyMs }: BodyLimits['upload']): void {
  const { socket } = raw
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (!raw.complete && socket.bytesRead - before < bytes) raw.destroy()
    before = socket.bytesRead
  }, everyMs)
  onBodyEnd(raw, () => clearInterval(timer))
}

function onBodyEnd(raw: IncomingMessage, stop: () => void): void {
  raw.once('end', stop)
  raw.once('close', stop)
}
