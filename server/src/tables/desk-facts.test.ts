import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anyOrder, chance } from '../testing/desk-orders.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { createTriggers, rebuildDeskFigures } from './desk-fact-triggers.ts'
import { deskFactsVersion } from './desk-facts.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

type Figure = { readonly fact: string }
const readFigures = async () =>
  (
    await sql<Figure>`
      select fact, vertical, day::text, person_id, rate_type, status, sum(n)::int as n, sum(seconds)::float8 as seconds
      from desk_figure_now group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0 order by 1, 2, 3, 4, 5, 6`.execute(portal.db)
  ).rows

it('has a new version for every change of the triggers', () => {
  const digest = createHash('sha256').update(createTriggers.replaceAll(/\s+/g, ' ')).digest('hex').slice(0, 16)
  expect({ version: deskFactsVersion, digest }).toEqual({ version: 1, digest: 'ad0218c323a12511' })
})

it('counts the same in a rebuild as the triggers did', async () => {
  const luck = chance(7)
  const orders = Array.from({ length: 300 }, () => anyOrder(luck, [null], '2026-11-16'))
  await portal.db.insertInto('desk_order').values(orders).execute()
  await sql`insert into desk_qa_job (desk_order_id, qa_type, status)
    select id, 'Final check', 'ASSIGNED' from desk_order limit 9`.execute(portal.db)
  const counted = await readFigures()
  expect(new Set(counted.map(({ fact }) => fact)).size).toBe(16)
  await sql`update desk_figure_change set n = 7`.execute(portal.db)
  await portal.db.transaction().execute((tx) => rebuildDeskFigures(tx as never))
  expect(await readFigures()).toEqual(counted)
})
