import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterStart } from '../after-start.ts'
import { lazy } from '../lazy.ts'
import type { MetricsRegistry } from '../metrics-registry.ts'
import { Refusal } from '../refusal.ts'
import { isFromThisMachine } from './forwarded-calls.ts'

/** Prometheus figures at /metrics: for this machine itself, or for whoever has the token where one is set. */
export function serveMetrics(app: FastifyInstance, token: string | null): void {
  let figures: MetricsRegistry | undefined
  const counting = lazy(async () => {
    const { createMetricsRegistry } = await import('../metrics-registry.ts')
    figures = createMetricsRegistry()
    return figures
  })
  afterStart(app, counting)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(none)'
    figures?.seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new Refusal('not_found')
    const { registry } = await counting()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isFromThisMachine(request)
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
