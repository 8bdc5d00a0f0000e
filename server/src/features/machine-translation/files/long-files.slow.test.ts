import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dictionaryEngine } from '../../../testing/machine-translation/dictionary-engine.ts'
import { type TranslationApp, translationApp } from '../../../testing/machine-translation/translation-app.ts'

const engine = dictionaryEngine()
let portal: TranslationApp
beforeAll(async () => {
  portal = await translationApp({ engines: [engine] })
})
afterAll(() => portal.close())

it('fails a file with too many segments before they are stored', { timeout: 120_000 }, async () => {
  const { id } = await portal.sendFiles({ 'long.txt': 'The arm.\n\n'.repeat(200_001) })
  expect((await portal.settle(id, 'FAILED')).items).toMatchObject([{ failure: 'TOO_LARGE', segmentsTotal: null }])
  expect(await portal.db.selectFrom('machine_translation_segment').select('position').limit(1).execute()).toEqual([])
})

it('gives other jobs a turn while a long file is translated, and continues after it', {
  timeout: 120_000,
}, async () => {
  // The clock jumps instead of an engine that takes a second for each batch of 100 texts.
  const readClock = Date.now
  let skippedMs = 0
  vi.spyOn(Date, 'now').mockImplementation(() => readClock() + skippedMs)
  engine.beforeAnswer = async () => {
    skippedMs += 1_000
  }
  const lines = Array.from({ length: 4000 }, (_, index) => `The arm ${index} is broken.`)
  const { id } = await portal.sendFiles({ 'long.txt': lines.join('\n\n') })
  await portal.settle(id, 'TRANSLATING')
  await expect
    .poll(async () => (await portal.progress(id)).items[0]?.status, { timeout: 90_000, interval: 500 })
    .toBe('COMPLETED')
  const { items } = await portal.progress(id)
  expect(items).toMatchObject([{ segmentsDone: 4000, check: { translated: 4000, failed: 0 } }])
  expect(engine.sent).toHaveLength(4000)
  const { attempt } = await portal.db
    .selectFrom('machine_translation')
    .select('attempt')
    .where('job_request_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(attempt).toBeGreaterThan(1)
})
