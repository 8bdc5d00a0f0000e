import type { FieldProblem } from '@portolan/contract/errors/catalog'
import type { Rate } from '@portolan/contract/quotes/rates'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { findClientsById } from '../../clients/index.ts'
import { languageById } from '../../reference/index.ts'
import { isCounted, type PriceRate } from './pricing.ts'
import {
  countRatesByClient,
  findMinimumCharge,
  findRateRows,
  listRateRows,
  lockClient,
  type RateRow,
  replaceMinimumCharge,
  replaceRates,
} from './store-rates.ts'

type ClientRates = { client: { id: number; name: string }; rates: Rate[]; minimumCharge: number }

export async function listRates(db: Database, clientId: number): Promise<ClientRates> {
  const [client] = await findClientsById(db, [clientId])
  if (!client) throw new Refusal('client_not_found')
  return {
    client: { id: clientId, name: client.clientName },
    rates: (await listRateRows(db, clientId)).map(presentRate),
    minimumCharge: (await findMinimumCharge(db, clientId)) / 100,
  }
}

/** The walk-in client is one of them. */
export const listClientsWithRates = async (db: Database) => ({ clients: await countRatesByClient(db) })

type RateChange = {
  readonly actor: Actor
  readonly origin: Origin
  readonly clientId: number
  readonly rates: readonly Rate[]
  /** Undefined: stays as it is. */
  readonly minimumCharge?: number | undefined
}

/** Existing quotes keep their prices, because a quote has its own lines. */
export async function saveRates(db: Database, change: RateChange): Promise<ClientRates> {
  const { actor, origin, clientId, rates, minimumCharge } = change
  checkPairs(rates)
  await db.transaction().execute(async (tx) => {
    if (!(await lockClient(tx, clientId))) throw new Refusal('client_not_found')
    const before = (await listRateRows(tx, clientId)).map(presentRate)
    const minimumBefore = (await findMinimumCharge(tx, clientId)) / 100
    await replaceRates(tx, clientId, rates)
    if (minimumCharge !== undefined) await replaceMinimumCharge(tx, clientId, Math.round(minimumCharge * 100))
    const subject = { type: 'client', id: String(clientId) }
    const minimums = { minimumBefore, minimumAfter: minimumCharge ?? minimumBefore }
    const details = { before, after: rates, ...minimums }
    await audit(tx, { actor, origin, action: 'rates-saved', subject, details })
  })
  return listRates(db, clientId)
}

function checkPairs(rates: readonly Rate[]): void {
  const seen = new Set<string>()
  const problems = rates.flatMap(({ sourceLanguageId: source, targetLanguageId: target }, index): FieldProblem[] => {
    const pair = `${source} ${target}`
    const isTwice = seen.has(pair)
    seen.add(pair)
    const path = `body.rates.${index}`
    if (!languageById(source) || !languageById(target)) return [{ path, code: 'language_not_offered' }]
    return isTwice ? [{ path, code: 'language_pair_twice' }] : []
  })
  if (problems.length > 0) throw new Refusal('malformed', problems)
}

const presentRate = (row: RateRow): Rate => ({
  sourceLanguageId: row.source_language_id,
  targetLanguageId: row.target_language_id,
  unit: row.unit,
  unitPrice: Math.round(Number(row.unit_price_cents) * 100) / 10_000,
  minimumQuantity: Number(row.minimum_quantity),
  rushFactor: Number(row.rush_factor),
  pagesPerDay: row.pages_per_day,
})

type RateQuery = { readonly clientId: number; readonly sourceId: string; readonly targetIds: readonly string[] }

/** One rate per target language, in order; undefined if one is missing, or is for units that only staff know. */
export async function ratesFor(db: Database | Tx, wanted: RateQuery): Promise<PriceRate[] | undefined> {
  const rates = await knownRates(db, wanted)
  const isWhole = rates.length > 0 && rates.length === wanted.targetIds.length
  return isWhole && rates.every(({ unit }) => isCounted(unit)) ? rates : undefined
}

/** The existing rates, in the order of the target languages. */
export async function knownRates(db: Database | Tx, wanted: RateQuery): Promise<PriceRate[]> {
  const rows = await findRateRows(db, wanted)
  const minimumCents = await findMinimumCharge(db, wanted.clientId)
  const rates = rows.map((row) => priceRate(row, minimumCents))
  return wanted.targetIds.flatMap((id) => rates.filter(({ languageId }) => languageId === id))
}

const priceRate = (row: RateRow, minimumChargeCents: number): PriceRate => ({
  minimumChargeCents,
  languageId: row.target_language_id,
  unit: row.unit,
  unitPriceCents: Number(row.unit_price_cents),
  minimumQuantity: Number(row.minimum_quantity),
  rushFactor: Number(row.rush_factor),
  pagesPerDay: row.pages_per_day,
})
