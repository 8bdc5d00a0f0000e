import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Tx } from '../tables/database.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** On one connection that nobody has used. */
async function onNewConnection(run: (tx: Tx) => Promise<void>): Promise<void> {
  const copy = await testDatabase()
  await copy.db.transaction().execute(run)
  await copy.close()
}

const listKept = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx)
  return rows.map(({ statement }) => statement)
}

it('keeps the plan of a statement that is sent a third time, and answers each with its own values', async () => {
  await onNewConnection(async (tx) => {
    for (const times of [1, 2, 3, 4]) {
      const { rows } = await sql<{ sum: number }>`select ${times}::int + 1 as sum`.execute(tx)
      expect(rows).toEqual([{ sum: times + 1 }])
      expect(await listKept(tx)).toEqual(times < 3 ? [] : ['select $1::int + 1 as sum'])
    }
  })
})

it('keeps a limited number of plans, and sends what it does not keep', async () => {
  await onNewConnection(async (tx) => {
    for (let number = 0; number < 250; number += 1)
      for (let times = 0; times < 3; times += 1) {
        const { rows } = await sql<{ sum: number }>`select ${times}::int + ${sql.lit(number)} as sum`.execute(tx)
        expect(rows).toEqual([{ sum: times + number }])
      }
    expect(await listKept(tx)).toHaveLength(200)
  })
})

it('sends several statements at once as often as wanted', async () => {
  for (let times = 0; times < 4; times += 1) await sql.raw('select 1; select 2').execute(database.db)
})
