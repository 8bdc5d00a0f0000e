import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterStart } from '../after-start.ts'
import type { Counters } from '../counters.ts'
import { lazy } from '../lazy.ts'
import type { MetricsRegistry } from '../metrics-registry.ts'
import { Refusal } from '../refusal.ts'
import { isFromThisMachine } from './forwarded-calls.ts'

/** Prometheus metrics at /metrics, for callers with the token, or only for this machine where no token is set. */
export function serveMetrics(app: FastifyInstance, token: string | null, counters: Counters): void {
  let metrics: MetricsRegistry | undefined
  const loadRegistry = lazy(async () => {
    const { createMetricsRegistry } = await import('../metrics-registry.ts')
    metrics = createMetricsRegistry(counters)
    return metrics
  })
  afterStart(app, loadRegistry)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(none)'
    metrics?.seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new Refusal('not_found')
    const { registry } = await loadRegistry()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isFromThisMachine(request)
  const actual = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
