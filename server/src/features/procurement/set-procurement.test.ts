import { afterAll, beforeAll, expect, it } from 'vitest'
import { secretBox } from '../../platform/secret-box.ts'
import { demoDatabase } from '../../testing/demo-database.ts'
import { requireClientByIdentity, requireClientBySecret } from './find-client.ts'
import { setProcurement } from './set-procurement.ts'
import { findSettings } from './store-clients.ts'

let database: Awaited<ReturnType<typeof demoDatabase>>
beforeAll(async () => {
  database = await demoDatabase()
})
afterAll(() => database.close())

const box = secretBox(Buffer.alloc(32, 7))
const set = (change: Omit<Parameters<typeof setProcurement>[1], 'clientId'>, clientId = 1007) =>
  setProcurement({ db: database.db, box }, { clientId, ...change })
const identity = { domain: 'NetworkID', identity: 'AN01' }

it('connects a procurement system: its secret is stored as a digest, ours encrypted', async () => {
  const settings = {
    identityDomain: 'NetworkID',
    identity: 'AN01',
    returnHosts: ['Procura.CoupaHost.com'],
    currency: 'EUR',
  }
  expect(await set({ settings, secret: 'a-new-secret-of-procura', ownSecret: 'our-own-key' })).toBe(true)
  const { db } = database
  const client = await requireClientByIdentity(db, identity, 'a-new-secret-of-procura')
  expect(client.settings).toMatchObject({ currency: 'EUR', classification: '82111804' })
  expect(client.settings.returnHosts).toContain('procura.coupahost.com')
  expect((await requireClientBySecret(db, 'a-new-secret-of-procura')).id).toBe(1007)
  await expect(requireClientBySecret(db, 'procura-demo-secret')).rejects.toMatchObject({ code: 'signed_out' })
  const { sealedSecret } = await findSettings(db, 1007)
  expect(sealedSecret?.includes('our-own-key')).toBe(false)
  expect(box.open(sealedSecret ?? Buffer.alloc(0))).toBe('our-own-key')
})

it('keeps the secrets when only settings change, and removes them on request', async () => {
  await set({ settings: { identityDomain: 'NetworkID', identity: 'AN02' } })
  const { db } = database
  const other = { ...identity, identity: 'AN02' }
  expect((await requireClientByIdentity(db, other, 'a-new-secret-of-procura')).id).toBe(1007)
  await set({ settings: {}, secret: null, ownSecret: null })
  await expect(requireClientBySecret(db, 'a-new-secret-of-procura')).rejects.toMatchObject({ code: 'signed_out' })
  expect((await findSettings(db, 1007)).sealedSecret).toBeNull()
})

it('refuses what cannot work', async () => {
  await expect(set({ settings: {}, secret: 'short' })).rejects.toThrow('16 characters')
  for (const settings of [
    { identity: 'AN01' },
    { returnHosts: ['10.0.0.1'] },
    { returnHosts: ['https://a.example/'] },
    { classification: 'translation' },
    { currency: 'dollars' },
    { acknowledgmentUrl: 'http://a.example/' },
  ])
    await expect(set({ settings })).rejects.toThrow()
  expect(await set({ settings: {} }, 424242)).toBe(false)
})
