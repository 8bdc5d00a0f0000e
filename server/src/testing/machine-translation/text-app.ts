import { translateText } from '@portolan/contract/machine-translation/text'
import { type TranslationReviewer, TranslationReviewerError } from '../../ports/translation-reviewer.ts'
import type { ClientMachineTranslationSettings } from '../../tables/client.ts'
import { testApp } from '../test-app.ts'
import { dictionaryEngine } from './dictionary-engine.ts'
import { numberReviewer } from './number-reviewer.ts'

export const harbor = 1001
export const spanish = { sourceLanguageCode: 'enu', targetLanguageCode: 'esm' }

const germanToo = [
  { from: 'en', to: 'es', quality: 'good', via: [] },
  { from: 'en', to: 'de', quality: 'good', via: [] },
] as const

/** A reviewer that cannot be reached. */
export const failing = async () => {
  throw new TranslationReviewerError('away', 'later')
}

export type TextApp = Awaited<ReturnType<typeof textApp>>

/** A test app with an engine of its own and a paid one, and calls about texts as a client of Harbor Health. */
export async function textApp() {
  const own = dictionaryEngine({ name: 'own' })
  const remote = dictionaryEngine({ name: 'remote', isRemote: true, pairs: germanToo })
  /** Fails, unless a test says otherwise. */
  const paidReviewer: TranslationReviewer = {
    name: 'remote',
    isRemote: true,
    judgesMeaning: true,
    review: failing,
    postEdit: failing,
  }
  const portal = await testApp(
    {},
    { engines: [own, remote], reviewers: [paidReviewer, numberReviewer()], enginePrices: { remote: 2000 } },
  )
  const client = await portal.as('client@harbor.example')
  const configure = async (settings: ClientMachineTranslationSettings): Promise<void> => {
    await portal.db
      .updateTable('client')
      .set({ machine_translation_settings: JSON.stringify(settings) })
      .where('id', '=', harbor)
      .execute()
  }
  return {
    ...portal,
    client,
    own,
    remote,
    paidReviewer,
    configure,
    translate: (text: string, more: object = {}) =>
      portal.call(translateText, { body: { text, ...spanish, ...more } }, client),
    refuse: (text: string, more: object = {}) =>
      portal.refused(translateText, { body: { text, ...spanish, ...more } }, client),
    /** For the next test. */
    async reset(): Promise<void> {
      await configure({})
      await portal.db.deleteFrom('machine_translation_cache').execute()
      await portal.db.deleteFrom('machine_translation_usage').execute()
      await portal.db.deleteFrom('machine_translation_reservation').execute()
      Object.assign(paidReviewer, { review: failing, postEdit: failing })
      for (const engine of [own, remote]) {
        engine.sent.length = 0
        engine.problem = null
        engine.beforeAnswer = async () => {}
      }
    },
  }
}
