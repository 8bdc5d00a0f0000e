import { listMessages, sendMessage } from '@portolan/contract/messages/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { act, refusal, requestThatWent, toWork } from '../../testing/desk.ts'
import type { Call } from '../../testing/job-requests.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { openByCode } from '../../testing/visitors.ts'

let portal: TestApp
let pm: Caller
let client: Caller
beforeAll(async () => {
  portal = await testApp()
  pm = await portal.as('pm@portolan.example')
  client = await portal.as('client@meridian.example')
})
afterAll(() => portal.close())

const list = (id: string, as: Call) => portal.send(listMessages, { params: { id } }, as)
const write = (id: string, text: string, as: Call) => portal.send(sendMessage, { params: { id }, body: { text } }, as)
const mails = async () => {
  const rows = await portal.db
    .selectFrom('job')
    .select('payload')
    .where('task', '=', 'send-mail')
    .orderBy('created_at')
    .execute()
  return rows.map(
    ({ payload }) => payload as { template: string; to: string | null; data: { page: string; text: string } },
  )
}

it('stores messages of staff and client, and notifies the other side by email', async () => {
  const id = await requestThatWent(portal.db, toWork)
  const said = await portal.call(sendMessage, { params: { id }, body: { text: ' Is it ready? ' } }, client)
  expect(said).toMatchObject({ isFromStaff: false, text: 'Is it ready?' })
  await act(pm, id, 'takeIn')
  await write(id, 'Hello?', client)
  const answer = { params: { id }, body: { text: 'Tomorrow.\n\nPaula' }, idempotencyKey: 'answer-1' }
  await Promise.all([1, 2].map(() => portal.call(sendMessage, answer, pm)))
  const { items } = await portal.call(listMessages, { params: { id } }, client)
  expect(items.map(({ by, isFromStaff, text }) => [by, isFromStaff, text])).toEqual([
    [said.by, false, 'Is it ready?'],
    [said.by, false, 'Hello?'],
    ['Paula Mendes', true, 'Tomorrow.\n\nPaula'],
  ])
  expect(await mails()).toMatchObject([
    { template: 'message-to-staff', to: null, data: { page: `/desk/${id}`, text: 'Is it ready?' } },
    { template: 'message-to-staff', to: 'pm@portolan.example' },
    { template: 'message-to-client', to: 'client@meridian.example', data: { page: `/requests/${id}` } },
  ])
})

it('lists messages in the order they were sent, even with equal timestamps', async () => {
  const id = await requestThatWent(portal.db, toWork)
  const said = (minute: number, text: string, messageId: string) => ({
    id: messageId,
    job_request_id: id,
    account_id: null,
    author_name: 'Miriam Okafor',
    is_from_staff: false,
    text,
    at: new Date(Date.UTC(2026, 10, 1, 12, minute)),
  })
  const rows = [
    said(1, 'Yes.', '0198d1c2-7a10-7000-8000-000000000001'),
    said(0, 'Ready?', 'f198d1c2-7a10-7000-8000-000000000002'),
  ]
  await portal.db.insertInto('job_request_message').values(rows).execute()
  const { items } = await portal.call(listMessages, { params: { id } }, client)
  expect(items.map(({ text }) => text)).toEqual(['Ready?', 'Yes.'])
})

it('can be used by a visitor who entered the mailed code', async () => {
  const id = await requestThatWent(portal.db, toWork)
  await portal.db.updateTable('job_request').set({ is_open_by_link: true }).where('id', '=', id).execute()
  const visitor = await openByCode(portal, id, 'client@meridian.example')
  const reply = await write(id, 'Thank you', visitor)
  expect([reply.status, await reply.json()]).toMatchObject([201, { by: 'Miriam Okafor', isFromStaff: false }])
})

it('limits a visitor to ten messages, but not a signed-in client', async () => {
  const id = await requestThatWent(portal.db, toWork)
  const theirs = { is_open_by_link: true, requestor_email: 'eager@visitor.example' }
  await portal.db.updateTable('job_request').set(theirs).where('id', '=', id).execute()
  const visitor = await openByCode(portal, id, theirs.requestor_email)
  const before = (await mails()).length
  for (let sent = 0; sent < 10; sent++) expect((await write(id, `Hello ${sent}`, visitor)).status).toBe(201)
  const reply = await write(id, 'Hello again', visitor)
  expect([reply.status, await reply.json()]).toMatchObject([
    429,
    { message: 'Too many requests in a short time.', retryAfterSeconds: expect.any(Number) },
  ])
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect((await mails()).length).toBe(before + 10)
  expect((await write(id, 'From the office', client)).status).toBe(201)
})

it('limits a signed-in client to 30 messages per hour and request, but not staff', async () => {
  const id = await requestThatWent(portal.db, toWork)
  const other = await requestThatWent(portal.db, toWork)
  const before = (await mails()).length
  const sendAll = async (caller: Caller) => {
    const statuses: number[] = []
    for (let sent = 0; sent < 31; sent++) statuses.push((await write(id, `Hello ${sent}`, caller)).status)
    return statuses
  }
  expect(await sendAll(client)).toEqual([...Array<number>(30).fill(201), 429])
  expect((await mails()).length).toBe(before + 30)
  expect((await write(other, 'About another request', client)).status).toBe(201)
  expect(await sendAll(pm)).toEqual(Array<number>(31).fill(201))
})

it('answers 404 to others and to staff without access to the desk', async () => {
  const id = await requestThatWent(portal.db, toWork)
  const others = [await portal.as('client@harbor.example'), await portal.as('linguist@portolan.example'), portal.anyone]
  for (const caller of others)
    for (const reply of [await list(id, caller), await write(id, 'Hello', caller)])
      expect(await refusal(reply)).toEqual([404, 'job_request_not_found'])
})

it('lets the organization of a buyer write about a request from procurement, and nobody else', async () => {
  const id = await requestThatWent(portal.db, toWork)
  await portal.db
    .updateTable('job_request')
    .set({ origination: 'COUPA', client_id: 1007 })
    .where('id', '=', id)
    .execute()
  const buyer = await portal.as('buyer@procura.example')
  expect((await write(id, 'Is rush possible?', buyer)).status).toBe(201)
  await act(pm, id, 'takeIn')
  expect((await write(id, 'Yes.', pm)).status).toBe(201)
  const { items } = await portal.call(listMessages, { params: { id } }, buyer)
  expect(items.map(({ text }) => text)).toEqual(['Is rush possible?', 'Yes.'])
  expect((await list(id, client)).status).toBe(404)
  expect((await write(id, 'Mine?', client)).status).toBe(404)
})
