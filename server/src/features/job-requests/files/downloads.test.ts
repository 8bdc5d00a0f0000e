import { listActivity } from '@portolan/contract/activity/activity'
import { getDownloadUrl, getZipStatus, zipRequests, zipTranslatedFiles } from '@portolan/contract/job-requests/actions'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { requestThatWent, toWork, upload } from '../../../testing/desk.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { addDeliveries } from './attach-files.ts'

const harborId = 1001
let portal: TestApp
let client: Caller
let employee: Caller
let pm: Caller
beforeAll(async () => {
  portal = await testApp()
  client = await portal.as('client@harbor.example')
  employee = await portal.as('employee@harbor.example')
  pm = await portal.as('pm@portolan.example')
})
afterAll(() => portal.close())
beforeEach(() => sql`delete from audit_event`.execute(portal.db))

async function delivered() {
  const id = await requestThatWent(portal.db, [...toWork, 'COMPLETED'], { clientId: harborId })
  const fileKey = await upload(pm, 'memo.docx', 'Bonjour')
  const size = 'Bonjour'.length
  await portal.db.transaction().execute((tx) =>
    addDeliveries(tx, id, [{ fileName: 'memo.docx', fileKey, size, sha256: null, languageId: 'fra' }], {
      isWithheld: false,
    }),
  )
  return { id, fileKey }
}
const seen = async () => (await portal.call(listActivity, {}, client)).items.map(({ kind, by }) => `${kind} ${by.name}`)
const download = (params: { id: string; fileKey: string }, as: Caller, inline = false) =>
  portal.call(getDownloadUrl, { params, query: { inline: String(inline) } }, as)

it('a download is recorded once, whatever ranges and repeated calls it takes', async () => {
  const file = await delivered()
  const urls = await Promise.all(Array.from({ length: 5 }, () => download(file, employee)))
  for (const { downloadUrl } of urls)
    for (const range of ['bytes=0-2', 'bytes=3-']) await (await fetch(downloadUrl, { headers: { range } })).text()
  await download(file, client)
  await download(file, client, true)
  expect(await seen()).toEqual(['FILE_VIEWED Helen Marsh', 'FILE_DOWNLOADED Helen Marsh', 'FILE_DOWNLOADED Emil Novak'])
  const [entry] = (await portal.call(listActivity, { query: { group: 'DOWNLOADS' } }, client)).items
  expect(entry).toMatchObject({ object: 'memo.docx', request: { id: file.id } })
})

it('a download after the address has expired is another one', async () => {
  const file = await delivered()
  await download(file, employee)
  await sql`update audit_event set at = at - interval '6 minutes'`.execute(portal.db)
  await download(file, employee)
  expect(await seen()).toHaveLength(2)
})

it('a ZIP is recorded once, and a ZIP of several requests as one entry with their numbers', async () => {
  const [one, two] = [await delivered(), await delivered()]
  await portal.call(zipTranslatedFiles, { params: { id: one.id }, query: {} }, employee)
  await portal.call(getZipStatus, { params: { id: one.id } }, employee)
  await portal.call(zipRequests, { body: { ids: [one.id, two.id] } }, employee)
  await portal.call(zipRequests, { body: { ids: [one.id, two.id] } }, employee)
  expect(await seen()).toEqual(['REQUESTS_DOWNLOADED Emil Novak', 'ZIP_DOWNLOADED Emil Novak'])
  const [bulk] = (await portal.call(listActivity, {}, client)).items
  expect(bulk).toMatchObject({ count: 2, object: `${one.id}, ${two.id}`, request: null })
})

it('a download by staff is recorded, and clients do not see it', async () => {
  const file = await delivered()
  await download(file, pm)
  expect(await seen()).toEqual([])
  const stored = await portal.db.selectFrom('audit_event').select(['action', 'client_id']).execute()
  expect(stored).toEqual([{ action: 'staff-file-downloaded', client_id: harborId }])
})
