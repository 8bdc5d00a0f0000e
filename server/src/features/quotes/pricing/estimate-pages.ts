import type { Database } from '../../../tables/database.ts'
import { type PriceRate, priceByRates, sumOf, type WorkStart } from './pricing.ts'
import { ratesFor } from './rates.ts'

type PagesToPrice = {
  readonly clientId: number
  readonly sourceId: string
  readonly targetIds: readonly string[]
  readonly pages: number
  /** What a page costs and how long it takes, in percent of the client's rate. */
  readonly ratePercent: number
}

type Estimated = { readonly priceCents: number; readonly isMinimum: boolean; readonly expectedDelivery: Date }

/** The price of counted pages at the standard rate; undefined if a language has no rate. */
export async function estimatePages(
  db: Database,
  { clientId, sourceId, targetIds, pages, ratePercent }: PagesToPrice,
  begin: WorkStart,
): Promise<Estimated | undefined> {
  const rates = await ratesFor(db, { clientId, sourceId, targetIds })
  if (!rates) return undefined
  const { lines, expectedDelivery } = priceByRates(rates.map(scaleRate(ratePercent)), {
    ...begin,
    pages,
    rateType: 'STANDARD',
  })
  return { priceCents: sumOf(lines), isMinimum: lines.some((line) => line.isMinimum), expectedDelivery }
}

const scaleRate =
  (percent: number) =>
  (rate: PriceRate): PriceRate => ({
    ...rate,
    pricePerPageCents: Math.round((rate.pricePerPageCents * percent) / 100),
    pagesPerDay: (rate.pagesPerDay * 100) / percent,
  })
