import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { once } from './once.ts'
import { Refusal } from './refusal.ts'

/** Prometheus figures at /metrics: for this machine itself, or for whoever has the token where one is set. */
export function serveMetrics(app: FastifyInstance, token: string | null): void {
  let figures: Figures | undefined
  // Counting begins a moment after the first answer: the library need not hold up the start.
  const counting = once(async () => {
    figures = await createFigures()
    return figures
  })
  app.addHook('onListen', () => void setImmediate(counting))
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(none)'
    figures?.seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new Refusal('not_found')
    const { registry } = await counting()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

type Figures = Awaited<ReturnType<typeof createFigures>>

async function createFigures() {
  const { collectDefaultMetrics, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'portolan_http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  return { registry, seconds }
}

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
