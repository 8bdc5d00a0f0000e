import { endpoints } from '@portolan/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import type { EmbeddedFileStore } from '../adapters/file-store/embedded.ts'
import { demoPassword } from '../demo/accounts.ts'
import { mountOrbit } from '../demo/orbit-sso/index.ts'
import { serveContentFrames } from '../features/content/index.ts'
import type { Identity } from '../features/identity/index.ts'
import { serveZips } from '../features/job-requests/index.ts'
import { serveLists } from '../features/statistics/index.ts'
import { serveDashboardDoor, serveOrderEvents } from '../features/translation-management/index.ts'
import { serveHealth } from '../platform/http/health.ts'
import { createHttpServer } from '../platform/http/http-server.ts'
import { idempotency } from '../platform/http/idempotency.ts'
import { limitUploads } from '../platform/http/limit-uploads.ts'
import { serveMetrics } from '../platform/http/metrics.ts'
import { serve } from '../platform/http/serve.ts'
import { serveApiDocs } from '../platform/openapi/index.ts'
import { type Portal, type PortalNeeds, storePath } from './compose.ts'

type ApiNeeds = PortalNeeds & {
  readonly portal: Portal
  readonly identity: Identity
  readonly isStopping: () => boolean
}

/** Everything that answers over HTTP but the pages, not yet listening. */
export async function buildApi({ config, db, log, portal, identity, isStopping }: ApiNeeds) {
  const app = createHttpServer({
    log,
    trustedProxies: config.trustedProxies,
    isStopping,
    isHttps: config.origin.startsWith('https:'),
  })
  serveHealth(app, { db, isStopping, room: portal.fileStore.room })
  serveMetrics(app, config.metricsToken)
  leadToOrigin(app, config.origin)
  await app.register(async (api) => {
    await serve(api, portal.routes(identity), { db, identify: identity.identify, idempotency: idempotency(db) })
  })
  serveApiDocs(app, { endpoints, origin: config.origin, isPublicDemo: config.isPublicDemo })
  identity.mount(app)
  if (config.isDemo) mountOrbit(app, { origin: config.origin, password: demoPassword })
  serveZips(app, portal.requests)
  serveDashboardDoor(app, portal.translators)
  if (portal.translators.isWatched) serveOrderEvents(app, portal.translators)
  serveLists(app, portal.statistics)
  serveContentFrames(app, config.contentFolder)
  if (portal.uploads) mountStore(app, portal.uploads.handler)
  return app
}

/** Signing in works on one address only, so a page asked for under another name is shown there. */
function leadToOrigin(app: FastifyInstance, origin: string): void {
  const { host } = new URL(origin)
  app.addHook('onRequest', async (request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (isPage && request.host !== host) return reply.redirect(origin + request.url, 307)
  })
}

/** The store reads and answers by itself: an upload is a stream, not a body. */
function mountStore(app: FastifyInstance, handler: EmbeddedFileStore['handler']): void {
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
