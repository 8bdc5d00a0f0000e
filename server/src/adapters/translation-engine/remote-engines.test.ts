import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallLimits } from '../../platform/service-calls/retry-call.ts'
import { translationEngineSuite } from '../../ports/translation-engine.suite.ts'
import type { TranslationEngine, TranslationEngineError } from '../../ports/translation-engine.ts'
import { azure } from './azure.ts'
import { deepl } from './deepl.ts'
import { google } from './google.ts'
import { libretranslate } from './libretranslate.ts'
import { openai } from './openai.ts'
import { openaiChat } from './openai-chat.ts'
import { startTestAzure, testAzureKey, testAzureRegion } from './test-services/test-azure.ts'
import { startTestDeepl, testDeeplKey } from './test-services/test-deepl.ts'
import { startTestGoogle, testGoogleKey } from './test-services/test-google.ts'
import { startTestLibretranslate, testLibretranslateKey } from './test-services/test-libretranslate.ts'
import { completion, startTestOpenai, testModel, testOpenaiKey } from './test-services/test-openai.ts'
import type { Fault, TestService } from './test-services/test-service.ts'
import { pretendToTranslate, unanswerable, untranslatable } from './test-services/test-translation.ts'

const limits: CallLimits = { timeoutMs: 400, attempts: 3, firstDelayMs: 5, longestDelayMs: 200, answerBytes: 300_000 }
const now = () => new Date()
const pair = { from: 'en', to: 'es' }
const never = new AbortController().signal

type Item = { readonly id: number; readonly text: string }

/** Answers in another order, as models may. */
const model = {
  answer: (data: unknown) => ({
    translations: (data as readonly Item[])
      .map(({ id, text }) => ({ id, text: pretendToTranslate(text, { to: 'es', isMarkup: true }) }))
      .toReversed(),
  }),
}

type Options = { readonly url: string; readonly key?: string; readonly limits?: CallLimits }
const openaiEngine = ({ url, key = testOpenaiKey, ...rest }: Options) =>
  openai({
    chat: openaiChat({ url: `${url}/v1`, apiKey: key, model: testModel, limits, ...rest }),
    languages: ['en', 'es', 'de'],
    isLocal: false,
    now,
  })

const services: Record<
  string,
  { start(): Promise<TestService>; make(options: Options): TranslationEngine; missing: object }
> = {
  libretranslate: {
    start: startTestLibretranslate,
    make: ({ url, key = testLibretranslateKey, ...rest }) =>
      libretranslate({ url, apiKey: key, isLocal: false, now, limits, ...rest }),
    missing: { translatedText: [] },
  },
  deepl: {
    start: startTestDeepl,
    make: ({ url, key = testDeeplKey, ...rest }) => deepl({ url, apiKey: key, now, limits, ...rest }),
    missing: { translations: [] },
  },
  azure: {
    start: startTestAzure,
    make: ({ url, key = testAzureKey, ...rest }) =>
      azure({ url, apiKey: key, region: testAzureRegion, now, limits, ...rest }),
    missing: [],
  },
  google: {
    start: startTestGoogle,
    make: ({ url, key = testGoogleKey, ...rest }) => google({ url, apiKey: key, now, limits, ...rest }),
    missing: { data: { translations: [] } },
  },
  openai: {
    start: () => startTestOpenai(model),
    make: openaiEngine,
    missing: completion('{"translations":[]}'),
  },
}

const countTexts = ({ calls }: TestService): number =>
  calls.reduce((total, { body }) => {
    const sent = body as { q?: unknown[]; text?: unknown[]; messages?: { content: string }[] }
    const data = sent.messages && JSON.parse(sent.messages.at(-1)?.content.split('\n')[1] ?? '[]')
    return total + (Array.isArray(sent) ? sent : (sent.q ?? sent.text ?? data ?? [])).length
  }, 0)

