import { sql } from 'kysely'
import type { Database } from '../../../tables/database.ts'

/** A month as YYYY-MM. */
const month = sql<string>`to_char(day, 'YYYY-MM')`
const sums = {
  characters: sql<string>`sum(characters)`,
  costCents: sql<string>`sum(cost_cents)`,
}

const daysOf = (wanted: string) => {
  const first = `${wanted}-01`
  return sql<boolean>`day >= ${first}::date and day < ${first}::date + interval '1 month'`
}

export async function listUsageMonths(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('machine_translation_usage')
    .select(month.as('month'))
    .groupBy(month)
    .orderBy(month, 'desc')
    .execute()
  return rows.map((row) => row.month)
}

/** Per client and engine, the most expensive first. */
export async function listMonthUsage(db: Database, wanted: string, most: number) {
  const rows = await db
    .selectFrom('machine_translation_usage')
    .innerJoin('client', 'client.id', 'machine_translation_usage.client_id')
    .select([
      'client_id',
      'client.client_name',
      'engine',
      sums.characters.as('characters'),
      sums.costCents.as('costCents'),
    ])
    .where(daysOf(wanted))
    .groupBy(['client_id', 'client.client_name', 'engine'])
    .orderBy(sums.costCents, 'desc')
    .orderBy(sums.characters, 'desc')
    .orderBy('client.client_name')
    .orderBy('engine')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    clientId: row.client_id,
    clientName: row.client_name,
    ...toAmounts(row),
    engine: row.engine,
  }))
}

export async function sumMonthByEngine(db: Database, wanted: string) {
  const rows = await db
    .selectFrom('machine_translation_usage')
    .select(['engine', sums.characters.as('characters'), sums.costCents.as('costCents')])
    .where(daysOf(wanted))
    .groupBy('engine')
    .orderBy('engine')
    .execute()
  return rows.map((row) => ({ engine: row.engine, ...toAmounts(row) }))
}

/** In dollars, to the millionth of a cent that is stored. */
const toAmounts = ({ characters, costCents }: { characters: string; costCents: string }) => ({
  characters: Number(characters),
  cost: Number(costCents) / 100,
})

export type UsagePosition = { readonly month: string; readonly clientId: number; readonly engine: string }

/** A page of all months, the earliest first. */
export async function listUsagePage(db: Database, after: UsagePosition | undefined, size: number) {
  let query = db
    .selectFrom('machine_translation_usage')
    .innerJoin('client', 'client.id', 'machine_translation_usage.client_id')
    .select([month.as('month'), 'client_id as clientId', 'client.client_name as clientName', 'engine'])
    .select([sums.characters.as('characters'), sums.costCents.as('costCents')])
    .groupBy([month, 'client_id', 'client.client_name', 'engine'])
  if (after)
    query = query.having(
      sql<boolean>`(to_char(day, 'YYYY-MM'), client_id, engine) > (${after.month}, ${after.clientId}::int, ${after.engine})`,
    )
  return query.orderBy(month).orderBy('client_id').orderBy('engine').limit(size).execute()
}
