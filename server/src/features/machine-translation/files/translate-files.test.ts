import { retryFileTranslation, translateFiles } from '@portolan/contract/machine-translation/files'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { docx, paragraph } from '../../../../../documents/src/corpus/office-files.ts'
import { partOf } from '../../../../../documents/src/corpus/translated/translate-bytes.ts'
import { upload } from '../../../testing/job-requests.ts'
import { dictionaryEngine } from '../../../testing/machine-translation/dictionary-engine.ts'
import { numberReviewer } from '../../../testing/machine-translation/number-reviewer.ts'
import { download, type TranslationApp, translationApp } from '../../../testing/machine-translation/translation-app.ts'
import { checkLimits } from '../../job-requests/index.ts'
import { effectiveSettings } from '../settings/effective-settings.ts'
import { fileLimits } from './check-file-order.ts'

const engine = dictionaryEngine({
  pairs: [
    { from: 'en', to: 'es', quality: 'fair', via: [] },
    { from: 'es', to: 'en', quality: 'gist', via: [] },
    { from: 'es', to: 'fr', quality: 'gist', via: [] },
  ],
})
let portal: TranslationApp
beforeAll(async () => {
  portal = await translationApp({ engines: [engine], reviewers: [numberReviewer()] })
})
afterAll(() => portal.close())
afterEach(() => portal.configure({}))

