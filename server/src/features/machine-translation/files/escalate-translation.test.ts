import { getDeskOrder } from '@portolan/contract/desk/orders'
import { getZipStatus, zipTranslatedFiles } from '@portolan/contract/job-requests/actions'
import { compareWays, retryFileTranslation } from '@portolan/contract/machine-translation/files'
import { listOutbox } from '@portolan/contract/outbox/outbox'
import { submitToXtrf } from '@portolan/contract/translation-management/translation-management'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enqueue } from '../../../platform/jobs/index.ts'
import { act, upload } from '../../../testing/desk.ts'
import { dictionaryEngine } from '../../../testing/machine-translation/dictionary-engine.ts'
import { numberReviewer } from '../../../testing/machine-translation/number-reviewer.ts'
import { type TranslationApp, translationApp } from '../../../testing/machine-translation/translation-app.ts'
import { finishCancelling } from '../../job-requests/index.ts'

const engine = dictionaryEngine()
let portal: TranslationApp
beforeAll(async () => {
  portal = await translationApp({ engines: [engine], reviewers: [numberReviewer()] })
})
afterAll(() => portal.close())

async function translated(files: Record<string, string> = { 'a.txt': 'The arm.' }, targets = ['esm']) {
  const { id } = await portal.sendFiles(files, targets)
  await portal.settle(id, 'COMPLETED')
  return portal.see(id)
}

/** As the page sends it: the sources, with the machine translations as references. */
const escalationOf = ({ files }: Awaited<ReturnType<typeof translated>>, more: object = {}) => ({
  projectName: 'Leaflets, by hand',
  requestType: 'TRANSLATION_REQUEST' as const,
  sourceLanguageId: 'enu',
  targetLanguageIds: ['esm'],
  notes: 'Mind the tables.',
  customFields: [],
  files: files.map(({ fileName, fileKey, category }) => ({
    fileName,
    fileKey,
    category: category === 'SOURCE_DOCUMENT' ? category : ('REFERENCE' as const),
  })),
  reason: 'CLEAN_UP_FORMATTING' as const,
  ...more,
})

it('ESCAL-03 ESCAL-08 ESCAL-09 sends a machine translation to the desk, with its reason and the machine translations as references', async () => {
  const request = await translated()
  const params = { id: request.id }
  const sent = await portal.call(submitToXtrf, { params, body: escalationOf(request) }, portal.client)
  expect([sent.status, sent.xtrfName]).toEqual(['SUBMITTING_TO_XTRF', null])
  await portal.settle(request.id, 'SUBMITTED_TO_XTRF')
  const pm = await portal.as('pm@portolan.example')
  const order = await portal.call(getDeskOrder, { params }, pm)
  expect(order).toMatchObject({
    name: 'Leaflets, by hand',
    status: 'NEW',
    escalation: {
      reason: 'CLEAN_UP_FORMATTING',
      otherReason: null,
      notes: 'Mind the tables.',
      referenceNames: ['a.es-MX.txt'],
    },
  })
  expect(await portal.see(request.id)).toMatchObject({ xtrfName: request.number, xtrfInternalId: order.id })

  // A machine translation is not what people were asked for.
  expect((await act(pm, order.id, 'takeIn')).status).toBe(200)
  const complete = async () => {
    const reply = await act(pm, order.id, 'complete')
    return [reply.status, ((await reply.json()) as { errorCode?: string }).errorCode]
  }
  expect(await complete()).toEqual([409, 'deliverables_missing'])
  const file = { fileName: 'a-human.txt', fileKey: await upload(pm, 'a-human.txt', 'El brazo.'), languageId: 'esm' }
  expect((await act(pm, order.id, 'deliver', { files: [file] })).status).toBe(200)
  expect(await complete()).toEqual([200, undefined])
  const emails = async () => await (await portal.anyone('/outbox?to=client@harbor.example')).text()
  await expect.poll(emails, { timeout: 10_000 }).toContain(request.number)
  expect((await portal.see(request.id)).files.map(({ fileName }) => fileName)).toEqual([
    'a-human.txt',
    'a.es-MX.txt',
    'a.txt',
  ])
})

it('notifies staff of an escalation, with the client, the reason and the files', async () => {
  const request = await translated({ 'leaflet.txt': 'The arm.', 'poster.txt': 'The leg.' })
  const body = escalationOf(request, { reason: 'OTHER' as const, otherReason: 'For a court' })
  await portal.call(submitToXtrf, { params: { id: request.id }, body }, portal.client)
  const subject = `Harbor Health, Inc. asks for human translators: ${request.number}`
  const notice = async () => (await portal.call(listOutbox, {})).find((mail) => mail.subject === subject)
  await expect.poll(notice, { timeout: 10_000 }).toBeDefined()
  const { to, text = '' } = (await notice()) ?? {}
  expect(to).toBe(portal.config.branding.contactEmail)
  for (const part of ['Leaflets, by hand', '<client@harbor.example>', 'For a court', 'Mind the tables.'])
    expect(text).toContain(part)
  for (const part of ['leaflet.txt', 'poster.txt', 'Spanish (Mexico)', `/desk/${request.id}`])
    expect(text).toContain(part)
  expect(text).not.toContain('leaflet.es-MX.txt')
})

