import { endpoints } from '@portolan/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Identity } from '../features/identity/index.ts'
import { serveHealth } from '../platform/http/health.ts'
import { createHttpServer } from '../platform/http/http-server.ts'
import { idempotency } from '../platform/http/idempotency.ts'
import { serveMetrics } from '../platform/http/metrics.ts'
import { serve } from '../platform/http/serve.ts'
import { serveApiDocs } from '../platform/openapi/index.ts'
import type { Portal, PortalNeeds } from './compose.ts'

type ApiNeeds = PortalNeeds & {
  readonly portal: Portal
  readonly identity: Identity
  readonly isStopping: () => boolean
}

/** Builds the HTTP server without the web pages. It does not listen yet. */
export async function buildApi({ config, db, log, portal, identity, isStopping }: ApiNeeds) {
  const app = createHttpServer({
    log,
    trustedProxies: config.trustedProxies,
    isStopping,
    isHttps: config.origin.startsWith('https:'),
  })
  serveHealth(app, { db, isStopping, room: portal.fileStore.room })
  serveMetrics(app, config.metricsToken, portal.counters)
  leadToOrigin(app, config.origin)
  await app.register(async (api) => {
    await serve(api, portal.routes, { db, identify: identity.identify, idempotency: idempotency(db) })
  })
  serveApiDocs(app, { endpoints, origin: config.origin, isPublicDemo: config.isPublicDemo })
  portal.mount(app)
  return app
}

/** Redirects pages from other host names to the origin, because sign-in works there only. */
function leadToOrigin(app: FastifyInstance, origin: string): void {
  const { host } = new URL(origin)
  app.addHook('onRequest', async (request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (isPage && request.host !== host) return reply.redirect(origin + request.url, 307)
  })
}
