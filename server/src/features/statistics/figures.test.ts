import { DeskStatus, Vertical } from '@portolan/contract/desk/desk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyOrder, chance } from '../../testing/desk-orders.ts'
import { directFigures } from '../../testing/direct-figures.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { foldChanges } from './store-deltas.ts'

const staff = ['admin', 'pm', 'coordinator', 'qa', 'quoter'].map((name) => `${name}@portolan.example`)
const today = new Date().toISOString().slice(0, 10)
const figures = directFigures(today)
const luck = chance(20_261_115)

let portal: TestApp
let callers: readonly Caller[]
let people: (string | null)[]
beforeAll(async () => {
  portal = await testApp()
  callers = await Promise.all(staff.map((email) => portal.as(email)))
  const accounts = await portal.db.selectFrom('account').select('id').where('email', 'in', staff).execute()
  people = [null, ...accounts.map(({ id }) => id)]
})
afterAll(() => portal.close())

let calls = 0
/** Callers take turns because of the rate limit. */
async function ask(path: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${callers[calls++ % callers.length]?.idToken}` }
  return (await portal.app.inject({ url: `/api${path}`, headers })).json()
}

/** Calls whose response differs from SQL over the desk's own tables. */
async function wrongFigures(): Promise<object[]> {
  const compared = figures.map(async ({ path, sql: direct }) => {
    const [said, { rows }] = await Promise.all([ask(path), sql.raw(direct).execute(portal.db)])
    return JSON.stringify([said].flat()) === JSON.stringify(rows) ? [] : [{ path, said, rows }]
  })
  return (await Promise.all(compared)).flat()
}

type Db = TestApp['db']

/** A few random orders. */
const some = () => sql<boolean>`id in (select id from desk_order order by md5(id || ${`${luck.upTo(1e6)}`}) limit 9)`
const change = (db: Db) => db.updateTable('desk_order').where(some())

const insert = (db: Db, orders: number) =>
  db
    .insertInto('desk_order')
    .values(Array.from({ length: orders }, () => anyOrder(luck, people, today)))
    .execute()

const changes: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  insert: (db) => insert(db, 1 + luck.upTo(30)),
  assign: (db) =>
    change(db)
      .set({ project_manager_id: luck.one(people), coordinator_id: luck.one(people) })
      .set({ vertical: luck.one([null, ...Vertical.options]) })
      .execute(),
  move: (db) =>
    change(db)
      .set({ status: luck.one(DeskStatus.options), rate_type: luck.one(['STANDARD', 'RUSH']) })
      .execute(),
  complete: (db) =>
    change(db).set({ status: 'COMPLETED', project_completed_at: new Date(), project_completed_on: today }).execute(),
  delete: (db) => db.deleteFrom('desk_order').where(some()).execute(),
  'send to QA': (db) =>
    sql`insert into desk_qa_job (desk_order_id, assigned_to, qa_type, status)
      select id, ${luck.one(people)}, 'Final check', 'ASSIGNED' from desk_order where ${some()}`.execute(db),
  'finish QA': (db) =>
    sql`update desk_qa_job set status = 'PASSED', finished_at = now()
      where id in (select id from desk_qa_job order by md5(id::text) limit 3)`.execute(db),
  fold: foldChanges,
}

describe('the figures of the dashboards', () => {
  it('API-60 API-61 API-62 API-63 API-64 API-65 STAFF-08 STAFF-09 equal SQL over the desk after any change', async () => {
    await insert(portal.db, 200)
    for (let round = 0; round < 12; round++) {
      const names = [luck.one(Object.keys(changes)), luck.one(Object.keys(changes))]
      for (const name of names) await changes[name]?.(portal.db)
      expect({ round, names, wrong: await wrongFigures() }).toEqual({ round, names, wrong: [] })
    }
    const answers = await Promise.all(figures.map(({ path }) => ask(path)))
    expect(answers.filter((answer) => Array.isArray(answer) && answer.length > 0).length).toBeGreaterThan(40)
    await foldChanges(portal.db)
    expect(await wrongFigures()).toEqual([])
    const empty = portal.db.selectFrom('desk_figure').where(sql<boolean>`n <= 0`)
    expect(await empty.select('fact').execute()).toEqual([])
  }, 60_000)

  it('are right while two transactions change the desk at once, without waiting for each other', async () => {
    const one = await portal.db.startTransaction().execute()
    const other = await portal.db.startTransaction().execute()
    await changes.insert?.(one)
    await changes.insert?.(other)
    const [first, second] = await portal.db.selectFrom('desk_order').select('id').limit(2).execute()
    const status = 'IN_PROGRESS'
    await one
      .updateTable('desk_order')
      .set({ status })
      .where('id', '=', first?.id ?? '')
      .execute()
    await other
      .updateTable('desk_order')
      .set({ status })
      .where('id', '=', second?.id ?? '')
      .execute()
    await foldChanges(portal.db)
    expect(await wrongFigures()).toEqual([])
    await one.commit().execute()
    expect(await wrongFigures()).toEqual([])
    await other.rollback().execute()
    await foldChanges(portal.db)
    expect(await wrongFigures()).toEqual([])
  })

  it('become unassigned when an account is deleted, and drop deleted orders', async () => {
    const { rows } = await sql<{ id: string }>`
      insert into account (login_name, email, first_name, last_name, roles)
      values ('leaver@portolan.example', 'leaver@portolan.example', 'Lea', 'Vander', '{QA}') returning id`.execute(
      portal.db,
    )
    const leaver = rows[0]?.id ?? ''
    await change(portal.db).set({ project_manager_id: leaver, coordinator_id: leaver, status: 'NEW' }).execute()
    await sql`update desk_qa_job set assigned_to = ${leaver}`.execute(portal.db)
    expect(await wrongFigures()).toEqual([])
    await portal.db.deleteFrom('account').where('id', '=', leaver).execute()
    expect(await wrongFigures()).toEqual([])
    await portal.db.deleteFrom('desk_order').execute()
    expect(await wrongFigures()).toEqual([])
    await foldChanges(portal.db)
    expect(await portal.db.selectFrom('desk_figure').select('fact').execute()).toEqual([])
  })
})
