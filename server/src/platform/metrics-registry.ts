import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { type CounterName, type Counters, counterDefinitions } from './counters.ts'

export type MetricsRegistry = ReturnType<typeof createMetricsRegistry>

export function createMetricsRegistry(counters: Counters) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'portolan_http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  for (const name of Object.keys(counterDefinitions) as CounterName[]) addCounter(registry, counters, name)
  return { registry, seconds }
}

function addCounter(registry: Registry, counters: Counters, name: CounterName): void {
  const { help, labels } = counterDefinitions[name]
  new Counter({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    collect() {
      this.reset()
      for (const { labels, value } of counters.read(name)) this.inc(labels, value)
    },
  })
}
