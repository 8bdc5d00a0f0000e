import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../demo/accounts.ts'
import { resetPortalKeys, startIdentity } from '../features/identity/index.ts'
import { secretBox } from '../platform/secret-box.ts'
import { TestBrowser, whoAmI } from '../testing/browser.ts'
import { demoDatabase } from '../testing/demo-database.ts'
import { type TestPortal, testPortal } from '../testing/test-portal.ts'
import { ConfigError } from './config-error.ts'
import { readFittingMasterKey } from './master-key.ts'
import { sentenceOf } from './startup-messages.ts'

let portal: TestPortal
let dataFolder: string
beforeAll(async () => {
  const database = await demoDatabase()
  portal = await testPortal(database)
  dataFolder = mkdtempSync(join(tmpdir(), 'portolan-key-'))
})
afterAll(async () => {
  await portal.close()
  rmSync(dataFolder, { recursive: true })
})

const read = (masterKey: Buffer | null) =>
  readFittingMasterKey(portal.db, { dataFolder, masterKey: masterKey?.toString('base64') ?? null })
const refusalOf = async (masterKey: Buffer | null) => {
  const error: unknown = await read(masterKey).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ConfigError)
  return String(sentenceOf(error))
}

describe('a start with a database that holds sealed secrets', () => {
  it('takes the right key', async () => {
    expect(await read(portal.masterKey)).toEqual(portal.masterKey)
  })

  it('is refused with another key, in a sentence that says what to do', async () => {
    const sentence = await refusalOf(randomBytes(32))
    expect(sentence).toMatch(/PORTOLAN_MASTER_KEY.*is not the one of this database.*Restore.*npm run reset-keys/)
  })

  it('is refused without a key, and does not make one that could not open anything', async () => {
    expect(await refusalOf(null)).toMatch(/is missing: there is no .*master\.key.*npm run reset-keys/)
    expect(existsSync(join(dataFolder, 'master.key'))).toBe(false)
  })
})

describe('resetting the keys', () => {
  const email = 'client@harbor.example'

  it('drops what the lost key had sealed, and people sign in again with new keys', async () => {
    const { db } = portal
    const lostBox = secretBox(portal.masterKey)
    const { id_token: oldToken } = await new TestBrowser(portal.origin).signIn(email, demoPassword)
    await db
      .updateTable('account')
      .set({ totp_secret: lostBox.seal('secret'), mfa_enabled_at: new Date() })
      .where('email', '=', 'pm@portolan.example')
      .execute()
    await db
      .updateTable('identity_provider')
      .set({ secret: lostBox.seal('secret') })
      .execute()

    expect(await resetPortalKeys(db)).toEqual({ withoutMfa: ['pm@portolan.example'], withoutSecret: [1008] })

    const masterKey = randomBytes(32)
    expect(await read(masterKey)).toEqual(masterKey)
    const next = await testPortal({ ...portal, close: async () => {} })
    try {
      for (const who of [email, 'pm@portolan.example']) {
        const { id_token: token } = await new TestBrowser(next.origin).signIn(who, demoPassword)
        expect((await whoAmI(next.origin, token)).status).toBe(200)
      }
      expect((await whoAmI(next.origin, oldToken)).status).toBe(401)
      expect(await refusalOf(portal.masterKey)).toContain('is not the one of this database')
      const { secret } = await db.selectFrom('identity_provider').select('secret').executeTakeFirstOrThrow()
      expect(secret).toBeNull()
    } finally {
      await next.close()
    }
  })

  it('lets a portal without secrets make its first key', async () => {
    await portal.db.deleteFrom('oidc_key').execute()
    const key = await read(null)
    expect(await read(null)).toEqual(key)
    const identity = await startIdentity({ ...portal.needs, masterKey: key })
    await identity.close()
    expect(await read(null)).toEqual(key)
  })
})
