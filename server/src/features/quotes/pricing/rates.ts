import type { FieldProblem } from '@portolan/contract/errors/catalog'
import type { Rate } from '@portolan/contract/quotes/rates'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { findClientsById } from '../../clients/index.ts'
import { languageById } from '../../reference/index.ts'
import type { PriceRate } from './pricing.ts'
import { findRateRows, listRateRows, lockClient, type RateRow, replaceRates } from './store-rates.ts'

type ClientRates = { client: { id: number; name: string }; rates: Rate[] }

export async function listRates(db: Database, clientId: number): Promise<ClientRates> {
  const [client] = await findClientsById(db, [clientId])
  if (!client) throw new Refusal('client_not_found')
  return {
    client: { id: clientId, name: client.clientName },
    rates: (await listRateRows(db, clientId)).map(presentRate),
  }
}

type RateChange = {
  readonly actor: Actor
  readonly origin: Origin
  readonly clientId: number
  readonly rates: readonly Rate[]
}

/** Existing quotes keep their prices, because a quote has its own lines. */
export async function saveRates(db: Database, { actor, origin, clientId, rates }: RateChange): Promise<ClientRates> {
  checkPairs(rates)
  await db.transaction().execute(async (tx) => {
    if (!(await lockClient(tx, clientId))) throw new Refusal('client_not_found')
    const before = (await listRateRows(tx, clientId)).map(presentRate)
    await replaceRates(tx, clientId, rates)
    const subject = { type: 'client', id: String(clientId) }
    await audit(tx, { actor, origin, action: 'rates-saved', subject, details: { before, after: rates } })
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
  pricePerPage: row.price_per_page_cents / 100,
  minimumPages: Number(row.minimum_pages),
  rushFactor: Number(row.rush_factor),
  pagesPerDay: row.pages_per_day,
})

type RateQuery = { readonly clientId: number; readonly sourceId: string; readonly targetIds: readonly string[] }

/** One rate per target language, in order; undefined if one is missing. */
export async function ratesFor(db: Database | Tx, wanted: RateQuery): Promise<PriceRate[] | undefined> {
  const rates = await knownRates(db, wanted)
  return rates.length > 0 && rates.length === wanted.targetIds.length ? rates : undefined
}

/** The existing rates, in the order of the target languages. */
export async function knownRates(db: Database | Tx, wanted: RateQuery): Promise<PriceRate[]> {
  const rows = await findRateRows(db, wanted)
  return wanted.targetIds.flatMap((id) => rows.filter((row) => row.target_language_id === id).map(priceRate))
}

const priceRate = (row: RateRow): PriceRate => ({
  languageId: row.target_language_id,
  pricePerPageCents: row.price_per_page_cents,
  minimumPages: Number(row.minimum_pages),
  rushFactor: Number(row.rush_factor),
  pagesPerDay: row.pages_per_day,
})
