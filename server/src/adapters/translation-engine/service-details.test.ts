import { afterEach, describe, expect, it } from 'vitest'
import type { TranslationEngine } from '../../ports/translation-engine.ts'
import { azure } from './azure.ts'
import { deepl } from './deepl.ts'
import { google } from './google.ts'
import { libretranslate } from './libretranslate.ts'
import { usualLimits } from './remote/send-json.ts'
import { startTestAzure, testAzureKey, testAzureRegion } from './test-services/test-azure.ts'
import { startTestDeepl, testDeeplKey } from './test-services/test-deepl.ts'
import { startTestGoogle, testGoogleKey } from './test-services/test-google.ts'
import { startTestLibretranslate, testLibretranslateKey } from './test-services/test-libretranslate.ts'
import type { TestService } from './test-services/test-service.ts'

const limits = { ...usualLimits, firstDelayMs: 5 }
const signal = new AbortController().signal
const running: TestService[] = []
afterEach(() => Promise.all(running.splice(0).map((service) => service.stop())))

async function run(
  start: () => Promise<TestService>,
  make: (url: string) => TranslationEngine,
): Promise<{ service: TestService; engine: TranslationEngine }> {
  const service = await start()
  running.push(service)
  return { service, engine: make(service.url) }
}

const tagsOf = async (engine: TranslationEngine) => {
  const pairs = await engine.listPairs()
  return { from: [...new Set(pairs.map(({ from }) => from))].toSorted(), pairs }
}
const translate = (engine: TranslationEngine, from: string, to: string, text = 'The dog sleeps.') =>
  engine.translate([text], { from, to }, { signal })
const problemOf = (engine: TranslationEngine) =>
  translate(engine, 'en', 'es').then(
    () => undefined,
    (error: unknown) => error,
  )

describe('DeepL', () => {
  const now = () => new Date()
  const start = () => run(startTestDeepl, (url) => deepl({ url, apiKey: testDeeplKey, now, limits }))

  it('lists languages by their shortest tags, and both scripts of Chinese as sources', async () => {
    const { engine } = await start()
    const { from, pairs } = await tagsOf(engine)
    expect(from).toEqual(['de', 'en', 'es', 'fr', 'nb', 'pt', 'zh-Hans', 'zh-Hant'])
    const targets = pairs.filter((pair) => pair.from === 'de').map(({ to }) => to)
    expect(targets.toSorted()).toEqual(
      ['en', 'en-GB', 'es', 'es-419', 'fr', 'nb', 'pt-BR', 'pt-PT', 'zh-Hans', 'zh-Hant'].toSorted(),
    )
    expect(pairs).not.toContainEqual(expect.objectContaining({ from: 'en', to: 'en-GB' }))
  })

  it.each([
    ['de', 'en-US', 'DE', 'EN-US'],
    ['de', 'en-GB', 'DE', 'EN-GB'],
    ['en-GB', 'pt', 'EN', 'PT-BR'],
    ['pt-BR', 'es-MX', 'PT', 'ES'],
    ['zh-TW', 'en', 'ZH', 'EN-US'],
    ['en', 'zh-HK', 'EN', 'ZH-HANT'],
  ])('sends %s to %s as %s and %s', async (from, to, source_lang, target_lang) => {
    const { engine, service } = await start()
    await translate(engine, from, to)
    expect(service.calls[0]?.body).toMatchObject({ source_lang, target_lang })
    expect(service.refused).toEqual([])
  })

  it('sends tags as XML that never ends a sentence', async () => {
    const { engine, service } = await start()
    const answers = await translate(engine, 'en', 'es', 'A <g1>red & big</g1> dog <x2/> of {name}')
    expect(service.calls[0]?.body).toMatchObject({
      tag_handling: 'xml',
      outline_detection: false,
      text: ['A <g id="1">red &amp; big</g> dog <x id="2"/> of <x id="3"/>'],
    })
    expect(answers).toEqual([{ text: 'A-es <g1>red-es & big-es</g1> dog-es <x2/> of-es {name}' }])
  })

  it('lists nothing while the service refuses, and asks again later', async () => {
    let time = 0
    const clock = () => new Date(time)
    const { engine, service } = await run(startTestDeepl, (url) =>
      deepl({ url, apiKey: testDeeplKey, now: clock, limits }),
    )
    service.listFaults.push({ status: 403 }, { status: 403 })
    await expect(engine.listPairs()).rejects.toMatchObject({ problem: 'not_authorized' })
    await expect(engine.listPairs()).rejects.toMatchObject({ problem: 'not_authorized' })
    time += 60_000
    expect(await engine.listPairs()).not.toEqual([])
  })
})

