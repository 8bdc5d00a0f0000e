import { setTimeout as sleep } from 'node:timers/promises'
import {
  cancelFileTranslation,
  correctSegment,
  getFileTranslationProgress,
  listSegments,
  retryFileTranslation,
} from '@portolan/contract/machine-translation/files'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { TranslationEngineError } from '../../../ports/translation-engine.ts'
import { requestThatWent } from '../../../testing/desk.ts'
import { dictionaryEngine } from '../../../testing/machine-translation/dictionary-engine.ts'
import { numberReviewer } from '../../../testing/machine-translation/number-reviewer.ts'
import { download, type TranslationApp, translationApp } from '../../../testing/machine-translation/translation-app.ts'

const engine = dictionaryEngine()
let portal: TranslationApp
beforeAll(async () => {
  portal = await translationApp({ engines: [engine], reviewers: [numberReviewer()] })
})
afterAll(() => portal.close())
afterEach(async () => {
  engine.problem = null
  engine.beforeAnswer = async () => {}
  engine.sent.length = 0
  await portal.configure({})
  await portal.db.deleteFrom('machine_translation_cache').execute()
  await portal.db.deleteFrom('machine_translation_usage').execute()
})

const lines = (count: number, text = 'The arm') =>
  Array.from({ length: count }, (_, index) => `${text} ${index} is broken.`).join('\n\n')
const segmentsOf = async (id: string, query: object = {}) => {
  const [item] = (await portal.progress(id)).items
  const params = { id, translationId: item?.id ?? '' }
  return portal.call(listSegments, { params, query }, portal.client)
}
const fail = (problem: TranslationEngineError['problem'], word?: string) => {
  const error = new TranslationEngineError(problem, 'the test says so', 'later')
  engine.problem = word === undefined ? { error } : { error, word }
}

describe('was it really translated?', () => {
  it('fails a file that comes back as it was, and never completes it', async () => {
    const { id } = await portal.sendFiles({ 'names.txt': 'Ibuprofen Zyrtec.\n\nMetformin Lantus.' })
    const { items } = await portal.settle(id, 'FAILED')
    expect(items).toMatchObject([{ status: 'FAILED', failure: 'UNCHANGED', translatedFileKey: null, segmentsDone: 2 }])
    const { files } = await portal.see(id)
    expect(files.map(({ category }) => category)).toEqual(['SOURCE_DOCUMENT'])
  })

  it('counts and shows segments that failed', async () => {
    fail('malformed_answer', 'pharmacy')
    const { id } = await portal.sendFiles({ 'a.txt': 'The arm.\n\nThe pharmacy.\n\nZyrtec.' })
    const { items } = await portal.settle(id, 'COMPLETED')
    expect(items).toMatchObject([{ check: { translated: 1, same: 1, failed: 1 } }])
    expect((await segmentsOf(id)).items).toMatchObject([
      { source: 'The arm.', target: 'El brazo.', state: 'TRANSLATED' },
      { source: 'The pharmacy.', target: null, state: 'FAILED' },
      { source: 'Zyrtec.', target: 'Zyrtec.', state: 'SAME' },
    ])
  })

  it('says why a file has nothing to translate, and when its engine failed on all of it', async () => {
    const empty = await portal.sendFiles({ 'numbers.txt': '12\n\n34' })
    expect((await portal.settle(empty.id, 'FAILED')).items).toMatchObject([{ failure: 'NOTHING_TO_TRANSLATE' }])
    fail('crash', 'arm')
    const crashed = await portal.sendFiles({ 'a.txt': 'The arm.' })
    expect((await portal.settle(crashed.id, 'FAILED')).items).toMatchObject([{ failure: 'ENGINE_UNAVAILABLE' }])
  })
})

describe('quotas', () => {
  it('stop a file when the characters of the day are used up, and a retry continues where it stopped', async () => {
    await portal.configure({ maxCharactersPerDay: 4000 })
    const { id } = await portal.sendFiles({ 'a.txt': lines(300) })
    const { items } = await portal.settle(id, 'FAILED')
    expect(items).toMatchObject([{ failure: 'QUOTA_REACHED', segmentsDone: 100, segmentsTotal: 300 }])
    expect(engine.sent).toHaveLength(100)
    await portal.configure({})
    await portal.call(retryFileTranslation, { params: { id } }, portal.client)
    expect((await portal.settle(id, 'COMPLETED')).items).toMatchObject([
      { segmentsDone: 300, check: { translated: 300 } },
    ])
    expect(engine.sent).toHaveLength(300)
  })

  it('are not exceeded by two files at the same time', async () => {
    await portal.configure({ maxCharactersPerDay: 4000 })
    // Long enough for the second file to ask for its characters while the first one is being translated.
    engine.beforeAnswer = (signal) => sleep(1000, undefined, { signal })
    const { id } = await portal.sendFiles({ 'a.txt': lines(100), 'b.txt': lines(100, 'The leg') })
    const { items } = await portal.settle(id, 'COMPLETED')
    expect(items.map(({ failure }) => failure).toSorted()).toEqual(['QUOTA_REACHED', null])
    const used = await portal.db.selectFrom('machine_translation_usage').select('characters').execute()
    expect(used).toHaveLength(1)
    expect(Number(used[0]?.characters)).toBeLessThan(4000)
    expect(Number(used[0]?.characters)).toBeGreaterThan(2000)
  })

  it('of an engine are not retried', async () => {
    fail('quota_used_up')
    const { id } = await portal.sendFiles({ 'a.txt': 'The arm.' })
    expect((await portal.settle(id, 'FAILED')).items).toMatchObject([{ failure: 'ENGINE_QUOTA_USED_UP' }])
    expect(engine.sent).toHaveLength(1)
  })
})

