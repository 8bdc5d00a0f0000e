import { getMachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { detectLanguage, postEditText, translateText } from '@portolan/contract/machine-translation/text'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { TranslationEngineError } from '../../../ports/translation-engine.ts'
import { type TranslationReviewer, TranslationReviewerError } from '../../../ports/translation-reviewer.ts'
import type { ClientMachineTranslationSettings } from '../../../tables/client.ts'
import { dictionaryEngine } from '../../../testing/machine-translation/dictionary-engine.ts'
import { numberReviewer } from '../../../testing/machine-translation/number-reviewer.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const own = dictionaryEngine({ name: 'own' })
const remote = dictionaryEngine({
  name: 'remote',
  isRemote: true,
  pairs: [
    { from: 'en', to: 'es', quality: 'good', via: [] },
    { from: 'en', to: 'de', quality: 'good', via: [] },
  ],
})
const failing = async () => {
  throw new TranslationReviewerError('away', 'later')
}
/** Fails, unless a test says otherwise. */
const paidReviewer: TranslationReviewer = {
  name: 'remote',
  isRemote: true,
  review: failing,
  postEdit: failing,
}
let portal: TestApp
let client: Awaited<ReturnType<TestApp['as']>>
const harbor = 1001

beforeAll(async () => {
  portal = await testApp(
    {},
    { engines: [own, remote], reviewers: [paidReviewer, numberReviewer()], enginePrices: { remote: 2000 } },
  )
  client = await portal.as('client@harbor.example')
})
afterAll(() => portal.close())

async function configure(settings: ClientMachineTranslationSettings): Promise<void> {
  await portal.db
    .updateTable('client')
    .set({ machine_translation_settings: JSON.stringify(settings) })
    .where('id', '=', harbor)
    .execute()
}

afterEach(async () => {
  await configure({})
  await portal.db.deleteFrom('machine_translation_cache').execute()
  await portal.db.deleteFrom('machine_translation_usage').execute()
  for (const engine of [own, remote]) {
    engine.sent.length = 0
    engine.problem = null
    engine.beforeAnswer = async () => {}
  }
  await portal.db.deleteFrom('machine_translation_reservation').execute()
})

const spanish = { sourceLanguageCode: 'enu', targetLanguageCode: 'esm' }
const translate = (text: string, more: object = {}) =>
  portal.call(translateText, { body: { text, ...spanish, ...more } }, client)
const refuse = (text: string, more: object = {}) =>
  portal.refused(translateText, { body: { text, ...spanish, ...more } }, client)

describe('translateText', () => {
  it('API-53 MTTEXT-13 returns translatedText, detectedLanguage and the review with score and reason', async () => {
    expect(await translate('The arm is broken.')).toEqual({
      translatedText: 'El brazo está roto.',
      detectedLanguage: null,
      untranslatedSentences: [],
      aiLinguisticQualityReviewResult: { score: 5, scoreReason: 'No fault was found.', faults: [] },
    })
  })

  it('MTTEXT-12 detects the language where none is named, and returns its id', async () => {
    const text = 'The patient was seen by the doctor this morning and may go home tomorrow.'
    const body = { text, targetLanguageCode: 'esm' }
    expect(await portal.call(translateText, { body }, client)).toMatchObject({ detectedLanguage: 'enu' })
    const short = { body: { text: 'Arm', targetLanguageCode: 'esm' } }
    expect(await portal.refused(translateText, short, client)).toEqual([400, 'language_not_detected'])
    expect(await portal.call(detectLanguage, { body: { text } }, client)).toEqual({
      detectedLanguage: 'enu',
      isReliable: true,
    })
    expect(await portal.call(detectLanguage, { body: { text: 'Arm' } }, client)).toEqual({
      detectedLanguage: null,
      isReliable: false,
    })
  })

  it('keeps paragraphs, line breaks, spaces and what looks like a tag', async () => {
    const text = 'Good morning. Where is the pharmacy?\r\n\r\n  The <g1>arm</g1> <x1/>\n\tDr. Lee'
    const { translatedText } = await translate(text)
    expect(translatedText).toBe('Buenos días. Dónde está el farmacia?\r\n\r\n  El <g1>brazo</g1> <x1/>\n\tDr. Lee')
    expect(own.sent.concat(remote.sent)).toContain('Dr. Lee')
  })

  it('MTTEXT-09 limits the text to maxCharactersPerRequest', async () => {
    await configure({ maxCharactersPerRequest: 20 })
    expect(await refuse('The arm is broken. The arm.')).toEqual([400, 'text_too_long'])
    expect((await translate('The arm is broken.')).translatedText).toBe('El brazo está roto.')
  })

  it('MTTEXT-10 needs a target language and text that is not blank', async () => {
    expect(await refuse(' \n ')).toEqual([400, 'malformed', 'body.text: Required'])
    const [status, code, field] = await refuse('The arm', { targetLanguageCode: '' })
    expect([status, code, String(field)]).toEqual([400, 'malformed', expect.stringContaining('targetLanguageCode')])
  })

  it('refuses a pair that no engine serves, and languages outside of the settings', async () => {
    expect(await refuse('The arm', { targetLanguageCode: 'jpn' })).toEqual([400, 'pair_not_offered'])
    await configure({ supportedLltsLanguages: ['enu', 'deu'] })
    expect(await refuse('The arm')).toEqual([400, 'pair_not_offered'])
    expect((await translate('The arm', { targetLanguageCode: 'deu' })).translatedText).toBe('El brazo')
  })

  it('MTTEXT-02 is for members whose organization has the application', async () => {
    const call = { body: { text: 'The arm', ...spanish } }
    expect(await portal.refused(translateText, call, await portal.as('buyer@procura.example'))).toEqual([
      403,
      'application_disabled',
    ])
    expect(await portal.refused(translateText, call, await portal.as('pm@portolan.example'))).toEqual([
      403,
      'forbidden',
    ])
    expect(await portal.refused(translateText, call)).toEqual([401, 'signed_out'])
  })

  it('refuses where the client does not use text translation', async () => {
    await configure({ disableTextTranslation: true })
    expect(await refuse('The arm')).toEqual([403, 'machine_translation_disabled'])
  })
})

describe('engines', () => {
  it('uses the best quality first and the next engine when one fails', async () => {
    await translate('The arm is broken.')
    expect([own.sent, remote.sent]).toEqual([[], ['The arm is broken.']])
    remote.problem = { error: new TranslationEngineError('unavailable', 'away', 'later') }
    expect((await translate('The leg.')).translatedText).toBe('El pierna.')
    expect(own.sent).toEqual(['The leg.'])
  })

  it("follows the client's own order for a pair", async () => {
    await configure({ engineOrder: [{ targetLanguageId: 'esm', engines: ['own'] }] })
    await translate('The arm.')
    expect([own.sent, remote.sent]).toEqual([['The arm.'], []])
  })

  it('sends nothing to remote engines where texts stay on the own machines, whatever fails', async () => {
    await configure({ isKeptOnOurMachines: true, engineOrder: [{ engines: ['remote'] }] })
    await translate('The arm.')
    own.problem = { error: new TranslationEngineError('crash', 'gone', 'later') }
    expect(await refuse('The leg.')).toEqual([502, 'translation_failed'])
    expect(await refuse('The arm.', { targetLanguageCode: 'deu' })).toEqual([400, 'pair_not_offered'])
    expect(remote.sent).toEqual([])
    const settings = await portal.call(getMachineTranslationSettings, {}, client)
    expect(settings.mayTextsLeaveOurMachines).toBe(false)
    expect(settings.notOfferedLanguages.find(({ reason }) => reason === 'kept_on_our_machines')?.languageIds).toContain(
      'deu',
    )
  })

  it('names sentences that no engine could translate and keeps the others', async () => {
    const error = new TranslationEngineError('malformed_answer', 'bad', 'never')
    for (const engine of [own, remote]) engine.problem = { error, word: 'leg' }
    const answer = await translate('The arm. The leg.')
    expect(answer).toMatchObject({ translatedText: 'El brazo. The leg.', untranslatedSentences: ['The leg.'] })
  })

  it('tells a used-up quota and a busy engine apart from other failures', async () => {
    const fail = (problem: 'quota_used_up' | 'too_many_calls' | 'timeout') => {
      for (const engine of [own, remote]) engine.problem = { error: new TranslationEngineError(problem, 'no', 'never') }
      return refuse(`The arm ${problem}.`)
    }
    expect(await fail('quota_used_up')).toEqual([503, 'engine_quota_used_up'])
    expect(await fail('too_many_calls')).toEqual([503, 'translation_busy'])
    expect(await fail('timeout')).toEqual([502, 'translation_failed'])
  })

  it('stops the engine when the caller hangs up', async () => {
    const aborted = new Promise<void>((resolve) => {
      remote.beforeAnswer = (signal) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => {
            resolve()
            reject(signal.reason)
          }),
        )
    })
    const hangUp = new AbortController()
    const call = client('/machineTranslation/actions/translateText', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'The arm.', ...spanish }),
      signal: hangUp.signal,
    })
    setTimeout(() => hangUp.abort(), 200)
    await expect(call).rejects.toThrow()
    await aborted
  })
})