it('ESCAL-01 ESCAL-04 ESCAL-06 ESCAL-07 takes complete orders of ended requests only, and none where people are not offered', async () => {
  const request = await translated()
  const params = { id: request.id }
  const refuse = (more: object) =>
    portal.refused(submitToXtrf, { params, body: escalationOf(request, more) }, portal.client)
  expect((await refuse({ projectName: 'a;b' }))[1]).toBe('malformed')
  expect((await refuse({ projectName: '' }))[1]).toBe('malformed')
  expect((await refuse({ targetLanguageIds: [] }))[1]).toBe('malformed')
  expect((await refuse({ reason: undefined }))[1]).toBe('malformed')
  expect(await refuse({ reason: 'OTHER' })).toEqual([400, 'malformed', 'body.otherReason: Required'])
  await portal.configure({ disableHumanEscalation: true })
  expect((await refuse({}))[0]).toBe(403)
  await portal.configure({})
  const stranger = await portal.as('client@tandem.example')
  expect((await portal.refused(submitToXtrf, { params, body: escalationOf(request) }, stranger))[0]).toBe(404)
  engine.beforeAnswer = (signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const running = await portal.sendFiles({ 'b.txt': 'The leg is broken.' })
  await portal.settle(running.id, 'TRANSLATING')
  const early = { params: { id: running.id }, body: escalationOf(running) }
  expect(await portal.refused(submitToXtrf, early, portal.client)).toEqual([409, 'conflict'])
  engine.beforeAnswer = async () => {}
})

it('does not translate again what was sent to human translators, also after the desk cancelled it', async () => {
  const request = await translated({ 'a.txt': 'The arm.', 'b.txt': 'The leg.' })
  const params = { id: request.id }
  await portal.call(submitToXtrf, { params, body: escalationOf(request) }, portal.client)
  await portal.settle(request.id, 'SUBMITTED_TO_XTRF')
  const pm = await portal.as('pm@portolan.example')
  expect((await act(pm, request.id, 'cancel', { reason: 'The client called.' })).status).toBe(200)
  // Without the minute in which a cancellation can be undone.
  await portal.db.transaction().execute((tx) => enqueue(tx, finishCancelling, { requestId: request.id }))
  await portal.settle(request.id, 'CANCELLED')
  expect(await portal.refused(retryFileTranslation, { params }, portal.client)).toEqual([409, 'conflict'])
  expect((await portal.call(getDeskOrder, { params }, pm)).status).toBe('CANCELLED')
  await portal.db.updateTable('job_request').set({ status: 'COMPLETED' }).where('id', '=', request.id).execute()
  await portal.db
    .updateTable('machine_translation')
    .set({ status: 'FAILED', failure: 'INTERNAL' })
    .where('job_request_id', '=', request.id)
    .execute()
  expect(await portal.refused(retryFileTranslation, { params }, portal.client)).toEqual([409, 'conflict'])
})

it('API-44 API-45 zips the translated files of all languages', async () => {
  const { id } = await translated({ 'a.txt': 'The arm.', 'b.txt': 'The leg.' }, ['esm', 'esn'])
  const prepared = await portal.call(
    zipTranslatedFiles,
    { params: { id }, query: { zipFileName: 'Leaflets' } },
    portal.client,
  )
  expect(prepared.status).toBe('COMPLETED')
  const { downloadUrl } = await portal.call(getZipStatus, { params: { id } }, portal.client)
  const reply = await fetch(downloadUrl ?? '')
  expect(reply.headers.get('content-disposition')).toContain('Leaflets.zip')
  const bytes = Buffer.from(await reply.arrayBuffer()).toString('latin1')
  for (const name of ['a.es-MX.txt', 'a.es-ES.txt', 'b.es-MX.txt', 'b.es-ES.txt']) expect(bytes).toContain(name)
})

it('compares the three ways with prices and dates', async () => {
  const { id } = await translated({ 'a.txt': 'The arm is broken.' })
  const compare = () => portal.call(compareWays, { params: { id } }, portal.client)
  expect(await compare()).toEqual({
    words: 4,
    ways: [
      { way: 'MACHINE', price: 0, isMinimum: false, expectedDelivery: expect.any(String) },
      { way: 'MACHINE_WITH_REVIEW', price: null, isMinimum: false, expectedDelivery: null },
      { way: 'HUMAN', price: 64, isMinimum: true, expectedDelivery: expect.any(String) },
    ],
  })
  await portal.configure({ reviewRatePercent: 60 })
  expect((await compare()).ways[1]).toEqual({
    way: 'MACHINE_WITH_REVIEW',
    price: 38.4,
    isMinimum: true,
    expectedDelivery: expect.any(String),
  })
  await portal.db
    .updateTable('job_request')
    .set({ target_language_ids: ['esm', 'esn', 'jpn'] })
    .where('id', '=', id)
    .execute()
  const priceOf = async (targetLanguageIds: string) => {
    const { ways } = await portal.call(compareWays, { params: { id }, query: { targetLanguageIds } }, portal.client)
    return ways[2]?.price
  }
  expect(await priceOf('esm')).toBe(64)
  expect(await priceOf('esm,esn')).toBe(128)
  expect(await priceOf('esm,esn,jpn')).toBeNull()
  expect(await priceOf('fra')).toBeNull()
  await portal.db
    .updateTable('job_request')
    .set({ target_language_ids: ['jpn'] })
    .where('id', '=', id)
    .execute()
  expect((await compare()).ways[2]).toEqual({ way: 'HUMAN', price: null, isMinimum: false, expectedDelivery: null })
  const stranger = await portal.as('client@tandem.example')
  expect((await portal.refused(compareWays, { params: { id } }, stranger))[0]).toBe(404)
})
