import { once } from 'node:events'
import { getAuthorizationUrl } from '@portolan/contract/branding/branding'
import { getDeskOrder } from '@portolan/contract/desk/orders'
import type { ErrorBody } from '@portolan/contract/errors/error-body'
import { getJobRequest } from '@portolan/contract/job-requests/actions'
import type { JobRequest, RequestType } from '@portolan/contract/job-requests/requests'
import { acceptAutoQuote, getAutoQuote, rejectQuote } from '@portolan/contract/quotes/quotes'
import { submitToXtrf } from '@portolan/contract/translation-management/translation-management'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adapter } from '../../adapters/translation-management/test-xtrf/orders.ts'
import type { TestOrder } from '../../adapters/translation-management/test-xtrf/state.ts'
import { startTestXtrf, type TestXtrf, testToken } from '../../adapters/translation-management/test-xtrf/test-xtrf.ts'
import { connect } from '../../platform/connect.ts'
import { enqueue, startWorker, type Worker } from '../../platform/jobs/index.ts'
import { createLog } from '../../platform/log.ts'
import type { Tables } from '../../tables/database.ts'
import { act, order } from '../../testing/desk.ts'
import {
  deliver,
  escalation,
  lookAtOrders,
  requestToHandOver,
  routeRequest,
} from '../../testing/handed-over-request.ts'
import { asJson } from '../../testing/requests.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { forkWorker } from '../../testing/worker-processes/fork-worker.ts'
import { languageById } from '../reference/index.ts'
import { submitOrder, subscribeToOrders } from './job-definitions.ts'
import { submitOrderHandler } from './submit-order.ts'

let xtrf: TestXtrf
let portal: TestApp
let client: Caller
let worker: Worker
let onCall: (url: string) => void = () => {}
/** What happens to the next notes that XTRF gets. */
const faults: ('500-before' | '500-after' | 'cut-after')[] = []
const environment = () => ({
  XTRF_URL: xtrf.url,
  XTRF_TOKEN: testToken,
  XTRF_SERVICE_ID: '12',
  XTRF_CLIENT_IDS: '1002=77',
})
beforeAll(async () => {
  xtrf = await startTestXtrf({
    fault({ url, method }) {
      onCall(url ?? '')
      const fault = method === 'PUT' && url?.endsWith('/internalNotes') ? faults.shift() : undefined
      return fault ?? 'none'
    },
  })
  xtrf.state.customers.set(77, [{ id: 5, email: 'client@meridian.example' }])
  portal = await testApp(environment())
  client = await portal.as('client@meridian.example')
  worker = await portal.startWorker()
})
afterAll(async () => {
  await worker.stop()
  await portal.close()
  await xtrf.kill()
})

const see = (id: string) => portal.call(getJobRequest, { params: { id } }, client)
const becomes = (id: string, status: JobRequest['status']) =>
  expect.poll(async () => (await see(id)).status, { timeout: 20_000, interval: 100 }).toBe(status)

const ask = (requestType: RequestType) => requestToHandOver(portal, requestType)
const start = (id: string) => routeRequest(portal, id)
const made = (id: string): TestOrder[] => xtrf.state.orders.filter(({ name }) => name.includes(id))
const watch = () => lookAtOrders(portal.db)
const watchAnd = async <Seen>(look: () => Promise<Seen>): Promise<Seen> => {
  await watch()
  return look()
}
const xtrfIdOf = (id: string): number => languageById(id)!.xtrfId

it('hands a project over, shows its number, and fetches the translations once', async () => {
  const id = await ask('TRANSLATION_REQUEST')
  await start(id)
  await becomes(id, 'SUBMITTED_TO_XTRF')
  const [order, ...others] = made(id)
  expect(others).toEqual([])
  expect(order).toMatchObject({ kind: 'project', clientId: 77, externalId: id })
  expect(order!.files.map(({ name, category, content }) => [name, category, String(content)])).toEqual([
    ['terms.txt', 'SOURCE_DOCUMENT', `terms.txt of ${id}`],
    ['words.txt', 'REFERENCE', `words.txt of ${id}`],
  ])
  expect(order!.set.clientNotes).toBe('By Friday, please.\n\nNeeded by: 2026-12-04')
  expect(await see(id)).toMatchObject({ xtrfInternalId: order!.id, xtrfName: `2026/${order!.internalId}` })

  order!.status = 'CLOSED'
  await watch()
  deliver(order!, 'terms.txt', xtrfIdOf('fra'), 'Bonjour')
  deliver(order!, 'terms.txt', xtrfIdOf('deu'), 'Guten Tag')
  await expect
    .poll(() => watchAnd(async () => (await see(id)).status), { timeout: 20_000, interval: 500 })
    .toBe('COMPLETED')
  const { files, history } = await see(id)
  const translated = files.filter(({ category }) => category === 'TRANSLATED_DOCUMENT')
  expect(translated.map(({ languageId, size }) => [languageId, size]).toSorted()).toEqual([
    ['deu', 9],
    ['fra', 7],
  ])
  expect(history.at(-1)).toMatchObject({ status: 'COMPLETED', by: null })
})

