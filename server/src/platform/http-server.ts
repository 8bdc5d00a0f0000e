import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { answerError, answerNotFound } from './answer-error.ts'
import { warnOfUnknownProxy } from './forwarded-calls.ts'
import type { Log } from './log.ts'

export type HttpServerOptions = {
  readonly log: Log
  /** Addresses of the proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[]
  readonly isStopping: () => boolean
}

/** Calls are checked against the contract. Fastify's own schemas are not used, so their compilers need not be read. */
const noSchemas = (): never => {
  throw new Error('Describe the endpoint in the contract.')
}

/** Fastify with the house's rules: request ids, quiet structured logs, errors in one shape, a drain that ends. */
export function createHttpServer({ log, trustedProxies, isStopping }: HttpServerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    http: { highWaterMark: 16 * 1024 }, // one chunk of a body waits to be read, and is not joined to a second
    requestTimeout: 0, // a large upload may take its time; headers and idle connections have limits of their own
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { maxParamLength: 2000, caseSensitive: true },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply as never),
  })

  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    parseJson(request, body as string, done)
  })

  // These three pass by every call, so they make no promises.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    done()
  })
  // A keep-alive connection that was busy when close() began would hold it open until its idle limit.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping()) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
  warnOfUnknownProxy(app)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  return app
}