it('waits for an engine that is away for a moment', async () => {
  fail('unavailable')
  const { id } = await portal.sendFiles({ 'a.txt': 'The arm.' })
  await expect.poll(() => engine.sent.length, { timeout: 10_000 }).toBeGreaterThan(0)
  engine.problem = null
  expect((await portal.settle(id, 'COMPLETED')).items).toMatchObject([{ status: 'COMPLETED' }])
})

it('retries only what failed, also in a request that is completed', async () => {
  fail('crash', 'pharmacy')
  const files = { 'good.txt': 'The arm.', 'bad.txt': 'The pharmacy.' }
  const { id } = await portal.sendFiles(files)
  const first = (await portal.settle(id, 'COMPLETED')).items
  expect(first.map(({ fileName, status, failure }) => [fileName, status, failure])).toEqual([
    ['bad.txt', 'FAILED', 'ENGINE_UNAVAILABLE'],
    ['good.txt', 'COMPLETED', null],
  ])
  engine.problem = null
  engine.sent.length = 0
  const started = await portal.call(retryFileTranslation, { params: { id } }, portal.client)
  expect(started.status).toBe('TRANSLATING')
  const { items } = await portal.settle(id, 'COMPLETED')
  expect(items.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED'])
  expect(engine.sent).toEqual(['The pharmacy.'])
  expect(items[1]?.translatedFileKey).toBe(first[1]?.translatedFileKey)
  expect(await portal.refused(retryFileTranslation, { params: { id } }, portal.client)).toEqual([409, 'conflict'])
})

describe('failed segments of a finished file', () => {
  const paragraphs = 'The arm.\n\nThe pharmacy.\n\nZyrtec.\n\nThe good pharmacy.'
  const translatePartly = async () => {
    fail('malformed_answer', 'pharmacy')
    const { id } = await portal.sendFiles({ 'a.txt': paragraphs })
    const { items } = await portal.settle(id, 'COMPLETED')
    expect(items).toMatchObject([{ check: { translated: 1, same: 1, failed: 2 } }])
    engine.sent.length = 0
    return { id, translationId: items[0]?.id ?? '', fileKey: items[0]?.translatedFileKey }
  }

  it('are translated again and written, and what a person corrected stays', async () => {
    const { id, translationId, fileKey } = await translatePartly()
    const params = { id, translationId, position: 1 }
    await portal.call(correctSegment, { params, body: { text: 'La botica.' } }, portal.client)
    engine.problem = null
    const started = await portal.call(retryFileTranslation, { params: { id } }, portal.client)
    expect(started).toMatchObject({ status: 'TRANSLATING', items: [{ segmentsDone: 3, translatedFileKey: fileKey }] })
    const { items } = await portal.settle(id, 'COMPLETED')
    expect(engine.sent).toEqual(['The good pharmacy.'])
    expect(items).toMatchObject([{ check: { translated: 3, same: 1, failed: 0 }, isRebuildNeeded: false }])
    const written = await download(portal.client, { id }, items[0]?.translatedFileKey ?? '')
    expect(written.toString()).toBe('El brazo.\n\nLa botica.\n\nZyrtec.\n\nEl buenos farmacia.')
    const { files } = await portal.see(id)
    expect(files.map(({ fileName }) => fileName)).toEqual(['a.es-MX.txt', 'a.txt'])
    expect(await portal.refused(retryFileTranslation, { params: { id } }, portal.client)).toEqual([409, 'conflict'])
  })

  it('stay failed, and the file stays, when they fail again', async () => {
    const { id, fileKey } = await translatePartly()
    fail('quota_used_up')
    await portal.call(retryFileTranslation, { params: { id } }, portal.client)
    const { items } = await portal.settle(id, 'COMPLETED')
    expect(items).toMatchObject([
      { status: 'COMPLETED', failure: 'ENGINE_QUOTA_USED_UP', translatedFileKey: fileKey, check: { failed: 2 } },
    ])
    expect((await segmentsOf(id, { state: 'FAILED' })).items).toHaveLength(2)
    engine.problem = null
    await portal.call(retryFileTranslation, { params: { id } }, portal.client)
    expect((await portal.settle(id, 'COMPLETED')).items).toMatchObject([{ failure: null, check: { failed: 0 } }])
  })
})

it('retries a request of which nothing was translated', async () => {
  fail('crash', 'arm')
  const { id } = await portal.sendFiles({ 'a.txt': 'The arm.' })
  await portal.settle(id, 'FAILED')
  engine.problem = null
  await portal.call(retryFileTranslation, { params: { id } }, portal.client)
  expect((await portal.settle(id, 'COMPLETED')).items).toMatchObject([{ status: 'COMPLETED', failure: null }])
})

it('stops in the middle when it is cancelled, and keeps the finished files', async () => {
  engine.beforeAnswer = (signal) => sleep(300, undefined, { signal })
  const { id } = await portal.sendFiles({ 'a.txt': 'The arm.', 'b.txt': lines(1000) })
  const before = () => portal.progress(id)
  await expect
    .poll(async () => (await before()).items, { timeout: 10_000 })
    .toMatchObject([
      { status: 'COMPLETED' },
      { status: 'TRANSLATING', segmentsTotal: 1000, secondsLeft: expect.any(Number) },
    ])
  const { items } = await portal.call(cancelFileTranslation, { params: { id } }, portal.client)
  expect(items.map(({ status }) => status)).toEqual(['COMPLETED', 'CANCELLED'])
  const after = await portal.settle(id, 'CANCELLED')
  expect(after.items.map(({ status }) => status)).toEqual(['COMPLETED', 'CANCELLED'])
  const sent = engine.sent.length
  engine.beforeAnswer = async () => {}
  await sleep(1500)
  expect(engine.sent).toHaveLength(sent)
  expect((await portal.see(id)).files.map(({ fileName }) => fileName)).toEqual(['a.es-MX.txt', 'a.txt', 'b.txt'])
  expect(await portal.refused(cancelFileTranslation, { params: { id } }, portal.client)).toEqual([409, 'conflict'])
})

it('translates the rest when a stopped request is started again', async () => {
  engine.beforeAnswer = (signal) => sleep(300, undefined, { signal })
  const { id } = await portal.sendFiles({ 'a.txt': 'The arm.', 'b.txt': lines(400) })
  const statuses = async () => (await portal.progress(id)).items.map(({ status }) => status)
  await expect.poll(statuses, { timeout: 10_000 }).toEqual(['COMPLETED', 'TRANSLATING'])
  await portal.call(cancelFileTranslation, { params: { id } }, portal.client)
  await portal.settle(id, 'CANCELLED')
  engine.beforeAnswer = async () => {}
  engine.sent.length = 0
  const started = await portal.call(retryFileTranslation, { params: { id } }, portal.client)
  expect(started.items.map(({ status }) => status)).toEqual(['COMPLETED', 'WAITING'])
  const { items } = await portal.settle(id, 'COMPLETED')
  expect(items.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED'])
  expect(JSON.stringify(engine.sent)).not.toContain('"The arm."')
  const steps = (await portal.see(id)).history.map(({ status }) => status)
  expect(steps.slice(steps.indexOf('CANCELLED'))).toEqual(['CANCELLED', 'ANALYZING', 'TRANSLATING', 'COMPLETED'])
})

it('does not start an archived request again', async () => {
  const { id } = await portal.sendFiles({ 'b.txt': lines(400) })
  await portal.call(cancelFileTranslation, { params: { id } }, portal.client)
  await portal.settle(id, 'CANCELLED')
  await portal.db.updateTable('job_request').set({ archived_at: new Date() }).where('id', '=', id).execute()
  expect(await portal.refused(retryFileTranslation, { params: { id } }, portal.client)).toEqual([409, 'conflict'])
})

it('answers 404 to other organizations, and for requests of another kind', async () => {
  const { id } = await portal.sendFiles({ 'a.txt': 'The arm.' })
  await portal.settle(id, 'COMPLETED')
  const stranger = await portal.as('client@tandem.example')
  for (const endpoint of [getFileTranslationProgress, cancelFileTranslation, retryFileTranslation])
    expect((await portal.refused(endpoint, { params: { id } }, stranger))[0]).toBe(404)
  const byPeople = await requestThatWent(portal.db, ['CREATED', 'COMPLETED'], { clientId: portal.clientId })
  for (const endpoint of [getFileTranslationProgress, cancelFileTranslation, retryFileTranslation])
    expect((await portal.refused(endpoint, { params: { id: byPeople } }, portal.client))[0]).toBe(404)
})
