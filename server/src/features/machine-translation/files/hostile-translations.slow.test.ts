import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dictionaryEngine } from '../../../testing/machine-translation/dictionary-engine.ts'
import { hostileTranslations } from '../../../testing/machine-translation/hostile-translations.ts'
import { type TranslationApp, translationApp } from '../../../testing/machine-translation/translation-app.ts'
import { type CallTimes, watchCalls } from '../../../testing/machine-translation/watch-calls.ts'

const megabyte = 1024 ** 2
const busy: readonly string[] = ['CREATED', 'SCREENING', 'ANALYZING', 'TRANSLATING']

let portal: TranslationApp
beforeAll(async () => {
  portal = await translationApp({ engines: [dictionaryEngine()] })
})
afterAll(() => portal.close())

/** The ninth of ten calls: single slow calls happen on a busy machine. bench/hostile.ts measures the slowest. */
const slow = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.9)] ?? 0

it('P16 names what is wrong with hostile files sent for translation while another client is served', {
  timeout: 240_000,
}, async () => {
  const files = hostileTranslations()
  const other = await portal.as('client@meridian.example')
  const stopIdle = await watchCalls(portal.config.origin, other.idToken)
  await sleep(2_000)
  const idle = await stopIdle()

  const before = process.memoryUsage.rss()
  let peak = before
  const memory = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 20)
  const stop = await watchCalls(portal.config.origin, other.idToken)
  const outcomes = await Promise.all(
    files.map(async ({ name, bytes }) => {
      const { id } = await portal.sendFiles({ [name]: Uint8Array.from(bytes) })
      await expect
        .poll(async () => busy.includes((await portal.progress(id)).status), { timeout: 220_000, interval: 200 })
        .toBe(false)
      const { items } = await portal.progress(id)
      const request = await portal.see(id)
      return [name, request.files[0]?.rejection ?? items[0]?.failure ?? items[0]?.status]
    }),
  )
  const meanwhile: CallTimes = await stop()
  clearInterval(memory)

  expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(files.map(({ name, outcome }) => [name, outcome])))
  expect((peak - before) / megabyte).toBeLessThan(512)
  expect(meanwhile.text.length).toBeGreaterThan(5)
  for (const call of ['list', 'text'] as const)
    expect(slow(meanwhile[call]), call).toBeLessThan(Math.max(250, 5 * slow(idle[call])))
})
