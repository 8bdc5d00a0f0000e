import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { Log } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { answerError, answerNotFound } from './answer-error.ts'
import { warnOfUnknownProxy } from './forwarded-calls.ts'
import { isDeeperThan } from './json-depth.ts'
import { apiPrefix } from './serve.ts'
import { type BodyLimits, defaultBodyLimits, limitSlowBodies } from './slow-bodies.ts'

export type HttpServerOptions = {
  readonly log: Log
  /** Addresses of proxies whose X-Forwarded-For header is trusted. */
  readonly trustedProxies: readonly string[]
  readonly isStopping: () => boolean
  /** Whether the portal is reached by https only. */
  readonly isHttps?: boolean
  readonly bodyLimits?: BodyLimits
}

/** Protects recursive code from a stack overflow. Real requests nest at most a dozen levels. */
const deepestJson = 64

/** Requests are validated against the contract. Without Fastify's schemas their compilers need not be loaded. */
const noSchemas = (): never => {
  throw new Error('Describe the endpoint in the contract.')
}

/** Fastify with request ids, structured logs without personal data, one error format and a graceful shutdown. */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { log, trustedProxies, isStopping, isHttps = false, bodyLimits = defaultBodyLimits } = options
  const secure = (reply: FastifyReply): void => setSecurityHeaders(reply, isHttps)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    http: { highWaterMark: 16 * 1024 }, // buffer one chunk of a body, so that chunks are not concatenated
    requestTimeout: 0, // large uploads take long; see slow-bodies.ts
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
  app.addContentTypeParser(['text/xml', 'application/xml'], { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.endpoint?.bodyKind === 'xml') return done(null, body)
    done(new Refusal('unsupported_media_type'))
  })

  // These hooks run for every request, so they are not async.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    if (request.url.startsWith(`${apiPrefix}/`)) reply.header('cache-control', 'no-store')
    secure(reply)
    done()
  })
  // Otherwise a busy keep-alive connection would delay close() until its idle timeout.
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
    // The header came too late for an answer that was being compressed when the stop began.
    if (isStopping()) request.raw.socket.end()
    done()
  })
  warnOfUnknownProxy(app)
  limitSlowBodies(app, bodyLimits)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  return app
}

/** Set on the raw response, because the file store and the issuer respond without Fastify. */
function setSecurityHeaders({ raw }: FastifyReply, isHttps: boolean): void {
  raw.setHeader('x-content-type-options', 'nosniff')
  if (isHttps) raw.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