describe('the cache', () => {
  it('answers the same text again without the engine, for the same client and engine only', async () => {
    await translate('The arm.')
    await translate('The arm.')
    expect(remote.sent).toEqual(['The arm.'])
    remote.problem = { error: new TranslationEngineError('unavailable', 'away', 'later') }
    await translate('The arm.')
    expect(own.sent).toEqual([])
    const other = await portal.as('client@meridian.example')
    await portal.call(translateText, { body: { text: 'The arm.', ...spanish } }, other)
    expect(remote.sent).toEqual(['The arm.', 'The arm.'])
  })

  it('is not used for a client that opts out', async () => {
    await configure({ isCacheDisabled: true })
    await translate('The arm.')
    await translate('The arm.')
    expect(remote.sent).toEqual(['The arm.', 'The arm.'])
    expect(await portal.db.selectFrom('machine_translation_cache').selectAll().execute()).toEqual([])
  })
})

describe('quota and usage', () => {
  it('counts characters and cost per client, day and engine, and refuses more than the daily quota', async () => {
    await configure({ maxCharactersPerDay: 20 })
    await translate('The arm is broken.')
    const rows = await portal.db.selectFrom('machine_translation_usage').selectAll().execute()
    expect(rows).toMatchObject([{ client_id: harbor, engine: 'remote', characters: '18', cost_cents: '0.036000' }])
    expect(await refuse('The leg.')).toEqual([429, 'translation_quota_reached'])
    const { charactersLeftToday } = await portal.call(getMachineTranslationSettings, {}, client)
    expect(charactersLeftToday).toBe(2)
    const metrics = await (await fetch(`${portal.config.origin}/metrics`)).text()
    expect(metrics).toContain('portolan_translation_characters_total{engine="remote",client="1001"}')
    expect(metrics).toContain('portolan_translation_cost_cents_total{engine="remote",client="1001"}')
  })
})

