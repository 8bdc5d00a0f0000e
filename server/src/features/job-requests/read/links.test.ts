import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  getDownloadUrl,
  getJobRequest,
  getZipStatus,
  listJobRequests,
  zipTranslatedFiles,
} from '@portolan/contract/job-requests/actions'
import { enterRequestCode, sendRequestCode } from '@portolan/contract/job-requests/request-codes'
import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { listMessages, sendMessage } from '@portolan/contract/messages/messages'
import { getAutoQuote } from '@portolan/contract/quotes/quotes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, mailedCode, refusal } from '../../../testing/job-requests.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { openByCode, withCookies } from '../../../testing/visitors.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp({ PORTOLAN_TRUSTED_PROXIES: '127.0.0.1,::1' })
})
afterAll(() => portal.close())

const fileKey = 'temp/links/memo.txt'
const translatedKey = 'temp/links/translated.txt'
const day = 24 * 3600 * 1000

type RequestOptions = { readonly email?: string; readonly status?: JobRequestStatus; readonly endedDaysAgo?: number }

/** A request made signed out, with a source file and a translation. */
async function requestByLink({ email = `${randomUUID()}@lindgren.example`, ...made }: RequestOptions = {}) {
  const id = randomUUID()
  const { status = 'COMPLETED', endedDaysAgo = 0 } = made
  await portal.db
    .insertInto('job_request')
    .values({
      id,
      number: id,
      client_id: 227,
      status,
      name: 'Leaflets',
      notes: 'For my aunt',
      needed_by: '2026-12-03',
      company_name: 'Lindgren',
      requestor_email: email,
      requestor_first_name: 'Nora',
      requestor_last_name: 'Lind',
      request_type: 'QUOTE_REQUEST',
      origination: 'WEBFORM',
      external_reference_id: 'PO-7',
      source_language_id: 'enu',
      target_language_ids: ['fra'],
      custom_field_values: '[]',
      is_open_by_link: true,
      is_waiting_for_files: false,
    })
    .execute()
  const at = new Date(Date.now() - endedDaysAgo * day)
  await portal.db
    .insertInto('job_request_event')
    .values({ job_request_id: id, status, actor_name: 'Nora Lind', reason: 'Because', account_id: null, at })
    .execute()
  for (const key of [fileKey, translatedKey])
    await portal.portal.fileStore.write(key, Readable.from([Buffer.from('text')]))
  await portal.db
    .insertInto('job_request_file')
    .values(
      (['SOURCE_DOCUMENT', 'TRANSLATED_DOCUMENT'] as const).map((category) => ({
        job_request_id: id,
        category,
        file_name: 'memo.txt',
        size: 4,
        file_key: category === 'SOURCE_DOCUMENT' ? fileKey : translatedKey,
        language_id: category === 'TRANSLATED_DOCUMENT' ? 'fra' : null,
      })),
    )
    .execute()
  return { id, email }
}

/** Every call that shows or changes the content of a request. */
const contentOf = (id: string) => [
  (browser: Call) => portal.send(getDownloadUrl, { params: { id, fileKey } }, browser),
  (browser: Call) => portal.send(zipTranslatedFiles, { params: { id } }, browser),
  (browser: Call) => portal.send(getZipStatus, { params: { id } }, browser),
  (browser: Call) => portal.send(listMessages, { params: { id } }, browser),
  (browser: Call) => portal.send(sendMessage, { params: { id }, body: { text: 'Hello' } }, browser),
]
const see = (id: string) => (browser: Call) => portal.send(getJobRequest, { params: { id } }, browser)
const seeQuote = (id: string) => (browser: Call) => portal.send(getAutoQuote, { params: { id } }, browser)

const statusesOf = async (browser: Call, id: string) => {
  const statuses: number[] = []
  for (const ask of contentOf(id)) statuses.push((await ask(browser)).status)
  return statuses
}
const opened = [200, 200, 200, 200, 201]