describe.each(Object.entries(services))('%s', (_name, { start, make, missing }) => {
  const running: TestService[] = []
  afterAll(() => Promise.all(running.map((service) => service.stop())))
  const startService = async () => {
    const service = await start()
    running.push(service)
    return service
  }

  translationEngineSuite(async () => {
    const service = await startService()
    return {
      engine: make({ url: service.url, limits: { ...limits, timeoutMs: 20_000 } }),
      pair,
      writeSentence: (number) => `The red car has number ${number}.`,
      isAbout: (answer, number) => answer.includes('car-es') && new RegExp(`\\b${number}\\b`).test(answer),
      failingText: `${unanswerable} sentence of four words.`,
      countSent: () => countTexts(service),
    }
  })

  describe('when the service is in trouble', () => {
    let service: TestService
    let engine: TranslationEngine
    beforeEach(async () => {
      service = await startService()
      engine = make({ url: service.url })
      await engine.listPairs()
    })

    const translate = async (...faults: readonly Fault[]) => {
      service.faults.push(...faults)
      const [answer] = await engine.translate(['The dog sleeps on the sofa.'], pair, { signal: never })
      if (answer === undefined || 'error' in answer) throw answer?.error
      return answer.text
    }
    const failureOf = async (...faults: readonly Fault[]): Promise<TranslationEngineError> => {
      const error = await translate(...faults).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      expect(error).toMatchObject({ name: 'TranslationEngineError' })
      return error as TranslationEngineError
    }

    it('tries again after 503', async () => {
      expect(await translate({ status: 503 }, { status: 503 })).toContain('dog-es')
      expect(service.calls).toHaveLength(3)
    })

    it('gives up after the last attempt', async () => {
      const faults = Array.from({ length: 9 }, () => ({ status: 503 }))
      expect(await failureOf(...faults)).toMatchObject({ problem: 'unavailable', retry: 'later' })
      expect(service.calls).toHaveLength(3)
    })

    it('waits as long as Retry-After says', async () => {
      const begin = performance.now()
      expect(await translate({ status: 429, headers: { 'retry-after': '0.15' } })).toContain('dog-es')
      expect(performance.now() - begin).toBeGreaterThan(140)
    })

    it('does not wait for a long Retry-After and says how long it is', async () => {
      expect(await failureOf({ status: 429, headers: { 'retry-after': '3600' } })).toMatchObject({
        problem: 'too_many_calls',
        retry: 'later',
        retryAfterMs: 3_600_000,
      })
      expect(service.calls).toHaveLength(1)
    })

    it.each([
      [456, 'quota_used_up'],
      [401, 'not_authorized'],
      [403, 'not_authorized'],
      [404, 'unavailable'],
    ])('never tries again after %s', async (status, problem) => {
      expect(await failureOf({ status })).toMatchObject({ problem, retry: 'never' })
      expect(service.calls).toHaveLength(1)
    })

    it('refuses redirects', async () => {
      const other = await startService()
      const redirect = { status: 307, headers: { location: `${other.url}/` } }
      expect(await failureOf(redirect)).toMatchObject({ problem: 'unavailable', retry: 'never' })
      expect(other.calls).toEqual([])
    })

    it.each<[string, Fault]>([
      ['an answer that is not JSON', { status: 200, raw: '<html>Welcome</html>' }],
      ['an answer of another form', { status: 200, json: { hello: 1 } }],
      ['an answer without the text', { status: 200, json: missing }],
      ['an endless answer', 'endless'],
    ])('refuses %s', async (_title, fault) => {
      expect(await failureOf(fault)).toMatchObject({ problem: 'malformed_answer', retry: 'never' })
    })

    it('ends a call that is never answered', async () => {
      expect(await failureOf('silent', 'silent', 'silent')).toMatchObject({ problem: 'timeout', retry: 'later' })
    })

    it('tries again after a lost connection', async () => {
      expect(await translate('cut')).toContain('dog-es')
    })

    it('stops waiting when the signal aborts', async () => {
      service.faults.push({ status: 429, headers: { 'retry-after': '0.19' } })
      const controller = new AbortController()
      const answers = engine.translate(['The dog sleeps.'], pair, { signal: controller.signal })
      const reason = new Error('no longer needed')
      setTimeout(() => controller.abort(reason), 60)
      await expect(answers).rejects.toBe(reason)
    })

    it('finds the text that a service does not take among its neighbors', async () => {
      const texts = Array.from({ length: 20 }, (_, index) => `The dog number ${index} sleeps.`)
      service.faults.push({ status: 400, json: {} }, { status: 400, json: {} }, { status: 400, json: {} })
      const answers = await engine.translate(texts, pair, { signal: never })
      expect(answers.every((answer) => 'text' in answer)).toBe(true)
    })

    it('keeps what was translated before the quota was used up', async () => {
      const texts = Array.from(
        { length: 200 },
        (_, index) => `The dog number ${index} sleeps ${'very '.repeat(40)}well.`,
      )
      const first = await engine.translate(texts.slice(0, 1), pair, { signal: never })
      expect(first).toHaveLength(1)
      const calls = service.calls.length
      service.faults.push(...([undefined, { status: 456 }] as Fault[]))
      const answers = await engine.translate(texts, pair, { signal: never })
      expect(service.calls).toHaveLength(calls + 2)
      expect(answers[0]).toEqual({ text: expect.stringContaining('dog-es') })
      expect(answers.at(-1)).toMatchObject({ error: { problem: 'quota_used_up' } })
    })

    it('says that a sentence came back untranslated', async () => {
      const texts = [`${untranslatable} is what this sentence says to all of us.`, 'The dog sleeps.']
      const answers = await engine.translate(texts, pair, { signal: never })
      expect(answers[0]).toMatchObject({ error: { problem: 'source_returned' } })
      expect(answers[1]).toMatchObject({ text: expect.stringContaining('dog-es') })
    })

    it('refuses a text that is too long and translates the others', async () => {
      const answers = await engine.translate(['The dog sleeps.', 'very long '.repeat(20_000)], pair, { signal: never })
      expect(answers).toMatchObject([{ text: expect.anything() }, { error: { problem: 'text_too_long' } }])
    })

    it('keeps the spaces around a text', async () => {
      const answers = await engine.translate(['\n  The dog sleeps. '], pair, { signal: never })
      expect(answers).toEqual([{ text: expect.stringMatching(/^\n {2}\S.*\S $/) }])
    })

    it('has no texts and keys in its errors', async () => {
      const wrong = make({ url: service.url, key: 'a wrong secret' })
      const error = await wrong.translate(['The dog sleeps.'], pair, { signal: never }).then(
        () => undefined,
        (reason: Error) => reason,
      )
      expect(error).toMatchObject({ problem: 'not_authorized', retry: 'never' })
      expect(`${error?.message} ${error?.stack} ${JSON.stringify(error)}`).not.toMatch(/secret|dog/)
    })

    it('breaks no rule of the service', async () => {
      const texts = Array.from({ length: 300 }, (_, index) => `${'A long sentence & more. '.repeat(8)}${index}`)
      await engine.translate(texts, pair, { signal: never })
      expect(service.refused).toEqual([])
    })
  })
})
