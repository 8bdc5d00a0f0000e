import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { encodingFor } from '../web/web-html.ts'

const compress = promisify(gzip)

/** Below this size an answer fits into a few packets, and compressing it gains nothing. */
const worthwhileFrom = 8 * 1024

/**
 * Compresses long JSON answers, such as the list of languages, in a thread of the pool. Callers prove themselves by a
 * token that no other site can make a browser send, so the length of an answer reveals nothing to others.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
    if (!isJson || typeof payload !== 'string' || payload.length < worthwhileFrom) return payload
    reply.header('vary', 'Accept-Encoding')
    if (encodingFor(request.headers['accept-encoding']) === 'identity') return payload
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return compress(payload, { level: constants.Z_BEST_SPEED + 3 })
  })
}
