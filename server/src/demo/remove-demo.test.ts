import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../features/identity/index.ts'
import { ConfigError } from '../main/config-error.ts'
import { signInOver } from '../testing/sign-in.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { loadDemo } from './load-demo.ts'
import { refuseDemoAccounts } from './refuse-demo-accounts.ts'
import { removeDemo } from './remove-demo.ts'

describe('a start without the demo', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  it('is allowed on empty data', async () => {
    await refuseDemoAccounts(database.db)
  })

  it('is refused while a demo account has the demo password, and names the command that removes them', async () => {
    await loadDemo(database.db)
    const start = refuseDemoAccounts(database.db)
    await expect(start).rejects.toThrow(ConfigError)
    await expect(start).rejects.toThrow(/admin@portolan\.example.*npm run remove-demo/)
  })

  it('is refused on data of earlier versions, which did not record the demo accounts', async () => {
    const recorded = await database.db.selectFrom('demo_account').selectAll().execute()
    expect(recorded.length).toBe(demoAccounts.filter(({ isFederated }) => !isFederated).length)
    await database.db.deleteFrom('demo_account').execute()
    await expect(refuseDemoAccounts(database.db)).rejects.toThrow('admin@portolan.example')
    await database.db.insertInto('demo_account').values(recorded).execute()
  })

  it('is allowed once every demo account has another password', async () => {
    const hash = 'another'
    const kept = await database.db.selectFrom('account').select(['id', 'password_hash']).execute()
    await database.db
      .updateTable('account')
      .set({ password_hash: hash })
      .where('password_hash', 'is not', null)
      .execute()
    await refuseDemoAccounts(database.db)
    for (const { id, password_hash } of kept)
      await database.db.updateTable('account').set({ password_hash }).where('id', '=', id).execute()
    await expect(refuseDemoAccounts(database.db)).rejects.toThrow(ConfigError)
  })
})

describe('removing the demo', () => {
  let portal: TestApp
  beforeAll(async () => {
    portal = await testApp()
  })
  afterAll(() => portal.close())

  it('ends every way in, leaves other accounts alone, and the portal starts without the demo', async () => {
    const { db, config } = portal
    const own = { email: 'boss@company.example', password: 'Lantern-Quay-58', firstName: 'Own', lastName: 'Admin' }
    await db.transaction().execute((tx) => createAccount(tx, { ...own, roles: ['ADMIN'] }))
    const demoAdmin = await portal.as('admin@portolan.example')
    expect((await demoAdmin('/userAccount')).status).toBe(200)

    expect(await removeDemo(db)).toEqual({ accounts: demoAccounts.length, clients: 8 })
    await refuseDemoAccounts(db)

    await expect.poll(async () => (await demoAdmin('/userAccount')).status).toBe(401)
    await expect(signInOver(config.origin, 'admin@portolan.example', demoPassword)).rejects.toThrow()
    const owner = await signInOver(config.origin, own.email, own.password)
    expect((await owner('/userAccount')).status).toBe(200)

    const clients = await db
      .selectFrom('client')
      .select(['id', 'status', 'punchout_secret_hash'])
      .orderBy('id')
      .execute()
    expect(clients.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id)).toEqual([227])
    expect(clients.every(({ punchout_secret_hash: hash }) => hash === null)).toBe(true)
    expect(await db.selectFrom('identity_provider').select('id').execute()).toEqual([])
  })

  it('may be repeated', async () => {
    expect(await removeDemo(portal.db)).toMatchObject({ accounts: demoAccounts.length })
    await refuseDemoAccounts(portal.db)
  })
})
