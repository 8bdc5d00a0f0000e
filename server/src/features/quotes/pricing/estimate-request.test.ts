import { getJobRequest } from '@portolan/contract/job-requests/actions'
import { createJobRequest } from '@portolan/contract/job-requests/create'
import { type EstimateWish, estimateRequest } from '@portolan/contract/quotes/estimates'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { pdf } from '../../../../../documents/src/corpus/pdf-files.ts'
import { draft, source, upload } from '../../../testing/requests.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, workingApp } from '../../../testing/test-app.ts'

let portal: TestApp
let miriam: Caller
beforeAll(async () => {
  portal = await workingApp()
  miriam = await portal.as('client@meridian.example')
})
afterAll(() => portal.close())

const wish = (fileKeys: string[], more: Partial<EstimateWish> = {}) => ({
  body: { fileKeys, sourceLanguageId: 'enu', targetLanguageIds: ['fra', 'deu'], customFields: [], ...more },
})
const counted = (keys: string[], more: Partial<EstimateWish> = {}) =>
  vi.waitFor(
    async () => {
      const answer = await portal.call(estimateRequest, wish(keys, more), miriam)
      expect(answer.files.map(({ status }) => status)).not.toContain('COUNTING')
      return answer
    },
    { timeout: 30_000, interval: 100 },
  )

it('returns words, pages, price and delivery of a draft, and the request reuses the counts', async () => {
  const key = await upload(miriam, 'terms.txt', 'word '.repeat(600))
  const first = await portal.call(estimateRequest, wish([key]), miriam)
  expect(first).toMatchObject({ files: [{ fileKey: key, status: 'COUNTING', count: null }], count: null, price: null })
  const answer = await counted([key, key])
  expect(answer).toMatchObject({ count: { words: 600, pages: 3 }, price: 211.5, rateType: 'STANDARD' })
  expect(answer.lines.map(({ language, price }) => [language.id, price])).toEqual([
    ['fra', 102],
    ['deu', 109.5],
  ])
  expect(answer.expectedDelivery).not.toBeNull()

  await sql`update upload_count set word_count = 601 where file_key = ${key}`.execute(portal.db)
  const { id } = await portal.call(createJobRequest, { body: draft([source('terms.txt', key)]) }, miriam)
  await vi.waitFor(
    async () => {
      const request = await portal.call(getJobRequest, { params: { id } }, miriam)
      expect(request.files.find(({ fileName }) => fileName === 'terms.txt')?.count?.words).toBe(601)
    },
    { timeout: 30_000, interval: 100 },
  )
  expect((await counted([key])).count?.words).toBe(601)
})

it('QUOTE-18 prices a language by the word where its rate is by the word, with the minimum of the rate', async () => {
  const italian = (words: number) =>
    portal.call(estimateRequest, wish([], { text: 'word '.repeat(words), targetLanguageIds: ['ita'] }), miriam)
  const long = await italian(601)
  expect(long.lines).toMatchObject([{ unit: 'WORD', quantity: 601, unitPrice: 0.125, isMinimum: false }])
  expect(long.price).toBe(75.13)
  const short = await italian(100)
  expect(short.lines).toMatchObject([{ unit: 'WORD', quantity: 250, countedWords: 100, price: 31.25, isMinimum: true }])
})

it('counts an earlier file of the organization that was never counted', async () => {
  const text = await upload(miriam, 'text.txt', 'One two')
  const notes = await upload(miriam, 'notes.txt', 'Three')
  const files = [source('text.txt', text), { ...source('notes.txt', notes), category: 'REFERENCE' as const }]
  await portal.call(createJobRequest, { body: draft(files) }, miriam)
  expect((await counted([notes])).count?.words).toBe(1)
})

