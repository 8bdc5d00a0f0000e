import type { Database } from '../../../tables/database.ts'
import { type Counted, type PriceRate, priceByRates, scalePrice, sumOf, type WorkStart } from './pricing.ts'
import { ratesFor } from './rates.ts'

type CountedFiles = {
  readonly clientId: number
  readonly sourceId: string
  readonly targetIds: readonly string[]
  readonly counted: Counted
  /** What a unit costs and how long it takes, in percent of the client's rate. */
  readonly ratePercent: number
}

type Estimated = { readonly priceCents: number; readonly isMinimum: boolean; readonly expectedDelivery: Date }

/** The price of counted files at the standard rate; undefined if a language has no rate. */
export async function estimateCounted(
  db: Database,
  { clientId, sourceId, targetIds, counted, ratePercent }: CountedFiles,
  begin: WorkStart,
): Promise<Estimated | undefined> {
  const rates = await ratesFor(db, { clientId, sourceId, targetIds })
  if (!rates) return undefined
  const { lines, expectedDelivery } = priceByRates(rates.map(scaleRate(ratePercent)), {
    ...begin,
    counted,
    rateType: 'STANDARD',
  })
  return { priceCents: sumOf(lines), isMinimum: lines.some((line) => line.isMinimum), expectedDelivery }
}

const scaleRate =
  (percent: number) =>
  (rate: PriceRate): PriceRate => ({
    ...rate,
    unitPriceCents: scalePrice(rate, percent / 100),
    pagesPerDay: (rate.pagesPerDay * 100) / percent,
  })