describe('the daily quota', () => {
  it('holds for calls at the same time, and gives back what was not used', async () => {
    await configure({ maxCharactersPerDay: 20 })
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      remote.beforeAnswer = () =>
        new Promise((release) => {
          answer = release
          resolve()
        })
    })
    const first = translate('The arm is broken.')
    await asked
    expect(await refuse('The leg.')).toEqual([429, 'translation_quota_reached'])
    remote.problem = { error: new TranslationEngineError('crash', 'gone', 'later') }
    own.problem = remote.problem
    answer()
    await expect(first).rejects.toThrow()
    remote.problem = null
    remote.beforeAnswer = async () => {}
    expect((await translate('The arm is broken.')).translatedText).toBe('El brazo está roto.')
    expect(await portal.db.selectFrom('machine_translation_reservation').selectAll().execute()).toEqual([])
  })

  it('lets exactly as many of ten calls at the same time through as fit', async () => {
    await configure({ maxCharactersPerDay: 25, isCacheDisabled: true })
    remote.beforeAnswer = () => new Promise((resolve) => setTimeout(resolve, 500))
    const calls = Array.from({ length: 10 }, () =>
      translate('The arm.').then(
        () => true,
        () => false,
      ),
    )
    expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(3)
  })

  it('forgets the reservations of a process that died', async () => {
    await configure({ maxCharactersPerDay: 20 })
    await sql`insert into machine_translation_reservation (client_id, characters, reserved_at)
      values (${harbor}, 20, now() - interval '31 minutes')`.execute(portal.db)
    expect((await translate('The arm.')).translatedText).toBe('El brazo.')
  })
})

