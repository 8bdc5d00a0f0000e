import { describe, expect, it } from 'vitest'
import { findOwnerProblems } from './check-table-owners.ts'

const owners = { account: 'features/identity', quote: 'features/quotes', job: 'platform' }
const check = (path: string, text: string) => findOwnerProblems([{ path, text }], owners)
const store = 'server/src/features/accounts/store.ts'
const foreign = [`${store} writes to account, which belongs to features/identity.`]

describe('the owners of tables', () => {
  it.each([
    "await tx.updateTable('account').set({ disabled_at: null })",
    "await tx\n  .insertInto('account')\n  .values(row)",
    "await tx.deleteFrom('account as old')",
    "await tx.mergeInto('account')",
    'await sql`insert into account (id) values (1)`',
    'await sql`\n  update account set disabled_at = now()`',
    'await sql`update account as old set disabled_at = now()`',
    'await sql`with gone as (delete from account returning id) select 1`',
  ])('are the only ones to write: %j is reported elsewhere', (text) => {
    expect(check(store, text)).toEqual(foreign)
    expect(check('server/src/features/identity/accounts/store-accounts.ts', text)).toEqual([])
  })

  it('keep others from names that hide a table', () => {
    expect(check(store, 'await tx.deleteFrom(table).execute()')).toEqual([
      `${store} writes to a table it does not name: table`,
    ])
  })

  it('let everyone read', () => {
    expect(check(store, "await db.selectFrom('account').forUpdate().execute()")).toEqual([])
    expect(check(store, 'await sql`select 1 from account for update skip locked`')).toEqual([])
  })

  it('leave tests, migrations and the demo alone', () => {
    const write = "await db.insertInto('account').values(row).execute()"
    for (const path of [
      'server/src/demo/load-demo.ts',
      'server/src/features/accounts/routes.test.ts',
      'server/src/tables/migrations/0001-start.ts',
      'server/src/testing/test-app.ts',
    ])
      expect(check(path, write)).toEqual([])
  })
})
