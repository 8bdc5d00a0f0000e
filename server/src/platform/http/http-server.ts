import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { Log } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { answerError, answerNotFound } from './answer-error.ts'
import { warnOfUnknownProxy } from './forwarded-calls.ts'
import { isDeeperThan } from './json-depth.ts'
import { apiPrefix } from './serve.ts'
import { type BodyLimits, limitSlowBodies, usualBodyLimits } from './slow-bodies.ts'

export type HttpServerOptions = {
  readonly log: Log
  /** Addresses of the proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[]
  readonly isStopping: () => boolean
  /** Whether people reach the portal by https alone. */
  readonly isHttps?: boolean
  readonly bodyLimits?: BodyLimits
}

/** No call nests deeper than a dozen; a parser or a comparison that recurses must not run out of stack. */
const deepestJson = 64

/** Calls are checked against the contract. Fastify's own schemas are not used, so their compilers need not be read. */
const noSchemas = (): never => {
  throw new Error('Describe the endpoint in the contract.')
}

/** Fastify with the portal's rules: request ids, quiet structured logs, errors in one shape, a drain that ends. */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { log, trustedProxies, isStopping, isHttps = false, bodyLimits = usualBodyLimits } = options
  const secure = (reply: FastifyReply): void => secureAnswer(reply, isHttps)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    http: { highWaterMark: 16 * 1024 }, // one chunk of a body waits to be read, and is not joined to a second
    requestTimeout: 0, // a large upload may take long: see slow-bodies.ts
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { maxParamLength: 2000, caseSensitive: true },
    frameworkErrors: (error, request, reply) => {
      secure(reply as never)
      answerError(error, request, reply as never)
    },
  })

  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    if (isDeeperThan(body as string, deepestJson)) return done(new Refusal('malformed_json'))
    parseJson(request, body as string, done)
  })

  // These three pass by every call, so they make no promises.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    if (request.url.startsWith(`${apiPrefix}/`)) reply.header('cache-control', 'no-store')
    secure(reply)
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
  limitSlowBodies(app, bodyLimits)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  return app
}

/** Set on the raw answer, so that it holds as well where the store or the issuer answers without Fastify. */
function secureAnswer({ raw }: FastifyReply, isHttps: boolean): void {
  raw.setHeader('x-content-type-options', 'nosniff')
  if (isHttps) raw.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
