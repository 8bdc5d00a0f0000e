import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoDatabase } from '../../../testing/demo-database.ts'
import type { TestDatabase } from '../../../testing/test-database.ts'
import { readCache, sweepCache, writeCache } from './store-cache.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await demoDatabase()
})
afterAll(() => database.close())

const key = { clientId: 1001, engine: 'own', pair: { from: 'en', to: 'es' } }
const texts = ['a', 'b', 'c', 'd']
const long = 365 * 24 * 3600 * 1000

it('finds a translation only for the same client, engine and pair', async () => {
  const { db } = database
  await writeCache(db, key, new Map([['a', 'A']]))
  expect(await readCache(db, key, ['a', 'b'])).toEqual(new Map([['a', 'A']]))
  for (const other of [
    { ...key, clientId: 1002 },
    { ...key, engine: 'other' },
    { ...key, pair: { from: 'en', to: 'fr' } },
  ])
    expect(await readCache(db, other, ['a'])).toEqual(new Map())
})

it('deletes what was not used for long, and the least recently used above the limit', async () => {
  const { db } = database
  await db.deleteFrom('machine_translation_cache').execute()
  for (const text of texts) await writeCache(db, key, new Map([[text, text.toUpperCase()]]))
  const old = new Date(Date.now() - long)
  await db.updateTable('machine_translation_cache').set({ used_at: old }).where('target', 'in', ['A', 'B']).execute()
  await readCache(db, key, ['a'])
  const yesterday = new Date(Date.now() - 24 * 3600 * 1000)
  expect(await sweepCache(db, { unusedSince: yesterday, mostRows: 10 })).toBe(1)
  expect([...(await readCache(db, key, texts)).keys()].toSorted()).toEqual(['a', 'c', 'd'])
  await db.updateTable('machine_translation_cache').set({ used_at: yesterday }).where('target', '=', 'C').execute()
  expect(await sweepCache(db, { unusedSince: old, mostRows: 2 })).toBe(1)
  expect([...(await readCache(db, key, texts)).keys()].toSorted()).toEqual(['a', 'd'])
})

it('lets many calls read and write the same texts at once', async () => {
  const { db } = database
  const all = new Map(Array.from({ length: 50 }, (_, n) => [`text ${n}`, `texto ${n}`]))
  const backwards = new Map([...all].reverse())
  await Promise.all(Array.from({ length: 8 }, (_, n) => writeCache(db, key, n % 2 ? all : backwards)))
  await db
    .updateTable('machine_translation_cache')
    .set({ used_at: new Date(Date.now() - long) })
    .execute()
  const found = await Promise.all(
    Array.from({ length: 8 }, (_, n) => readCache(db, key, [...(n % 2 ? all : backwards).keys()])),
  )
  expect(found.map(({ size }) => size)).toEqual(Array(8).fill(50))
})

it('writes nothing for a client that has opted out', async () => {
  const { db } = database
  const clientId = 1002
  const settings = JSON.stringify({ isCacheDisabled: true })
  await db.updateTable('client').set({ machine_translation_settings: settings }).where('id', '=', clientId).execute()
  await writeCache(db, { ...key, clientId }, new Map([['a', 'A']]))
  expect(await readCache(db, { ...key, clientId }, ['a'])).toEqual(new Map())
})
