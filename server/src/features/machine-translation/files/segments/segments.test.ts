import { correctSegment, listSegments, rebuildFile } from '@portolan/contract/machine-translation/files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { docx, paragraph } from '../../../../../../documents/src/corpus/office-files.ts'
import { partOf } from '../../../../../../documents/src/corpus/translated/translate-bytes.ts'
import { dictionaryEngine } from '../../../../testing/machine-translation/dictionary-engine.ts'
import { numberReviewer } from '../../../../testing/machine-translation/number-reviewer.ts'
import {
  download,
  type TranslationApp,
  translationApp,
} from '../../../../testing/machine-translation/translation-app.ts'

const engine = dictionaryEngine()
let portal: TranslationApp
let params: { id: string; translationId: string }
beforeAll(async () => {
  portal = await translationApp({ engines: [engine], reviewers: [numberReviewer()] })
  params = await translate()
})
afterAll(() => portal.close())

async function translate() {
  const boldWord =
    '<w:p><w:r><w:t xml:space="preserve">The </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>arm</w:t></w:r></w:p>'
  const body = [boldWord, ...['The leg.', 'Zyrtec', 'The leg.', 'The doctor is good.'].map(paragraph)].join('')
  const { id } = await portal.sendFiles({ 'leaflet.docx': Uint8Array.from(docx(body)) })
  const { items } = await portal.settle(id, 'COMPLETED')
  return { id, translationId: items[0]?.id ?? '' }
}

const list = (query: object = {}) => portal.call(listSegments, { params, query }, portal.client)
const correct = (position: number, text: string | null) =>
  portal.call(correctSegment, { params: { ...params, position }, body: { text } }, portal.client)
const item = async () => (await portal.progress(params.id)).items[0]

describe('listSegments', () => {
  it('lists segments in the order of the document, page by page', async () => {
    const first = await list({ pageSize: 2 })
    expect(first.items.map(({ position, source, target }) => [position, source, target])).toEqual([
      [0, 'The <g1>arm</g1>', 'El <g1>brazo</g1>'],
      [1, 'The leg.', 'El pierna.'],
    ])
    const second = await list({ pageSize: 2, pageToken: first.nextPageToken })
    expect(second.items.map(({ position, state }) => [position, state])).toEqual([
      [2, 'SAME'],
      [3, 'TRANSLATED'],
    ])
    const third = await list({ pageSize: 2, pageToken: second.nextPageToken })
    expect([third.items.length, third.nextPageToken]).toEqual([1, null])
    const input = { params, query: { pageSize: 2, state: 'SAME' as const, pageToken: first.nextPageToken ?? '' } }
    expect(await portal.refused(listSegments, input, portal.client)).toEqual([400, 'page_token_invalid'])
  })

  it('finds segments by text, state and faults', async () => {
    const positions = async (query: object) => (await list(query)).items.map(({ position }) => position)
    expect(await positions({ search: 'PIERNA' })).toEqual([1, 3])
    expect(await positions({ search: 'doctor' })).toEqual([4])
    expect(await positions({ state: 'SAME' })).toEqual([2])
    await portal.db
      .updateTable('machine_translation_segment')
      .set({ faults: JSON.stringify([{ fault: 'numbers_differ', detail: '7' }]) })
      .where('position', '=', 4)
      .execute()
    expect(await positions({ hasFaults: true })).toEqual([4])
    expect(await positions({ hasFaults: false })).toEqual([0, 1, 2, 3])
  })
})

describe('correctSegment', () => {
  it('keeps the tags of the source, each once and nested', async () => {
    const refuse = (position: number, text: string) =>
      portal.refused(correctSegment, { params: { ...params, position }, body: { text } }, portal.client)
    for (const text of ['El brazo', 'El <g1>brazo', 'El </g1>brazo<g1>', 'El <g1>brazo</g1><x2/>'])
      expect(await refuse(0, text)).toEqual([
        400,
        'malformed',
        'body.text: The inline tags must be the same as in the source text: <g1> </g1>',
      ])
    expect((await refuse(1, 'La <g1>pierna</g1>.'))[0]).toBe(400)
    expect(await refuse(99, 'x')).toEqual([404, 'segment_not_found'])
  })

  it('corrects all segments with the same text, and can be taken back', async () => {
    expect(await correct(1, 'La pierna.')).toMatchObject({
      corrected: 'La pierna.',
      target: 'El pierna.',
      state: 'CORRECTED',
    })
    expect((await list({ state: 'CORRECTED' })).items.map(({ position }) => position)).toEqual([1, 3])
    expect(await correct(3, null)).toMatchObject({ corrected: null, state: 'TRANSLATED' })
    expect((await list({ state: 'CORRECTED' })).items).toEqual([])
    expect(await correct(2, 'Cetirizina')).toMatchObject({ state: 'CORRECTED' })
    expect(await correct(2, null)).toMatchObject({ state: 'SAME' })
  })
})

describe('rebuildFile', () => {
  it('writes the file again with the corrections, and replaces the old one', async () => {
    await correct(1, 'La pierna.')
    await correct(0, '<g1>Brazo</g1>')
    const before = await item()
    expect(before).toMatchObject({ isRebuildNeeded: true, status: 'COMPLETED' })
    const begun = await portal.call(rebuildFile, { params }, portal.client)
    expect(begun.status).toBe('WRITING')
    expect(
      await portal.refused(correctSegment, { params: { ...params, position: 1 }, body: { text: 'x' } }, portal.client),
    ).toEqual([409, 'conflict'])
    await expect.poll(async () => (await item())?.status, { timeout: 15_000 }).toBe('COMPLETED')
    const after = await item()
    expect(after).toMatchObject({ isRebuildNeeded: false, failure: null })
    expect(after?.translatedFileKey).not.toBe(before?.translatedFileKey)
    const request = await portal.see(params.id)
    expect(request.status).toBe('COMPLETED')
    expect(request.files.map(({ fileName }) => fileName)).toEqual(['leaflet.docx', 'leaflet.es-MX.docx'])
    const xml = await partOf(
      await download(portal.client, request, after?.translatedFileKey ?? ''),
      'word/document.xml',
    )
    expect(xml.match(/La pierna\./g)).toHaveLength(2)
    expect(xml).toMatch(/<w:b\/><\/w:rPr><w:t[^>]*>Brazo</)
  })

  it('answers 404 to other organizations and for other translations, and 409 while people work on it', async () => {
    const stranger = await portal.as('client@tandem.example')
    expect((await portal.refused(listSegments, { params }, stranger))[0]).toBe(404)
    expect((await portal.refused(rebuildFile, { params }, stranger))[0]).toBe(404)
    const wrong = { ...params, translationId: params.id }
    expect(await portal.refused(rebuildFile, { params: wrong }, portal.client)).toEqual([
      404,
      'file_translation_not_found',
    ])
    expect(await portal.refused(listSegments, { params: wrong }, portal.client)).toEqual([
      404,
      'file_translation_not_found',
    ])
    const move = (status: 'SUBMITTED_TO_XTRF' | 'COMPLETED') =>
      portal.db.updateTable('job_request').set({ status }).where('id', '=', params.id).execute()
    await move('SUBMITTED_TO_XTRF')
    expect(await portal.refused(rebuildFile, { params }, portal.client)).toEqual([409, 'conflict'])
    await move('COMPLETED')
  })
})
