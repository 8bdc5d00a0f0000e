type Labels = Readonly<Record<string, string>>

/** Numbers that only grow, for /metrics. Kept apart from prom-client, which loads after the start. */
export type Counters = {
  add(name: CounterName, labels: Labels, amount: number): void
  read(name: CounterName): readonly { readonly labels: Labels; readonly value: number }[]
}

/** All counters with their labels and what they count. */
export const counterDefinitions = {
  portolan_translation_characters_total: {
    help: 'Characters that translation engines have translated',
    labels: ['engine', 'client'],
  },
  portolan_translation_cost_cents_total: {
    help: 'What those characters cost, in cents',
    labels: ['engine', 'client'],
  },
  portolan_translation_cached_characters_total: {
    help: 'Characters whose translation was stored already',
    labels: ['client'],
  },
  portolan_mail_replies_total: {
    help: 'Emails that arrived at reply addresses',
    labels: ['result'],
  },
  portolan_translation_failures_total: {
    help: 'Texts that a translation engine could not translate',
    labels: ['engine', 'problem'],
  },
} as const
export type CounterName = keyof typeof counterDefinitions

export function createCounters(): Counters {
  const counters = new Map<CounterName, Map<string, { readonly labels: Labels; value: number }>>()
  return {
    add(name, labels, amount) {
      const series = counters.get(name) ?? new Map()
      counters.set(name, series)
      const key = JSON.stringify(labels)
      const counter = series.get(key) ?? { labels, value: 0 }
      series.set(key, counter)
      counter.value += amount
    },
    read: (name) => [...(counters.get(name)?.values() ?? [])],
  }
}