it('shows the client a quote made in XTRF, and sends the acceptance to XTRF', async () => {
  const id = await ask('QUOTE_REQUEST')
  await start(id)
  await becomes(id, 'SUBMITTED_TO_XTRF')
  const [quote] = made(id)
  Object.assign(quote!, { status: 'SENT', totalAgreed: 100.01 })
  await tellUs({ event: 'quote_status_changed', quote: { id: quote!.id } })
  await becomes(id, 'QUOTE_READY_FOR_CLIENT_REVIEW')
  expect((await portal.call(getAutoQuote, { params: { id } }, client)).autoQuote.price).toBe(100.01)
  const payment = { paymentType: 'BILL_TO_ACCOUNT', billingAccount: { clientIdNumber: '77' } } as const
  await portal.call(acceptAutoQuote, { params: { id }, body: { paymentPreferences: payment } }, client)
  await becomes(id, 'SUBMITTED_TO_XTRF')
  expect(quote!.status).toBe('APPROVED')
  expect(quote!.set.internalNotes).toMatch(/\n\nPayment: Bill to account\nClient ID number: 77$/)
  const project = made(id).find(({ kind }) => kind === 'project')!
  await expect
    .poll(() => watchAnd(async () => (await see(id)).xtrfInternalId), { timeout: 20_000, interval: 500 })
    .toBe(project.id)
})

it('adds each later payment to the notes of XTRF once, whatever fails, and shows staff what XTRF did not take', async () => {
  const pm = await portal.as('pm@portolan.example')
  const id = await ask('QUOTE_REQUEST')
  await start(id)
  await becomes(id, 'SUBMITTED_TO_XTRF')
  const [quote] = made(id)
  Object.assign(quote!, { status: 'SENT', totalAgreed: 100 })
  await watch()
  await becomes(id, 'QUOTE_READY_FOR_CLIENT_REVIEW')
  const paymentPreferences = { paymentType: 'INVOICE_DIRECTLY' } as const
  await portal.call(acceptAutoQuote, { params: { id }, body: { paymentPreferences } }, client)
  await becomes(id, 'SUBMITTED_TO_XTRF')
  const project = () => made(id).find(({ kind }) => kind === 'project')!
  await expect
    .poll(() => watchAnd(async () => (await see(id)).xtrfInternalId), { timeout: 20_000, interval: 500 })
    .toBe(project().id)

  const pay = async (body: object) => (await order(await act(pm, id, 'markPaid', body))).payment
  const transfers = async () =>
    (await portal.call(getDeskOrder, { params: { id } }, pm)).payment?.events.map(({ transfer }) => transfer)
  const become = (...expected: unknown[]) => expect.poll(transfers, { timeout: 30_000 }).toEqual(expected)
  const notes = () => String(project().set.internalNotes)
  faults.push('500-before', 'cut-after', '500-after')
  const day = '2026-11-17'
  const first = await pay({ amount: 40, receivedOn: day })
  expect(first?.events).toMatchObject([{ kind: 'PAID', transfer: 'WAITING' }])
  // The same day and amount once more.
  await pay({ amount: 40, receivedOn: day })
  await become('SENT', 'SENT')
  const lines = notes()
    .match(/Paid on: .*/g)
    ?.toSorted()
  expect(lines).toEqual([`Paid on: ${day}, 40.00 USD (payment 1)`, `Paid on: ${day}, 40.00 USD (payment 2)`])
  expect(notes()).toContain('Payment: Invoice')

  xtrf.state.orders.splice(xtrf.state.orders.indexOf(project()), 1)
  await pay({ reference: 'Transfer 3' })
  await become('SENT', 'SENT', 'FAILED')
}, 90_000)

