import { loadavg } from 'node:os'

export type Contestant = { readonly name: string; readonly run: () => Promise<number> }

/** Each contestant once a round, so that what else the machine does meets all of them alike. Answers the median of each. */
export async function inRounds(contestants: readonly Contestant[], rounds = 5): Promise<Map<string, number>> {
  const results = new Map<string, number[]>(contestants.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const { name, run } of contestants) results.get(name)?.push(await run())
  }
  return new Map([...results].map(([name, values]) => [name, median(values)]))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')
