import { getJobRequest, listJobRequests } from '@portolan/contract/job-requests/actions'
import type { JobRequestSummary } from '@portolan/contract/job-requests/requests'
import { inProgress, JobRequestStatus, Origination } from '@portolan/contract/job-requests/requests'
import { getFileTranslationProgress, listSegments } from '@portolan/contract/machine-translation/files'
import { getPlayer, getWaveform, listCues } from '@portolan/contract/machine-translation/media/cues'
import { getMediaTranslationProgress } from '@portolan/contract/machine-translation/media/media'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { segmentsOf } from '../../../../documents/src/corpus/translated/translate-bytes.ts'
import { listEvents } from '../../features/job-requests/store-events.ts'
import { mayGo } from '../../features/job-requests/transitions.ts'
import { download } from '../../testing/machine-translation/translation-app.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { loadDemoRequests } from './load-requests.ts'

let portal: TestApp
let harbor: Caller
const load = () => loadDemoRequests({ db: portal.db, fileStore: portal.portal.fileStore, now: () => new Date() })
beforeAll(async () => {
  portal = await testApp()
  await load()
  harbor = await portal.as('client@harbor.example')
})
afterAll(() => portal.close())

const statuses = () =>
  portal.db.selectFrom('job_request').select(['id', 'status', 'shown_status', 'origination']).execute()

it('has requests of every origination and in every status, once however often it starts', async () => {
  const first = await statuses()
  expect(new Set(first.map(({ shown_status }) => shown_status))).toEqual(new Set(JobRequestStatus.options))
  expect(new Set(first.map(({ origination }) => origination))).toEqual(new Set(Origination.options))
  await load()
  expect(await statuses()).toHaveLength(first.length)
})

it('tells histories that could have happened', async () => {
  for (const { id, status } of await statuses()) {
    const steps = (await listEvents(portal.db, id)).map((event) => event.status)
    expect([steps[0], steps.at(-1)]).toEqual(['CREATED', status])
    for (const [index, step] of steps.slice(1).entries())
      expect([steps[index], step, mayGo(steps[index] ?? 'CANCELLED', step)]).toEqual([steps[index], step, true])
  }
})

it('has a price, a promised and a delivered day for every request that was quoted and delivered', async () => {
  const query = { origination: 'WEBFORM', status: 'COMPLETED' } as const
  const { items } = await portal.call(listJobRequests, { query }, harbor)
  expect(items.length).toBeGreaterThan(5)
  for (const { id, price, dueTime, deliveredTime, acceptanceStatus } of items) {
    expect([acceptanceStatus, price !== null && price > 0]).toEqual(['ACCEPTED', true])
    expect([dueTime, deliveredTime]).toEqual([expect.any(String), expect.any(String)])
    expect(await portal.call(getJobRequest, { params: { id } }, harbor)).toMatchObject({
      price,
      dueTime,
      deliveredTime,
    })
  }
})

it('shows prices and days in most of the first rows of a client that people look at first', async () => {
  const { items } = await portal.call(listJobRequests, { query: { origination: 'WEBFORM' } }, harbor)
  const first = items.slice(0, 8)
  expect(first.filter(({ price }) => price !== null).length).toBeGreaterThan(4)
  expect(first.filter(({ status }) => inProgress.includes(status)).length).toBeLessThan(2)
})

it('promises nothing for the past where work goes on', async () => {
  const query = { origination: 'WEBFORM', status: 'SUBMITTED_TO_XTRF,QUOTE_ACCEPTED' } as const
  const { items } = await portal.call(listJobRequests, { query }, harbor)
  expect(items.length).toBeGreaterThan(1)
  for (const { dueTime } of items) expect(Date.parse(dueTime ?? '')).toBeGreaterThan(Date.now())
})

it('delivers files that can be downloaded', async () => {
  const reply = await harbor('/jobRequests?origination=WEBFORM&status=COMPLETED')
  const { items } = (await reply.json()) as { items: JobRequestSummary[] }
  const request = await portal.call(getJobRequest, { params: { id: items[0]!.id } }, harbor)
  for (const { fileKey, size } of request.files) {
    const url = await harbor(`/jobRequests/${request.id}/files/${encodeURIComponent(fileKey)}/downloadUrl`)
    const { downloadUrl } = (await url.json()) as { downloadUrl: string }
    expect((await (await fetch(downloadUrl)).arrayBuffer()).byteLength).toBe(size)
  }
})