describe('Azure', () => {
  const now = () => new Date()
  const start = () =>
    run(startTestAzure, (url) => azure({ url, apiKey: testAzureKey, region: testAzureRegion, now, limits }))

  it.each([
    ['en', 'pt-BR', 'pt'],
    ['en', 'pt-PT', 'pt-pt'],
    ['en-US', 'fr-CA', 'fr-ca'],
    ['en', 'sr', 'sr-Cyrl'],
    ['en', 'zh-CN', 'zh-Hans'],
  ])('sends %s to %s as %s', async (from, to, code) => {
    const { engine, service } = await start()
    await translate(engine, from, to)
    expect(service.calls[0]?.query.get('to')).toBe(code)
    expect(service.calls[0]?.query.get('from')).toBe('en')
  })

  it('takes the code of a used-up quota for what it is', async () => {
    const { engine, service } = await start()
    service.faults.push({ status: 403, json: { error: { code: 403_001, message: 'exceeded its free quota' } } })
    expect(await problemOf(engine)).toMatchObject({ problem: 'quota_used_up', retry: 'never' })
    expect(service.calls).toHaveLength(1)
  })
})

describe('Google', () => {
  const now = () => new Date()
  const start = () => run(startTestGoogle, (url) => google({ url, apiKey: testGoogleKey, now, limits }))
  const refusal = (reason: string) => ({
    status: 403,
    json: { error: { code: 403, message: 'No.', errors: [{ reason }] } },
  })

  it('lists old codes by their present tags', async () => {
    const { engine } = await start()
    expect((await tagsOf(engine)).from).toEqual([
      'de',
      'en',
      'es',
      'fr',
      'he',
      'nb',
      'pt-BR',
      'pt-PT',
      'zh-Hans',
      'zh-Hant',
    ])
  })

  it.each([
    ['he', 'iw'],
    ['nb', 'no'],
    ['zh-Hant', 'zh-TW'],
  ])('sends %s as %s', async (to, target) => {
    const { engine, service } = await start()
    await translate(engine, 'en', to)
    expect(service.calls[0]?.body).toMatchObject({ source: 'en', target })
  })

  it('takes a daily limit for a used-up quota', async () => {
    const { engine, service } = await start()
    service.faults.push(refusal('dailyLimitExceeded'))
    expect(await problemOf(engine)).toMatchObject({ problem: 'quota_used_up', retry: 'never' })
    expect(service.calls).toHaveLength(1)
  })

  it('waits after too many calls, which Google answers as 403', async () => {
    const { engine, service } = await start()
    service.faults.push(refusal('userRateLimitExceeded'))
    expect(await translate(engine, 'en', 'es')).toEqual([{ text: 'The-es dog-es sleeps-es.' }])
  })

  it('reads apostrophes that Google escapes', async () => {
    const { engine } = await start()
    expect(await translate(engine, 'en', 'es', "The dog's bed")).toEqual([{ text: "The-es dog-es's-es bed-es" }])
  })
})

describe('LibreTranslate', () => {
  const now = () => new Date()
  const start = (isLocal = false) =>
    run(startTestLibretranslate, (url) => libretranslate({ url, apiKey: testLibretranslateKey, isLocal, now, limits }))

  it('offers only the targets of each source', async () => {
    const { engine } = await start()
    const { pairs } = await tagsOf(engine)
    expect(pairs.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual(
      ['en es', 'en de', 'en zh-Hans', 'en zh-Hant', 'en pt-BR', 'es en', 'de en'].toSorted(),
    )
    await expect(translate(engine, 'es', 'de')).rejects.toMatchObject({ problem: 'pair_not_offered' })
  })

  it('is remote unless the server is one of our own', async () => {
    expect((await start()).engine.isRemote).toBe(true)
    expect((await start(true)).engine.isRemote).toBe(false)
  })

  it('says that a text is too long for the server', async () => {
    const { engine, service } = await start()
    service.faults.push({ status: 400, json: { error: 'Invalid request: request (15) exceeds text limit (10)' } })
    expect(await translate(engine, 'en', 'es')).toMatchObject([{ error: { problem: 'text_too_long' } }])
  })
})
