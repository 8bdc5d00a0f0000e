import type { Counters } from '../../../platform/counters.ts'
import { dayIn } from '../../../platform/provider-days.ts'
import type { Database } from '../../../tables/database.ts'
import { addUsage } from './store-usage.ts'

export type RecordNeeds = {
  readonly db: Database
  readonly now: () => Date
  readonly timeZone: string
  readonly counters: Counters
  readonly enginePrices: Readonly<Record<string, number>>
}

/** Adds what an engine or a reviewer has done for a client, with its price. */
export async function recordUse(
  { db, now, timeZone, counters, enginePrices }: RecordNeeds,
  clientId: number,
  engine: string,
  characters: number,
  { isReview = false }: { readonly isReview?: boolean } = {},
): Promise<void> {
  if (characters === 0) return
  const costCents = (characters * (enginePrices[engine] ?? 0)) / 1_000_000
  const reviewedCharacters = isReview ? characters : 0
  await addUsage(db, { clientId, day: dayIn(timeZone, now()), engine, characters, reviewedCharacters, costCents })
  const labels = { engine, client: String(clientId) }
  counters.add('portolan_translation_characters_total', labels, characters)
  if (costCents > 0) counters.add('portolan_translation_cost_cents_total', labels, costCents)
}
