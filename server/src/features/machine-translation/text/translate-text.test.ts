import { getMachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { detectLanguage, translateText } from '@portolan/contract/machine-translation/text'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { TranslationEngineError } from '../../../ports/translation-engine.ts'
import { spanish, type TextApp, textApp } from '../../../testing/machine-translation/text-app.ts'

const notChecked = 'Usual quality of this engine. Only numbers and terms were checked.'

let portal: TextApp
beforeAll(async () => {
  portal = await textApp()
})
afterAll(() => portal.close())
afterEach(() => portal.reset())

describe('translateText', () => {
  it('API-53 MTTEXT-13 returns translatedText, detectedLanguage and the review with score and reason', async () => {
    expect(await portal.translate('The arm is broken.')).toEqual({
      translatedText: 'El brazo está roto.',
      detectedLanguage: null,
      untranslatedSentences: [],
      glossaryTerms: [],
      aiLinguisticQualityReviewResult: { score: 4, scoreReason: notChecked, faults: [] },
    })
  })

  it('gives no more stars than the engine promises, where the meaning was not checked', async () => {
    const body = { text: 'El brazo está roto.', sourceLanguageCode: 'esm', targetLanguageCode: 'enu' }
    const { aiLinguisticQualityReviewResult } = await portal.call(translateText, { body }, portal.client)
    expect(aiLinguisticQualityReviewResult).toEqual({
      score: 2,
      scoreReason: notChecked,
      faults: [],
    })
  })

  it('MTTEXT-12 detects the language where none is named, and returns its id', async () => {
    const text = 'The patient was seen by the doctor this morning and may go home tomorrow.'
    const body = { text, targetLanguageCode: 'esm' }
    expect(await portal.call(translateText, { body }, portal.client)).toMatchObject({ detectedLanguage: 'enu' })
    const short = { body: { text: 'Arm', targetLanguageCode: 'esm' } }
    expect(await portal.refused(translateText, short, portal.client)).toEqual([400, 'language_not_detected'])
    expect(await portal.call(detectLanguage, { body: { text } }, portal.client)).toEqual({
      detectedLanguage: 'enu',
      isReliable: true,
    })
    expect(await portal.call(detectLanguage, { body: { text: 'Arm' } }, portal.client)).toEqual({
      detectedLanguage: null,
      isReliable: false,
    })
  })

  it('keeps paragraphs, line breaks, spaces and what looks like a tag', async () => {
    const text = 'Good morning. Where is the pharmacy?\r\n\r\n  The <g1>arm</g1> <x1/>\n\tDr. Lee'
    const { translatedText } = await portal.translate(text)
    expect(translatedText).toBe('Buenos días. Dónde está el farmacia?\r\n\r\n  El <g1>brazo</g1> <x1/>\n\tDr. Lee')
    expect(portal.own.sent.concat(portal.remote.sent)).toContain('Dr. Lee')
  })

  it('MTTEXT-09 limits the text to maxCharactersPerRequest', async () => {
    await portal.configure({ maxCharactersPerRequest: 20 })
    expect(await portal.refuse('The arm is broken. The arm.')).toEqual([400, 'text_too_long'])
    expect((await portal.translate('The arm is broken.')).translatedText).toBe('El brazo está roto.')
  })

  it('MTTEXT-10 needs a target language and text that is not blank', async () => {
    expect(await portal.refuse(' \n ')).toEqual([400, 'malformed', 'body.text: Required'])
    const [status, code, field] = await portal.refuse('The arm', { targetLanguageCode: '' })
    expect([status, code, String(field)]).toEqual([400, 'malformed', expect.stringContaining('targetLanguageCode')])
  })

  it('refuses a pair that no engine serves, and languages outside of the settings', async () => {
    expect(await portal.refuse('The arm', { targetLanguageCode: 'jpn' })).toEqual([400, 'pair_not_offered'])
    await portal.configure({ supportedLltsLanguages: ['enu', 'deu'] })
    expect(await portal.refuse('The arm')).toEqual([400, 'pair_not_offered'])
    expect((await portal.translate('The arm', { targetLanguageCode: 'deu' })).translatedText).toBe('El brazo')
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
    await portal.configure({ disableTextTranslation: true })
    expect(await portal.refuse('The arm')).toEqual([403, 'machine_translation_disabled'])
  })
})

describe('engines', () => {
  it('uses the best quality first and the next engine when one fails', async () => {
    await portal.translate('The arm is broken.')
    expect([portal.own.sent, portal.remote.sent]).toEqual([[], ['The arm is broken.']])
    portal.remote.problem = { error: new TranslationEngineError('unavailable', 'away', 'later') }
    expect((await portal.translate('The leg.')).translatedText).toBe('El pierna.')
    expect(portal.own.sent).toEqual(['The leg.'])
  })

  it("follows the client's own order for a pair", async () => {
    await portal.configure({ engineOrder: [{ targetLanguageId: 'esm', engines: ['own'] }] })
    await portal.translate('The arm.')
    expect([portal.own.sent, portal.remote.sent]).toEqual([['The arm.'], []])
  })

  it('sends nothing to remote engines where texts stay on the own machines, whatever fails', async () => {
    await portal.configure({ isKeptOnOurMachines: true, engineOrder: [{ engines: ['remote'] }] })
    await portal.translate('The arm.')
    portal.own.problem = { error: new TranslationEngineError('crash', 'gone', 'later') }
    expect(await portal.refuse('The leg.')).toEqual([502, 'translation_failed'])
    expect(await portal.refuse('The arm.', { targetLanguageCode: 'deu' })).toEqual([400, 'pair_not_offered'])
    expect(portal.remote.sent).toEqual([])
    const settings = await portal.call(getMachineTranslationSettings, {}, portal.client)
    expect(settings.mayTextsLeaveOurMachines).toBe(false)
    expect(settings.notOfferedLanguages.find(({ reason }) => reason === 'kept_on_our_machines')?.languageIds).toContain(
      'deu',
    )
  })

  it('names sentences that no engine could translate and keeps the others', async () => {
    const error = new TranslationEngineError('malformed_answer', 'bad', 'never')
    for (const engine of [portal.own, portal.remote]) engine.problem = { error, word: 'leg' }
    const answer = await portal.translate('The arm. The leg.')
    expect(answer).toMatchObject({ translatedText: 'El brazo. The leg.', untranslatedSentences: ['The leg.'] })
  })

  it('tells a used-up quota and a busy engine apart from other failures', async () => {
    const fail = (problem: 'quota_used_up' | 'too_many_calls' | 'timeout') => {
      for (const engine of [portal.own, portal.remote])
        engine.problem = { error: new TranslationEngineError(problem, 'no', 'never') }
      return portal.refuse(`The arm ${problem}.`)
    }
    expect(await fail('quota_used_up')).toEqual([503, 'engine_quota_used_up'])
    expect(await fail('too_many_calls')).toEqual([503, 'translation_busy'])
    expect(await fail('timeout')).toEqual([502, 'translation_failed'])
  })

  it('stops the engine when the caller hangs up', async () => {
    const aborted = new Promise<void>((resolve) => {
      portal.remote.beforeAnswer = (signal) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => {
            resolve()
            reject(signal.reason)
          }),
        )
    })
    const hangUp = new AbortController()
    const call = portal.client('/machineTranslation/actions/translateText', {
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
  const cached = () => portal.db.selectFrom('machine_translation_cache').selectAll().execute()

  it('answers the same text again without the engine, for the same client and engine only', async () => {
    await portal.translate('The arm.')
    // Nobody waits for the cache.
    await expect.poll(cached).toHaveLength(1)
    await portal.translate('The arm.')
    expect(portal.remote.sent).toEqual(['The arm.'])
    portal.remote.problem = { error: new TranslationEngineError('unavailable', 'away', 'later') }
    await portal.translate('The arm.')
    expect(portal.own.sent).toEqual([])
    const other = await portal.as('client@meridian.example')
    await portal.call(translateText, { body: { text: 'The arm.', ...spanish } }, other)
    expect(portal.remote.sent).toEqual(['The arm.', 'The arm.'])
  })

  it('is not used for a client that opts out', async () => {
    await portal.configure({ isCacheDisabled: true })
    await portal.translate('The arm.')
    await portal.translate('The arm.')
    expect(portal.remote.sent).toEqual(['The arm.', 'The arm.'])
    expect(await cached()).toEqual([])
  })
})