const askForCode = (browser: Call, id: string) => portal.send(sendRequestCode, { params: { id } }, browser)
const enter = (browser: Call, id: string, code: string) =>
  portal.send(enterRequestCode, { params: { id }, body: { code } }, browser)

describe('a link without sign-in', () => {
  it('shows the status, but no person, file, note or reason before the mailed code was entered', async () => {
    const { id, email } = await requestByLink({ email: 'nora@lindgren.example' })
    const request = await portal.call(getJobRequest, { params: { id } })
    expect(request).toMatchObject({
      id,
      name: 'Leaflets',
      status: 'COMPLETED',
      isContentHidden: true,
      requestorEmail: 'n•••@lindgren.example',
      requestorName: '',
      files: [],
      fileLinks: [],
      notes: '',
      neededBy: null,
      externalReferenceId: null,
      history: [{ status: 'COMPLETED', by: null, reason: null }],
    })
    expect(JSON.stringify(request)).not.toContain(email)
    for (const ask of contentOf(id)) expect(await refusal(await ask(portal.anyone))).toEqual([403, 'code_required'])
  })

  it('opens files, the zip and messages to a browser that entered the code, and to no other', async () => {
    const made = await requestByLink()
    const browser = withCookies(portal.anyone)
    const sent = await askForCode(browser, made.id)
    expect(await sent.json()).toEqual({ sentTo: `${made.email[0]}•••@lindgren.example` })
    expect((await enter(browser, made.id, await mailedCode(portal, made.email))).status).toBe(204)
    expect(await statusesOf(browser, made.id)).toEqual(opened)
    const request = await portal.call(getJobRequest, { params: { id: made.id } }, browser)
    expect(request).toMatchObject({
      isContentHidden: false,
      notes: 'For my aunt',
      neededBy: '2026-12-03',
      requestorEmail: made.email,
    })
    expect(await statusesOf(portal.anyone, made.id)).toEqual([403, 403, 403, 403, 403])
  })

  it('asks once per browser: the code opens all requests of that address only', async () => {
    const made = await requestByLink()
    const browser = await openByCode(portal, made.id, made.email)
    const same = await requestByLink({ email: made.email })
    expect(await statusesOf(browser, same.id)).toEqual(opened)
    expect(await statusesOf(browser, (await requestByLink()).id)).toEqual([403, 403, 403, 403, 403])
  })

  it('refuses a wrong code, and any code after five wrong ones', async () => {
    const made = await requestByLink()
    const browser = withCookies(portal.anyone)
    await askForCode(browser, made.id)
    const code = await mailedCode(portal, made.email)
    for (let n = 0; n < 5; n++)
      expect(await refusal(await enter(browser, made.id, 'AAAAAA'))).toEqual([400, 'email_not_verified'])
    expect(await refusal(await enter(browser, made.id, code))).toEqual([400, 'email_not_verified'])
    expect(await statusesOf(browser, made.id)).toEqual([403, 403, 403, 403, 403])
  })

  it('refuses a code of another address', async () => {
    const made = await requestByLink()
    const other = await requestByLink()
    await askForCode(portal.anyone, other.id)
    const reply = await enter(portal.anyone, made.id, await mailedCode(portal, other.email))
    expect(await refusal(reply)).toEqual([400, 'email_not_verified'])
  })

  it('limits the codes sent to one address', async () => {
    const { id } = await requestByLink()
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await askForCode(portal.anyone, id)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    // Someone else with the link does not use up the codes of the requester.
    const elsewhere: Call = (path, init) =>
      portal.anyone(path, { ...init, headers: { 'x-forwarded-for': '198.51.100.9' } })
    expect((await askForCode(elsewhere, id)).status).toBe(200)
  })

  it('makes a signed-in client of another company a visitor', async () => {
    const made = await requestByLink()
    const client = withCookies(await portal.as('client@meridian.example'))
    expect((await see(made.id)(client)).status).toBe(200)
    expect(await statusesOf(client, made.id)).toEqual([403, 403, 403, 403, 403])
    await askForCode(client, made.id)
    await enter(client, made.id, await mailedCode(portal, made.email))
    expect(await statusesOf(client, made.id)).toEqual(opened)
  })

  it('does not ask staff at the desk or members of the client', async () => {
    const { id } = await requestByLink()
    expect(await statusesOf(await portal.as('pm@portolan.example'), id)).toEqual(opened)
    await portal.db.updateTable('job_request').set({ client_id: 1002 }).where('id', '=', id).execute()
    expect(await statusesOf(await portal.as('client@meridian.example'), id)).toEqual(opened)
  })

  it('returns a zip URL without the id of the request', async () => {
    const { id } = await requestByLink()
    const staff = await portal.as('pm@portolan.example')
    const { downloadUrl } = await portal.call(zipTranslatedFiles, { params: { id } }, staff)
    if (downloadUrl === null) throw new Error('The zip has no address')
    expect(downloadUrl).not.toContain(id)
    expect((await fetch(downloadUrl)).headers.get('content-type')).toBe('application/zip')
    expect((await fetch(downloadUrl.replace(/zips\/[^.]+/, `zips/${id}`))).status).toBe(404)
  })
})