it('has a real quote with its document for every request that was ever offered one', { timeout: 90_000 }, async () => {
  const worker = await portal.startWorker()
  const quotes = () => portal.db.selectFrom('quote').innerJoin('job_request', 'job_request.id', 'job_request_id')
  const offered = await portal.db
    .selectFrom('job_request_event')
    .select('job_request_id')
    .where('status', '=', 'QUOTE_READY_FOR_CLIENT_REVIEW')
    .execute()
  const withDocuments = () => quotes().select(['name', 'job_request.status', 'acceptance_status', 'document_file_key'])
  await expect
    .poll(async () => (await withDocuments().where('document_file_key', 'is not', null).execute()).length, {
      timeout: 80_000,
    })
    .toBe(offered.length)
  await worker.stop()
  const rows = await withDocuments().execute()
  const answerOf = (status: string) => rows.find((row) => row.status === status)?.acceptance_status
  expect([answerOf('QUOTE_ACCEPTED'), answerOf('QUOTE_REJECTED'), answerOf('QUOTE_EXPIRED')]).toEqual([
    'ACCEPTED',
    'REJECTED',
    null,
  ])
  const files = await portal.db.selectFrom('job_request_file').select('file_key').execute()
  for (const row of rows) expect(files.filter(({ file_key }) => file_key === row.document_file_key)).toHaveLength(1)
})

it('MTFILE-04 has a finished machine translation with segments that can be corrected and a file that opens', async () => {
  const { items } = await portal.call(listJobRequests, { query: { origination: 'MT', status: 'COMPLETED' } }, harbor)
  const [request] = items
  const id = request?.id ?? ''
  const progress = await portal.call(getFileTranslationProgress, { params: { id } }, harbor)
  expect(progress.items).toMatchObject([{ status: 'COMPLETED', score: 2, check: { translated: 5 } }])
  const [item] = progress.items
  const params = { id, translationId: item?.id ?? '' }
  const { items: segments } = await portal.call(listSegments, { params }, harbor)
  const content = await download(harbor, { id }, item?.sourceFileKey ?? '')
  const read = (await segmentsOf(content, 'docx')).segments
  const rows = await portal.db
    .selectFrom('machine_translation_segment')
    .select('segment_id')
    .where('translation_id', '=', params.translationId)
    .orderBy('position')
    .execute()
  expect(segments.map(({ source }) => source)).toEqual(read.map(({ text }) => text))
  expect(rows.map(({ segment_id }) => segment_id)).toEqual(read.map((segment) => segment.id))
  expect(
    (await segmentsOf(await download(harbor, { id }, item?.translatedFileKey ?? ''), 'docx')).segments.map(
      ({ text }) => text,
    ),
  ).toEqual(segments.map(({ corrected }) => corrected))
})

it('has a recording in which nothing is said, and says so', async () => {
  const isSilent = (request: Awaited<ReturnType<typeof statuses>>[number]) =>
    request.origination === 'MEDIAAI' && request.status === 'FAILED'
  const request = (await statuses()).find(isSilent)
  const params = { id: request?.id ?? '' }
  const progress = await portal.call(getMediaTranslationProgress, { params }, harbor)
  expect(progress).toMatchObject({
    status: 'FAILED',
    project: 'TRANSLATION',
    files: [{ fileName: 'Hand washing.wav', kind: 'AUDIO', seconds: 3, failure: 'NO_SPEECH', isPlayable: true }],
  })
  expect(progress.files[0]?.tracks.map(({ status }) => status)).toEqual(['FAILED', 'FAILED'])
  const { history } = await portal.call(getJobRequest, { params }, harbor)
  expect(history.at(-1)).toMatchObject({ status: 'FAILED', reason: 'None of the files could be processed.' })
})

it('has a video with a transcript and subtitles that open, play and can be edited', async () => {
  const query = { origination: 'MEDIAAI', status: 'COMPLETED' } as const
  const { items } = await portal.call(listJobRequests, { query }, harbor)
  const id = items[0]?.id ?? ''
  const progress = await portal.call(getMediaTranslationProgress, { params: { id } }, harbor)
  const [file] = progress.files
  expect(file).toMatchObject({ fileName: 'Hand washing.webm', kind: 'VIDEO', status: 'COMPLETED', isPlayable: true })
  const params = { id, fileId: file?.id ?? '' }
  expect((await portal.call(getWaveform, { params }, harbor)).peaks.length).toBeGreaterThan(300)
  const { url } = await portal.call(getPlayer, { params, query: {} }, harbor)
  expect((await (await fetch(url)).arrayBuffer()).byteLength).toBeGreaterThan(50_000)
  for (const { id: trackId, outputs } of file?.tracks ?? []) {
    const { cues } = await portal.call(listCues, { params: { id, trackId } }, harbor)
    const subtitles = (await download(harbor, { id }, outputs[0]?.fileKey ?? '')).toString().replaceAll('\r', '')
    expect(cues).toHaveLength(4)
    for (const { text } of cues) expect(subtitles).toContain(text)
  }
})
