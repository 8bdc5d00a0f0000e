import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type MetricsRegistry = ReturnType<typeof createMetricsRegistry>

export function createMetricsRegistry() {
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
