import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { limitUploads } from '../../platform/http/limit-uploads.ts'

export type StoreHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export const storePath = '/store'

/** Serves the embedded file store. It handles the raw request, because an upload is a stream. */
export function serveStore(app: FastifyInstance, handler: StoreHandler): void {
  const limit = limitUploads()
  app.register(async (scope) => {
    scope.addHook('onRequest', limit.refuseTooMany)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all(`${storePath}/*`, { config: { isUpload: true } }, async (request, reply) => {
      reply.hijack()
      await handler(request.raw, reply.raw).catch((error: unknown) => request.log.error({ err: error }, 'fault'))
      limit.count(request, reply.raw.statusCode)
    })
  })
}
