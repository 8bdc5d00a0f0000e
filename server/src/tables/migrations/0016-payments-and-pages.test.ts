import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseBefore } from '../../testing/database-before.ts'
import { migrate } from '../migrate.ts'
import { migrations } from './index.ts'

let db: Kysely<unknown>
beforeAll(async () => {
  db = await databaseBefore('0016')
})
afterAll(() => db.destroy())

it('QUOTE-18 converts minimum fees to pages without lowering a price, and keeps the price of every quote', async () => {
  // Only the columns this migration reads; foreign keys are not needed.
  await sql`set session_replication_role = replica`.execute(db)
  await sql`
    insert into rate values
      (1, 'enu', 'esm', 3200, 6000, 1.5, 10), (1, 'enu', 'fra', 3333, 6500, 1.5, 10), (1, 'enu', 'deu', 3500, 0, 1.5, 10),
      (1, 'enu', 'jpn', 0, 6500, 1.5, 10), (1, 'enu', 'kor', 1, 2000000, 1.5, 10)`.execute(db)
  const quote = randomUUID()
  await sql`
    insert into quote_line values
      (${quote}, 0, 'esm', 12.5, 3210, 40125, false),
      (${quote}, 1, 'fra', 1, 3500, 6500, true),
      (${quote}, 2, 'deu', null, null, 9900, false),
      (${quote}, 3, 'ita', 10, 3000, 25000, false)`.execute(db)

  await migrate(db, migrations)

  const rates = await sql<{ language: string; pages: number; least: number }>`
    select target_language_id as language, minimum_quantity::float as pages,
      (minimum_quantity * unit_price_cents)::float as least
    from rate order by 1`.execute(db)
  expect(rates.rows).toEqual([
    { language: 'deu', pages: 0, least: 0 },
    { language: 'esm', pages: 1.88, least: 60_16 },
    { language: 'fra', pages: 1.96, least: 6532.68 },
  ])
  const lines = await sql`
    select language_id, unit, quantity::float, unit_price_cents::int as each, price_cents::int as price,
      counted_pages::float as counted, is_minimum
    from quote_line order by position`.execute(db)
  expect(lines.rows.map((row) => Object.values(row as object))).toEqual([
    ['esm', 'PAGE', 12.5, 32_10, 401_25, 12.5, false],
    ['fra', 'FLAT', 1, 65_00, 65_00, 1, false],
    ['deu', 'FLAT', 1, 99_00, 99_00, null, false],
    ['ita', 'FLAT', 1, 250_00, 250_00, 10, false],
  ])
})
