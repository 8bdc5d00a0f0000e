import { loadavg } from 'node:os'

export type Candidate = { readonly name: string; readonly run: () => Promise<number> }

/** Runs each candidate once per round, so that other load affects all alike. Returns the median of each. */
export async function inRounds(candidates: readonly Candidate[], rounds = 5): Promise<Map<string, number>> {
  const results = new Map<string, number[]>(candidates.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const { name, run } of candidates) results.get(name)?.push(await run())
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