it("names the folders of a zip in the reader's language", async () => {
  const { id } = await requestByLink()
  const staff = await portal.as('pm@portolan.example')
  const namesIn = async (language: string) => {
    const reader: Call = (path, init) =>
      staff(path, { ...init, headers: { ...init?.headers, 'accept-language': language } })
    const { downloadUrl } = await portal.call(zipTranslatedFiles, { params: { id } }, reader)
    const bytes = await (await fetch(downloadUrl ?? '')).arrayBuffer()
    return Buffer.from(bytes).toString()
  }
  expect(await namesIn('en')).toContain('French (France)/memo.txt')
  expect(await namesIn('es-MX')).toContain('Francés (Francia)/memo.txt')
  expect(await namesIn('ar')).toContain('الفرنسية (فرنسا)/memo.txt')
})

describe('the end of a link', () => {
  it('comes 90 days after the request ended, for visitors with or without a code', async () => {
    for (const status of ['COMPLETED', 'CANCELLED', 'QUOTE_REJECTED', 'QUOTE_EXPIRED', 'FAILED'] as const) {
      const made = await requestByLink({ status, endedDaysAgo: 89 })
      const browser = await openByCode(portal, made.id, made.email)
      expect((await see(made.id)(browser)).status).toBe(200)
      const late = await requestByLink({ status, email: made.email, endedDaysAgo: 91 })
      for (const call of [browser, portal.anyone])
        for (const ask of [see(late.id), ...contentOf(late.id)])
          expect(await refusal(await ask(call))).toEqual([404, 'link_expired'])
      expect(await refusal(await askForCode(portal.anyone, late.id))).toEqual([404, 'link_expired'])
    }
    const { id } = await requestByLink({ endedDaysAgo: 91 })
    expect(await portal.refused(getAutoQuote, { params: { id } })).toEqual([404, 'link_expired'])
  })

  it('does not come while the request is open, and not for staff', async () => {
    const waiting = await requestByLink({ status: 'QUOTE_READY_FOR_CLIENT_REVIEW', endedDaysAgo: 400 })
    expect((await see(waiting.id)(portal.anyone)).status).toBe(200)
    const late = await requestByLink({ endedDaysAgo: 400 })
    expect((await see(late.id)(await portal.as('pm@portolan.example'))).status).toBe(200)
  })
})

it('LINGUIST, who has no desk, finds no request, quote or file by its id', async () => {
  const linguist = await portal.as('linguist@portolan.example')
  const { id } = await requestByLink()
  const gone = [404, 'job_request_not_found']
  for (const ask of [see(id), seeQuote(id), ...contentOf(id)]) expect(await refusal(await ask(linguist))).toEqual(gone)
  expect(await portal.refused(listJobRequests, {}, linguist)).toEqual([403, 'forbidden'])
})
