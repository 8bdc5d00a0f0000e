import { walkInClientId } from '@portolan/contract/clients/clients'
import type { Tx } from '../tables/database.ts'

type Price = {
  readonly unit: 'PAGE' | 'WORD'
  readonly cents: number
  readonly minimum: number
  readonly pagesPerDay: number
}

const european: Price = { unit: 'PAGE', cents: 32_00, minimum: 2, pagesPerDay: 10 }
const asian: Price = { unit: 'PAGE', cents: 38_50, minimum: 2, pagesPerDay: 8 }

/** Prices from English, in cents. Two clients have rates; staff price for the others, for walk-ins at no less than the minimum charge. */
const demoRates: Readonly<Record<number, Readonly<Record<string, Price>>>> = {
  1001: { esj: european, esm: european, esn: european, vit: asian, chs: asian, kor: asian, ara: asian },
  1002: {
    esn: european,
    esj: european,
    esm: european,
    fra: { ...european, cents: 34_00 },
    deu: { ...european, cents: 36_50 },
    ita: { ...european, unit: 'WORD', cents: 12.5, minimum: 250 },
  },
}

/** Meridian's form asks whether it is urgent. */
export const demoRush: Readonly<Record<number, { fieldName: string; value: string }>> = {
  1002: { fieldName: 'Urgent', value: 'true' },
}

export async function addRates(tx: Tx): Promise<void> {
  const rows = Object.entries(demoRates).flatMap(([clientId, prices]) =>
    ['enu', 'eng'].flatMap((source) =>
      Object.entries(prices).map(([target, price]) => ({
        client_id: Number(clientId),
        source_language_id: source,
        target_language_id: target,
        unit: price.unit,
        unit_price_cents: price.cents,
        minimum_quantity: price.minimum,
        rush_factor: 1.5,
        pages_per_day: price.pagesPerDay,
      })),
    ),
  )
  await tx.insertInto('rate').values(rows).execute()
  await tx.insertInto('minimum_charge').values({ client_id: walkInClientId, cents: 25_00 }).execute()
}