/** Calls the webhook like XTRF, at the address it was given. */
async function tellUs(body: object): Promise<[string, number]> {
  await portal.db.transaction().execute((tx) => enqueue(tx, subscribeToOrders, {}))
  await expect.poll(() => xtrf.state.subscriptions.length, { timeout: 20_000 }).toBe(2)
  const { url } = xtrf.state.subscriptions[0]!
  return [url, (await fetch(url, asJson(body))).status]
}

it('accepts webhook calls only at its secret address', async () => {
  const [url] = await tellUs({})
  expect((await fetch(url.slice(0, -1), asJson({}))).status).toBe(404)
  expect((await fetch(url, asJson({ id: [1, { deep: 'x' }] }))).status).toBe(204)
})

it("sends a quote's rejection to XTRF, and shows an order that XTRF canceled", async () => {
  const rejected = await ask('QUOTE_REQUEST')
  const cancelled = await ask('TRANSLATION_REQUEST')
  for (const id of [rejected, cancelled]) await start(id)
  for (const id of [rejected, cancelled]) await becomes(id, 'SUBMITTED_TO_XTRF')
  Object.assign(made(rejected)[0]!, { status: 'SENT', totalAgreed: 5 })
  made(cancelled)[0]!.status = 'CANCELLED'
  await watch()
  await becomes(cancelled, 'CANCELLED')
  await becomes(rejected, 'QUOTE_READY_FOR_CLIENT_REVIEW')
  const rejection = { params: { id: rejected }, body: { rejectionReason: 'Too dear' } }
  await portal.call(rejectQuote, rejection, client)
  await watch()
  await expect.poll(() => made(rejected)[0]!.status, { timeout: 20_000 }).toBe('REJECTED')
  expect(made(rejected)[0]!.set.internalNotes).toMatch(/Rejected by the client: Too dear$/)
})

it('API-35 sends a completed or failed request to human translators, with the reason first in the notes', async () => {
  const id = await ask('TRANSLATION_REQUEST')
  const foreign = await ask('TRANSLATION_REQUEST')
  const submit = (body: object) => client(submitToXtrf.path.replace('{id}', id), asJson(body))
  expect((await submit(escalation(id))).status).toBe(409)
  await portal.db.updateTable('job_request').set({ status: 'FAILED', origination: 'MT' }).where('id', '=', id).execute()
  expect((await submit(escalation(foreign))).status).toBe(404)
  expect((await submit(escalation(id, { reason: 'OTHER' }))).status).toBe(400)
  expect((await submit(escalation(id, { targetLanguageIds: ['xxx'] }))).status).toBe(400)
  const replies = await Promise.all(Array.from({ length: 4 }, () => submit(escalation(id))))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  await becomes(id, 'SUBMITTED_TO_XTRF')
  expect(made(id)).toHaveLength(1)
  expect(made(id)[0]).toMatchObject({
    name: expect.stringContaining('Policy terms, by hand'),
    set: { clientNotes: 'Clean up formatting\n\nMind the tables.\n\nNeeded by: 2026-12-04' },
  })
  await portal.db.updateTable('job_request').set({ status: 'COMPLETED' }).where('id', '=', id).execute()
  expect((await submit(escalation(id, { reason: 'OTHER', otherReason: 'New figures', notes: '' }))).status).toBe(200)
  await becomes(id, 'SUBMITTED_TO_XTRF')
  expect(made(id).map(({ externalId }) => externalId)).toEqual([id, `${id}-2`])
  expect(made(id)[1]!.set.clientNotes).toBe('Other: New figures\n\nNeeded by: 2026-12-04')
})

it('ESCAL-01 ESCAL-04 ESCAL-06 refuses an escalation where the client does not use it, and one without name or reason', async () => {
  const id = await ask('TRANSLATION_REQUEST')
  await portal.db.updateTable('job_request').set({ status: 'COMPLETED' }).where('id', '=', id).execute()
  const submit = async (body: object) => {
    const reply = await client(submitToXtrf.path.replace('{id}', id), asJson(body))
    const { errorCode, fields } = (await reply.json()) as ErrorBody
    return [reply.status, errorCode, fields?.map(({ path, code }) => `${path} ${code}`).join()]
  }
  const configure = (settings: object) =>
    portal.db
      .updateTable('client')
      .set({ machine_translation_settings: JSON.stringify(settings) })
      .where('id', '=', 1002)
      .execute()
  await configure({ disableHumanEscalation: true })
  expect(await submit(escalation(id))).toEqual([403, 'forbidden', undefined])
  await configure({})
  expect(await submit(escalation(id, { projectName: 'a;b' }))).toEqual([
    400,
    'malformed',
    'body.projectName semicolon_in_name',
  ])
  expect(await submit(escalation(id, { reason: undefined }))).toEqual([400, 'malformed', 'body.reason not_an_option'])
  expect(await submit(escalation(id, { targetLanguageIds: [] }))).toEqual([
    400,
    'malformed',
    'body.targetLanguageIds too_few',
  ])
})

