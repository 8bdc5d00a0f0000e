import { zipRequests } from '@portolan/contract/job-requests/actions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { act, order, requestThatWent, toWork, upload } from '../../../testing/desk.ts'
import type { Caller } from '../../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { readBundle, writeBundle } from './bundle-path.ts'

let portal: TestApp
let pm: Caller
let client: Caller
beforeAll(async () => {
  portal = await testApp()
  pm = await portal.as('pm@portolan.example')
  client = await portal.as('client@meridian.example')
})
afterAll(() => portal.close())

async function deliveredRequest(fileName: string): Promise<string> {
  const id = await requestThatWent(portal.db, toWork, { targets: ['fra'] })
  await portal.db
    .updateTable('job_request')
    .set({ name: `Leaf/let ${fileName}` })
    .where('id', '=', id)
    .execute()
  await act(pm, id, 'takeIn')
  const files = [{ fileName, languageId: 'fra', fileKey: await upload(pm, fileName, 'Bonjour') }]
  await order(await act(pm, id, 'deliver', { files }))
  await order(await act(pm, id, 'complete'))
  return id
}

it('packs several requests into one zip with a folder each, and leaves out those without files', async () => {
  const first = await deliveredRequest('a.txt')
  const second = await deliveredRequest('b.txt')
  const ids = [first, second, await requestThatWent(portal.db, toWork)]
  const { downloadUrl, requests } = await portal.call(zipRequests, { body: { ids } }, client)
  expect(requests).toBe(2)
  expect(downloadUrl).not.toContain(first)
  const reply = await fetch(downloadUrl)
  const bytes = Buffer.from(await reply.arrayBuffer())
  expect(Number(reply.headers.get('content-length'))).toBe(bytes.length)
  const text = bytes.toString('latin1')
  expect(text).toContain(`${first} Leaf_let a.txt/French (France)/a.txt`)
  expect(text).toContain(`${second} Leaf_let b.txt/French (France)/b.txt`)
  expect((await fetch(downloadUrl.replace(/proof=[^&]{5}/, 'proof=AAAAA'))).status).toBe(404)
})

it('refuses requests of another organization, and a choice without any files', async () => {
  const id = await deliveredRequest('c.txt')
  const harbor = await portal.as('client@harbor.example')
  expect(await portal.refused(zipRequests, { body: { ids: [id] } }, harbor)).toEqual([404, 'job_request_not_found'])
  const empty = await requestThatWent(portal.db, toWork)
  expect(await portal.refused(zipRequests, { body: { ids: [empty] } }, client)).toEqual([409, 'conflict'])
})

it('writes ids into a path and reads them back', () => {
  const ids = ['0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11', 'f198d1c2-7a10-7000-8000-000000000002']
  expect(readBundle(writeBundle(ids))).toEqual(ids)
  expect(readBundle('x')).toEqual([])
})