it('lists what was not counted, and stores that with the request', async () => {
  const key = await upload(miriam, 'talk.srt', '東京 and more')
  const expected = { words: 4, characters: 9, asianCharacters: 2, pages: 1, notes: ['READ_AS_TEXT'] }
  const answer = await counted([key])
  expect(answer.files).toEqual([{ fileKey: key, status: 'COUNTED', count: expected }])
  expect(answer.count).toEqual(expected)
  const { id } = await portal.call(createJobRequest, { body: draft([source('talk.srt', key)]) }, miriam)
  await vi.waitFor(
    async () => {
      const request = await portal.call(getJobRequest, { params: { id } }, miriam)
      // The document of the quote may be there already.
      const file = request.files.find(({ fileName }) => fileName === 'talk.srt')
      expect([request.count, file?.count]).toEqual([expected, expected])
    },
    { timeout: 30_000, interval: 100 },
  )
})

it('counts again if the count was made by an older rule', async () => {
  const key = await upload(miriam, 'old.txt', 'state-of-the-art')
  const { id } = await portal.call(createJobRequest, { body: draft([source('old.txt', key)]) }, miriam)
  const read = async () => await portal.call(getJobRequest, { params: { id } }, miriam)
  await vi.waitFor(async () => expect((await read()).count?.words).toBe(1), { timeout: 30_000, interval: 100 })
  await sql`update job_request_file set word_count = 4, asian_character_count = null, count_notes = null
    where job_request_id = ${id}`.execute(portal.db)
  const old = (await read()).files.find(({ fileName }) => fileName === 'old.txt')
  expect(old?.count).toMatchObject({ words: 4, asianCharacters: null, notes: null })
  expect((await counted([key])).count).toMatchObject({ words: 1, notes: [] })
})

it('has no price without a rate or a count, and a higher price for a rush job', async () => {
  const good = await upload(miriam, 'good.txt', 'word '.repeat(600))
  const bad = await upload(miriam, 'bad.docx', 'not what its name says')
  const urgent = { customFields: [{ fieldName: 'Urgent', value: 'true', mapping: null }] }
  expect(await counted([good], urgent)).toMatchObject({ price: 317.25, rateType: 'RUSH' })
  expect(await counted([good], { targetLanguageIds: ['fra', 'ell'] })).toMatchObject({
    price: null,
    count: { words: 600 },
  })
  const stamped = await upload(miriam, 'scan.pdf', Uint8Array.from(pdf(['ACME 000123'], { scans: 1 })))
  expect((await counted([stamped])).files).toEqual([{ fileKey: stamped, status: 'UNCOUNTABLE', count: null }])
  const both = await counted([good, bad])
  expect(both).toMatchObject({ price: null, count: null, lines: [] })
  expect(both.files.map(({ status }) => status)).toEqual(['COUNTED', 'UNCOUNTABLE'])
})

it('refuses files of others, missing files and visitors', async () => {
  const key = await upload(miriam, 'mine.txt', 'my words')
  await portal.call(createJobRequest, { body: draft([source('mine.txt', key)]) }, miriam)
  const helen = await portal.as('client@harbor.example')
  for (const each of [key, 'temp/none/at-all.txt', 'quotes/x', '../secret'])
    expect(await portal.refused(estimateRequest, wish([each]), helen)).toEqual([404, 'file_not_found'])
  const ofHarbor = wish([key], { clientId: 1001 })
  expect(await portal.refused(estimateRequest, ofHarbor, miriam)).toEqual([404, 'client_not_found'])
  expect(await portal.refused(estimateRequest, wish([key]))).toEqual([401, 'signed_out'])
})

it('counts a typed text as the file it becomes', async () => {
  const text = { ...wish([]).body, text: 'word '.repeat(600) }
  const answer = await portal.call(estimateRequest, { body: text }, miriam)
  expect(answer).toMatchObject({ files: [], count: { words: 600, pages: 3 }, price: 211.5 })
  const key = await upload(miriam, 'more.txt', 'word '.repeat(600))
  expect((await counted([key], { text: text.text })).count).toMatchObject({ words: 1200, pages: 6 })
  expect(await portal.refused(estimateRequest, wish([]), miriam)).toEqual([400, 'malformed', 'body.fileKeys: Required'])
})