it('fails a request that XTRF refuses, with a reason in its history', async () => {
  const id = await ask('TRANSLATION_REQUEST')
  await portal.db.updateTable('job_request').set({ xtrf_service_id: 13 }).where('id', '=', id).execute()
  await start(id)
  await becomes(id, 'FAILED')
  expect((await see(id)).history.at(-1)).toMatchObject({
    status: 'FAILED',
    reason: 'We could not hand the request over to our translators. Their system did not accept it.',
  })
})

it('resumes after a killed worker, and creates nothing twice', async () => {
  await worker.stop()
  const id = await ask('TRANSLATION_REQUEST')
  const child = await forkWorker(portal, 'portal-worker', environment())
  const died = once(child, 'exit')
  onCall = (url) => {
    if (url.includes('/files/upload')) child.kill('SIGKILL')
  }
  await start(id)
  await died
  onCall = () => {}
  expect((await see(id)).status).toBe('SUBMITTING_TO_XTRF')
  worker = await portal.startWorker()
  await becomes(id, 'SUBMITTED_TO_XTRF')
  expect(made(id)).toHaveLength(1)
  const added = made(id)[0]!.files.filter(({ category }) => category !== undefined)
  expect(added.map(({ name }) => name).toSorted()).toEqual(['terms.txt', 'words.txt'])
})

it('loses and duplicates no request while one in ten XTRF responses fails', async () => {
  await worker.stop()
  let calls = 0
  let isTroubled = true
  const state = xtrf.state
  const port = xtrf.port
  await xtrf.kill()
  xtrf = await startTestXtrf({
    state,
    port,
    fault() {
      calls += 1
      if (!isTroubled || calls % 10 !== 0) return 'none'
      return calls % 20 === 0 ? '500-before' : '500-after'
    },
  })
  const { db, pool } = connect<Tables>(portal.databaseConfig, 8)
  const needs = { db, fileStore: portal.portal.fileStore, isWatched: true }
  const troubled = await startWorker({
    pool,
    db,
    log: createLog('silent'),
    jobs: [submitOrder],
    schedules: [],
    concurrency: 4,
    onLost() {},
    handlers: [submitOrderHandler({ ...needs, translationManagement: adapter(xtrf.url, { clientIds: { 1002: 77 } }) })],
  })
  const ids = []
  for (let number = 0; number < 12; number += 1)
    ids.push(await ask(number % 2 ? 'QUOTE_REQUEST' : 'TRANSLATION_REQUEST'))
  for (const id of ids) await start(id)
  for (const id of ids) await becomes(id, 'SUBMITTED_TO_XTRF')
  await troubled.stop()
  await db.destroy()
  isTroubled = false
  worker = await portal.startWorker()
  expect(calls).toBeGreaterThan(120)
  expect(ids.map((id) => made(id).length)).toEqual(ids.map(() => 1))
  const added = ids.flatMap((id) => made(id)[0]!.files.filter(({ category }) => category !== undefined))
  expect(added).toHaveLength(24)
}, 60_000)

it('API-73 opens the dashboard by a one-time page that posts the key', async () => {
  expect(await portal.refused(getAuthorizationUrl, {})).toEqual([401, 'signed_out'])
  const { authUrl } = await portal.call(getAuthorizationUrl, {}, client)
  expect(authUrl).toMatch(new RegExp(`^${portal.config.origin}/xtrf/open/[\\w-]{43}$`))
  const page = await fetch(authUrl)
  const markup = await page.text()
  const token = /name="accessToken" value="([^"]+)"/.exec(markup)?.[1] ?? ''
  expect(xtrf.state.tokens.get(token)).toBe('client@meridian.example')
  expect(markup).toContain('action="https://xtrf.example/customers/sign-in"')
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'sha256-\S+'; .*form-action https:\/\/xtrf\.example;/,
  )
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect((await fetch(authUrl)).status).toBe(404)
  const staff = await portal.as('admin@portolan.example')
  expect(await portal.call(getAuthorizationUrl, {}, staff)).toEqual({ authUrl: xtrf.url })
})
