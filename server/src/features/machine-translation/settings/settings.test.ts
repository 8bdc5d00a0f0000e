import {
  getMachineTranslationSettings,
  listLanguageCombinations,
  targetsOf,
} from '@portolan/contract/machine-translation/settings'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OfferedPair } from '../../../ports/translation-engine.ts'
import type { TranslationReviewer } from '../../../ports/translation-reviewer.ts'
import type { ClientMachineTranslationSettings } from '../../../tables/client.ts'
import { dictionaryEngine } from '../../../testing/machine-translation/dictionary-engine.ts'
import { numberReviewer } from '../../../testing/machine-translation/number-reviewer.ts'
import { scriptedRecognizer } from '../../../testing/media/scripted-recognizer.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const pair = (from: string, to: string, quality: OfferedPair['quality'] = 'fair'): OfferedPair => ({
  from,
  to,
  quality,
  via: [],
})
const pairs = [pair('en', 'es'), pair('es', 'en', 'gist'), pair('en', 'zh-Hant'), pair('en', 'pt-PT', 'good')]
const engine = dictionaryEngine({ pairs })
const remote = dictionaryEngine({ name: 'remote', isRemote: true, pairs: [pair('en', 'ja')] })
const reviewers: TranslationReviewer[] = []
let portal: TestApp
beforeAll(async () => {
  const getInstallation = () => ({ state: 'INSTALLING' as const, percent: 40, problem: null, packages: [] })
  const recognizers = [scriptedRecognizer({ languages: ['en'] })]
  portal = await testApp({}, { engines: [engine, remote], reviewers, recognizers, getInstallation })
})
afterAll(() => portal.close())
afterEach(() => configure({}))

const configure = (settings: ClientMachineTranslationSettings) =>
  portal.db
    .updateTable('client')
    .set({ machine_translation_settings: JSON.stringify(settings) })
    .where('id', '=', 1001)
    .execute()
const getSettings = async () =>
  portal.call(getMachineTranslationSettings, {}, await portal.as('employee@harbor.example'))

describe('getMachineTranslationSettings', () => {
  it('API-52 MTTEXT-06 returns all settings of the client, with defaults for those it does not have', async () => {
    await configure({ maxCharactersPerRequest: 4000, maxVideoFileSizeMB: 200, enableAiPostEditing: true })
    expect(await getSettings()).toMatchObject({
      maxCharactersPerRequest: 4000,
      allowedFileTypes: ['TEXT', 'WORD', 'EXCEL', 'POWERPOINT', 'PDF'],
      maxFileSizeMB: 50,
      maxFilesPerRequest: 20,
      maxAudioFileSizeMB: 1,
      maxVideoFileSizeMB: 200,
      enableAiLinguisticQualityReview: true,
      showAiLinguisticQualityScorePerFile: true,
      disableHumanEscalation: false,
      disableTextTranslation: false,
      disableFileTranslation: false,
      disableMediaTranslation: true,
      charactersLeftToday: 5_000_000,
      engineInstallation: { state: 'INSTALLING', percent: 40 },
    })
  })

  it('offers post-editing only where a reviewer understands texts and the client may use it', async () => {
    const isOffered = async (settings: ClientMachineTranslationSettings) => {
      await configure(settings)
      return (await getSettings()).enableAiPostEditing
    }
    reviewers.splice(0, 1, numberReviewer())
    expect(await isOffered({ enableAiPostEditing: true })).toBe(false)
    reviewers.push(numberReviewer({ isRemote: true }))
    expect(await isOffered({ enableAiPostEditing: true })).toBe(true)
    expect(await isOffered({ enableAiPostEditing: false })).toBe(false)
    expect(await isOffered({ enableAiPostEditing: true, isKeptOnOurMachines: true })).toBe(false)
    reviewers.length = 0
    expect(await isOffered({ enableAiPostEditing: true })).toBe(false)
  })

  it('MTFILE-09 allows no file type where the list is empty', async () => {
    await configure({ allowedFileTypes: [] })
    expect((await getSettings()).allowedFileTypes).toEqual([])
  })

  it('offers a language in all its regions, but not in another script', async () => {
    const { offeredLanguages, supportedLltsLanguages } = await getSettings()
    const targets = targetsOf(offeredLanguages, 'enu')
    expect(targets).toEqual(expect.arrayContaining(['esm', 'esn', 'esj', 'cht', 'zhh', 'ptg', 'jpn']))
    for (const id of ['chs', 'ptb', 'enu', 'deu']) expect(targets).not.toContain(id)
    expect(targetsOf(offeredLanguages, 'eng')).toEqual(targets)
    expect(targetsOf(offeredLanguages, 'esm')).toContain('enu')
    expect(targetsOf(offeredLanguages, 'cht')).toEqual([])
    expect(supportedLltsLanguages).toContain('cht')
    const qualityOf = (source: string, target: string) =>
      offeredLanguages.find(
        ({ sourceLanguageIds, targetLanguageIds }) =>
          sourceLanguageIds.includes(source) && targetLanguageIds.includes(target),
      )?.quality
    expect([qualityOf('enu', 'esm'), qualityOf('esm', 'enu'), qualityOf('enu', 'ptg')]).toEqual([
      'fair',
      'gist',
      'good',
    ])
  })

  it('says why a language is not offered', async () => {
    await configure({ supportedLltsLanguages: ['enu', 'esm', 'jpn'], isKeptOnOurMachines: true })
    const { notOfferedLanguages, supportedLltsLanguages, mayTextsLeaveOurMachines } = await getSettings()
    expect([supportedLltsLanguages, mayTextsLeaveOurMachines]).toEqual([['enu', 'esm'], false])
    const reasonOf = (id: string) => notOfferedLanguages.find(({ languageIds }) => languageIds.includes(id))?.reason
    expect([reasonOf('deu'), reasonOf('jpn'), reasonOf('esn'), reasonOf('esm')]).toEqual([
      'no_engine',
      'kept_on_our_machines',
      'not_allowed_for_client',
      undefined,
    ])
    await configure({})
    expect((await getSettings()).mayTextsLeaveOurMachines).toBe(true)
  })

  it('API-50 MTMEDIA-15 lists the languages into which speech of a language can be translated', async () => {
    await configure({ supportedLltsLanguages: ['enu', 'esm', 'ptg'] })
    const client = await portal.as('client@harbor.example')
    expect(await portal.call(listLanguageCombinations, { query: { sourceLanguageId: 'enu' } }, client)).toMatchObject({
      sourceLanguageId: 'enu',
      targetLanguageIds: expect.arrayContaining(['esm', 'ptg']),
    })
    expect(await portal.call(listLanguageCombinations, { query: { sourceLanguageId: 'ptg' } }, client)).toMatchObject({
      targetLanguageIds: [],
    })
    // An engine translates it, but no recognizer hears it.
    await configure({})
    expect(await portal.call(listLanguageCombinations, { query: { sourceLanguageId: 'esm' } }, client)).toMatchObject({
      targetLanguageIds: [],
    })
  })
})