describe('review and post-edit', () => {
  it("words the reason in the reader's language and names the segments at fault", async () => {
    const { call } = portal
    const engine = dictionaryEngine()
    engine.translate = async (texts) => texts.map((text) => ({ text: text.replace('12', '13') }))
    const { aiLinguisticQualityReviewResult: review } = await withEngine(engine, () => translate('Take 12 tablets.'))
    expect(review).toEqual({
      score: 3,
      scoreReason: 'Numbers differ in 1 segment.',
      faults: [{ fault: 'numbers_differ', detail: '12', source: 'Take 12 tablets.', target: 'Take 13 tablets.' }],
    })
    const inSpanish = (path: string, init: RequestInit = {}) =>
      client(path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), 'accept-language': 'es' } })
    const again = await withEngine(engine, () =>
      call(translateText, { body: { text: 'Take 12 drops.', ...spanish } }, inSpanish),
    )
    expect(again.aiLinguisticQualityReviewResult?.scoreReason).toBe('Los números difieren en 1 segmento.')
  })

  it('returns no review where the client does not use it', async () => {
    await configure({ enableAiLinguisticQualityReview: false })
    expect((await translate('The arm.')).aiLinguisticQualityReviewResult).toBeNull()
  })

  const edit = { sourceLanguageId: 'enu', targetLanguageId: 'esm' }

  it('API-54 MTTEXT-14 corrects a translation and returns correctedText', async () => {
    await configure({ enableAiPostEditing: true })
    const body = { ...edit, sourceText: 'The arm.\nIt is broken.', targetText: 'El brazo.\nEstá roto.' }
    expect(await portal.call(postEditText, { body }, client)).toEqual({ correctedText: 'El brazo.\nEstá fracturado.' })
  })

  it('counts and prices what a reviewer corrects, and asks the next one if it fails', async () => {
    await configure({ enableAiPostEditing: true })
    const body = { ...edit, sourceText: 'It is broken.', targetText: 'Está roto.' }
    const usage = () =>
      portal.db.selectFrom('machine_translation_usage').select(['engine', 'characters', 'cost_cents']).execute()
    paidReviewer.postEdit = async (segments) => segments.map(() => 'Se ha roto.')
    expect(await portal.call(postEditText, { body }, client)).toEqual({ correctedText: 'Se ha roto.' })
    expect(await usage()).toEqual([{ engine: 'remote', characters: '23', cost_cents: '0.046000' }])
    paidReviewer.postEdit = failing
    expect(await portal.call(postEditText, { body }, client)).toEqual({ correctedText: 'Está fracturado.' })
    expect((await usage()).find(({ engine }) => engine === 'numbers')).toMatchObject({ characters: '23' })
    await configure({ enableAiPostEditing: true, maxCharactersPerDay: 60 })
    expect(await portal.refused(postEditText, { body }, client)).toEqual([429, 'translation_quota_reached'])
  })

  it('MTTEXT-11 needs translated text, and a client that uses post-editing', async () => {
    const body = { ...edit, sourceText: 'The arm.', targetText: 'El brazo.' }
    expect(await portal.refused(postEditText, { body }, client)).toEqual([403, 'post_editing_not_offered'])
    await configure({ enableAiPostEditing: true })
    expect(await portal.refused(postEditText, { body: { ...body, targetText: ' ' } }, client)).toEqual([
      400,
      'malformed',
      'body.targetText: Required',
    ])
  })
})

/** Lets another engine answer for the remote one. */
async function withEngine<Result>(engine: ReturnType<typeof dictionaryEngine>, work: () => Promise<Result>) {
  const { translate } = remote
  Object.assign(remote, { translate: engine.translate })
  try {
    return await work()
  } finally {
    Object.assign(remote, { translate })
  }
}