const bold = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r>`
const leaflet = () =>
  Uint8Array.from(
    docx(
      `<w:p><w:r><w:t xml:space="preserve">The </w:t></w:r>${bold('doctor')}<w:r><w:t xml:space="preserve"> is good.</w:t></w:r></w:p>` +
        paragraph('Where is the pharmacy?'),
    ),
  )

const notChecked = 'Usual quality of this engine. Only numbers and terms were checked.'

describe('translateFiles', () => {
  it('API-55 MTFILE-04 MTFILE-21 translates files into each language and delivers them with their scores', async () => {
    const { id, status, origination, name } = await portal.sendFiles(
      { 'leaflet.docx': leaflet(), 'note.txt': 'The arm is broken.\n\nThe leg.\n' },
      ['esm', 'esn'],
    )
    expect([status, origination, name]).toEqual(['CREATED', 'MT', 'Leaflets'])
    const { items } = await portal.settle(id, 'COMPLETED')
    expect(items.map((item) => [item.fileName, item.languageId, item.status, item.segmentsDone])).toEqual([
      ['leaflet.docx', 'esm', 'COMPLETED', 2],
      ['leaflet.docx', 'esn', 'COMPLETED', 2],
      ['note.txt', 'esm', 'COMPLETED', 2],
      ['note.txt', 'esn', 'COMPLETED', 2],
    ])
    expect(items[0]).toMatchObject({
      segmentsTotal: 2,
      words: 8,
      quality: 'fair',
      failure: null,
      secondsLeft: null,
      check: { translated: 2, same: 0, failed: 0 },
      score: 3,
      scoreReason: notChecked,
      isRebuildNeeded: false,
    })
    const request = await portal.see(id)
    expect(request.history.map(({ status: step }) => step)).toEqual([
      'CREATED',
      'SCREENING',
      'ANALYZING',
      'TRANSLATING',
      'COMPLETED',
    ])
    expect(request.linguisticQualityReviewResults).toEqual([
      { languageId: 'esm', score: 3, scoreReason: notChecked },
      { languageId: 'esn', score: 3, scoreReason: notChecked },
    ])
    const translated = request.files.filter(({ category }) => category === 'TRANSLATED_DOCUMENT')
    expect(
      translated.map(({ fileName, languageId, linguisticQualityScore }) => [
        fileName,
        languageId,
        linguisticQualityScore,
      ]),
    ).toEqual([
      ['leaflet.es-ES.docx', 'esn', 3],
      ['leaflet.es-MX.docx', 'esm', 3],
      ['note.es-ES.txt', 'esn', 3],
      ['note.es-MX.txt', 'esm', 3],
    ])
    const [word, , text] = translated
    const xml = await partOf(await download(portal.client, request, word?.fileKey ?? ''), 'word/document.xml')
    expect(xml).toMatch(/<w:b\/><\/w:rPr><w:t[^>]*>médico</)
    expect(xml).toContain('Dónde está el farmacia?')
    expect(String(await download(portal.client, request, text?.fileKey ?? ''))).toBe(
      'El brazo está roto.\n\nEl pierna.\n',
    )
  })

  it('leaves the scores of files out where the client does not show them', async () => {
    await portal.configure({ showAiLinguisticQualityScorePerFile: false })
    const { id } = await portal.sendFiles({ 'a.txt': 'The arm.' })
    await portal.settle(id, 'COMPLETED')
    const request = await portal.see(id)
    expect(request.files.map(({ linguisticQualityScore }) => linguisticQualityScore)).toEqual([null, null])
    expect(request.linguisticQualityReviewResults).toMatchObject([{ languageId: 'esm', score: 3 }])
  })

  it('sends each text of a file to the engine once', async () => {
    await portal.configure({ isCacheDisabled: true })
    engine.sent.length = 0
    const lines = Array.from({ length: 300 }, (_, index) => `The arm ${index % 150} is broken.`)
    const { id } = await portal.sendFiles({ 'a.txt': lines.join('\n\n') })
    const { items } = await portal.settle(id, 'COMPLETED')
    expect(items).toMatchObject([{ segmentsDone: 300, segmentsTotal: 300, check: { translated: 300 } }])
    expect(engine.sent).toHaveLength(150)
  })
})

describe('the rules of an order', () => {
  const order = async (more: object, files: Record<string, string> = { 'a.txt': 'The arm.' }) => {
    const sent = []
    for (const [fileName, content] of Object.entries(files))
      sent.push({ fileName, fileKey: await upload(portal.client, fileName, content) })
    const body = { requestName: 'Leaflets', files: sent, sourceLanguageId: 'enu', targetLanguageIds: ['esm'], ...more }
    return portal.refused(translateFiles, { body }, portal.client)
  }

  it('MTFILE-06 the targets do not include the source, and are at most ten', async () => {
    expect(await order({ targetLanguageIds: ['esm', 'enu'] })).toEqual([
      400,
      'malformed',
      'body.targetLanguageIds: The target language must differ from the source language',
    ])
    expect(await order({ targetLanguageIds: ['esm', 'esm'] })).toEqual([
      400,
      'malformed',
      'body.targetLanguageIds: A language is there twice',
    ])
    const eleven = Array.from({ length: 11 }, (_, index) => `x${index}`)
    expect(await order({ targetLanguageIds: eleven })).toEqual([
      400,
      'malformed',
      'body.targetLanguageIds: At most 10 entries',
    ])
  })

  it('MTFILE-07 all files together are smaller than 262144000 bytes', () => {
    const limits = fileLimits(effectiveSettings({ maxFileSizeMB: 200 }), null)
    const files = (bytes: number) => [
      { file_name: 'a.pdf', size: 200_000_000 },
      { file_name: 'b.pdf', size: bytes - 200_000_000 },
    ]
    checkLimits(files(262_143_999), limits)
    expect(() => checkLimits(files(262_144_000), limits)).toThrow('files_too_large')
  })

  it('MTFILE-08 limits the size and number of files by the settings of the client', async () => {
    await portal.configure({ maxFilesPerRequest: 1, maxFileSizeMB: 1 })
    expect(await order({}, { 'a.txt': 'a', 'b.txt': 'b' })).toEqual([400, 'files_too_large'])
    expect(await order({}, { 'a.txt': 'a'.repeat(1024 ** 2 + 1) })).toEqual([400, 'files_too_large'])
  })

  it('MTFILE-10 translates other languages than English into English only', async () => {
    expect(await order({ sourceLanguageId: 'esm', targetLanguageIds: ['fra'] })).toEqual([
      400,
      'malformed',
      'body.targetLanguageIds: Files in this language can be translated into English only',
    ])
    const files = [{ fileName: 'a.txt', fileKey: await upload(portal.client, 'a.txt', 'El brazo.') }]
    const body = { requestName: 'Back', files, sourceLanguageId: 'esm', targetLanguageIds: ['enu'] }
    expect(await portal.call(translateFiles, { body }, portal.client)).toMatchObject({ status: 'CREATED' })
  })

  it('refuses pairs that are not offered, disabled clients, used-up quotas and files of others', async () => {
    expect(await order({ targetLanguageIds: ['jpn'] })).toEqual([400, 'pair_not_offered'])
    await portal.configure({ disableFileTranslation: true })
    expect(await order({})).toEqual([403, 'machine_translation_disabled'])
    await portal.configure({ maxCharactersPerDay: 0 })
    expect(await order({})).toEqual([429, 'translation_quota_reached'])
    await portal.configure({})
    const others = await portal.as('client@meridian.example')
    const files = [{ fileName: 'a.txt', fileKey: await upload(others, 'a.txt', 'The arm.') }]
    expect(await order({ files })).toEqual([404, 'file_not_found'])
  })

  it('refuses files of keys and values, which are plain text to screening, also when they are retried', async () => {
    const keyed = { 'app.properties': 'title=The arm', 'app.yaml': 'title: The arm' }
    const { id } = await portal.sendFiles({ ...keyed, 'a.txt': 'The arm.' })
    const { items } = await portal.settle(id, 'COMPLETED')
    expect(items.map(({ fileName, failure }) => [fileName, failure])).toEqual([
      ['a.txt', null],
      ['app.properties', 'UNSUPPORTED_TYPE'],
      ['app.yaml', 'UNSUPPORTED_TYPE'],
    ])
    expect(await portal.refused(retryFileTranslation, { params: { id } }, portal.client)).toEqual([409, 'conflict'])
  })

  it('MTFILE-09 allows types of files by their content: none specified allows all, an empty list none', async () => {
    await portal.configure({ allowedFileTypes: ['TEXT'] })
    const some = await portal.sendFiles({ 'a.txt': 'The arm.', 'leaflet.docx': leaflet() })
    const { items } = await portal.settle(some.id, 'COMPLETED')
    expect(items.map(({ fileName, status, failure }) => [fileName, status, failure])).toEqual([
      ['a.txt', 'COMPLETED', null],
      ['leaflet.docx', 'FAILED', 'UNSUPPORTED_TYPE'],
    ])
    await portal.configure({ allowedFileTypes: [] })
    const none = await portal.sendFiles({ 'a.txt': 'The arm.' })
    expect((await portal.settle(none.id, 'FAILED')).items).toMatchObject([{ failure: 'UNSUPPORTED_TYPE' }])
    expect((await portal.see(none.id)).history.at(-1)?.reason).toBe('None of the files could be translated.')
  })
})
