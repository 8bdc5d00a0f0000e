import { getMachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { postEditText, translateText } from '@portolan/contract/machine-translation/text'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dictionaryEngine } from '../../../testing/machine-translation/dictionary-engine.ts'
import { failing, harbor, spanish, type TextApp, textApp } from '../../../testing/machine-translation/text-app.ts'

let portal: TextApp
beforeAll(async () => {
  portal = await textApp()
})
afterAll(() => portal.close())
afterEach(() => portal.reset())

describe('review and post-edit', () => {
  it("words the reason in the reader's language and names the segments at fault", async () => {
    const { call } = portal
    const engine = dictionaryEngine()
    engine.translate = async (texts) => texts.map((text) => ({ text: text.replace('12', '13') }))
    const { aiLinguisticQualityReviewResult: review } = await withEngine(engine, () =>
      portal.translate('Take 12 tablets.'),
    )
    expect(review).toEqual({
      score: 3,
      scoreReason: 'Numbers differ in 1 segment.',
      faults: [{ fault: 'numbers_differ', detail: '12', source: 'Take 12 tablets.', target: 'Take 13 tablets.' }],
    })
    const inSpanish = (path: string, init: RequestInit = {}) =>
      portal.client(path, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), 'accept-language': 'es' },
      })
    const again = await withEngine(engine, () =>
      call(translateText, { body: { text: 'Take 12 drops.', ...spanish } }, inSpanish),
    )
    expect(again.aiLinguisticQualityReviewResult?.scoreReason).toBe('Los números difieren en 1 segmento.')
  })

  it('returns no review where the client does not use it', async () => {
    await portal.configure({ enableAiLinguisticQualityReview: false })
    expect((await portal.translate('The arm.')).aiLinguisticQualityReviewResult).toBeNull()
  })

  it('counts and prices reviews by a paid model, but not as part of the quota', async () => {
    portal.paidReviewer.review = async () => ({ score: 4, faults: [] })
    const text = 'The arm is broken.'
    const { translatedText, aiLinguisticQualityReviewResult: review } = await portal.translate(text)
    expect(review?.score).toBe(4)
    const reviewed = text.length + translatedText.length
    const [row, ...others] = await portal.db.selectFrom('machine_translation_usage').selectAll().execute()
    expect(others).toEqual([])
    expect(row).toMatchObject({ client_id: harbor, engine: 'remote', reviewed_characters: String(reviewed) })
    expect(Number(row?.characters)).toBe(text.length + reviewed)
    expect(Number(row?.cost_cents)).toBeCloseTo((text.length + reviewed) * 0.002, 6)
    await portal.configure({ maxCharactersPerDay: 100 })
    const { charactersLeftToday } = await portal.call(getMachineTranslationSettings, {}, portal.client)
    expect(charactersLeftToday).toBe(100 - text.length)
  })

  it('does not count checks on the own machines', async () => {
    await portal.translate('The arm.')
    const rows = await portal.db.selectFrom('machine_translation_usage').select(['engine', 'characters']).execute()
    expect(rows).toEqual([{ engine: 'remote', characters: '8' }])
  })

  const edit = { sourceLanguageId: 'enu', targetLanguageId: 'esm' }

  it('API-54 MTTEXT-14 corrects a translation and returns correctedText', async () => {
    await portal.configure({ enableAiPostEditing: true })
    const body = { ...edit, sourceText: 'The arm.\nIt is broken.', targetText: 'El brazo.\nEstá roto.' }
    expect(await portal.call(postEditText, { body }, portal.client)).toEqual({
      correctedText: 'El brazo.\nEstá fracturado.',
    })
  })

  it('counts and prices what a reviewer corrects, and asks the next one if it fails', async () => {
    await portal.configure({ enableAiPostEditing: true })
    const body = { ...edit, sourceText: 'It is broken.', targetText: 'Está roto.' }
    const usage = () =>
      portal.db.selectFrom('machine_translation_usage').select(['engine', 'characters', 'cost_cents']).execute()
    portal.paidReviewer.postEdit = async (segments) => segments.map(() => 'Se ha roto.')
    expect(await portal.call(postEditText, { body }, portal.client)).toEqual({ correctedText: 'Se ha roto.' })
    expect(await usage()).toEqual([{ engine: 'remote', characters: '23', cost_cents: '0.046000' }])
    portal.paidReviewer.postEdit = failing
    expect(await portal.call(postEditText, { body }, portal.client)).toEqual({ correctedText: 'Está fracturado.' })
    expect((await usage()).find(({ engine }) => engine === 'numbers')).toMatchObject({ characters: '23' })
    await portal.configure({ enableAiPostEditing: true, maxCharactersPerDay: 60 })
    expect(await portal.refused(postEditText, { body }, portal.client)).toEqual([429, 'translation_quota_reached'])
  })

  it('MTTEXT-11 needs translated text, and a client that uses post-editing', async () => {
    const body = { ...edit, sourceText: 'The arm.', targetText: 'El brazo.' }
    expect(await portal.refused(postEditText, { body }, portal.client)).toEqual([403, 'post_editing_not_offered'])
    await portal.configure({ enableAiPostEditing: true })
    expect(await portal.refused(postEditText, { body: { ...body, targetText: ' ' } }, portal.client)).toEqual([
      400,
      'malformed',
      'body.targetText: Required',
    ])
  })

  it('needs a reviewer that understands texts', async () => {
    await portal.configure({ enableAiPostEditing: true, isKeptOnOurMachines: true })
    const body = { ...edit, sourceText: 'It is broken.', targetText: 'Está roto.' }
    expect(await portal.refused(postEditText, { body }, portal.client)).toEqual([403, 'post_editing_not_offered'])
  })
})

/** Lets another engine answer for the remote one. */
async function withEngine<Result>(engine: ReturnType<typeof dictionaryEngine>, work: () => Promise<Result>) {
  const { translate } = portal.remote
  Object.assign(portal.remote, { translate: engine.translate })
  try {
    return await work()
  } finally {
    Object.assign(portal.remote, { translate })
  }
}
