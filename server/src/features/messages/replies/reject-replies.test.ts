import { connect } from 'node:net'
import { listMessages, sendMessage } from '@portolan/contract/messages/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestThatWent, toWork } from '../../../testing/desk.ts'
import { type ReplyApp, replyApp } from '../../../testing/replies.ts'
import { testApp } from '../../../testing/test-app.ts'
import { replyAddresses } from './reply-address.ts'

let portal: ReplyApp
beforeAll(async () => {
  portal = await replyApp()
})
afterAll(() => portal.close())

const clientEmail = 'client@meridian.example'
const countMessages = async (id: string) =>
  (await portal.call(listMessages, { params: { id } }, portal.pm)).items.length

it('rejects unknown and forged addresses with a sentence', async () => {
  const { id, replyTo } = await portal.askClient('Who is it?')
  const forged = replyAddresses(Buffer.alloc(32, 9), 'replies@portal.example').write(id)
  const changed = replyTo.replace(/.(?=@)/, (digit) => (digit === '0' ? '1' : '0'))
  for (const to of ['replies@portal.example', 'someone@portal.example', forged, changed])
    expect(await portal.rejection({ to, text: 'Hello' })).toMatch(/^550 This address takes no replies/)
  expect(await countMessages(id)).toBe(1)
})

it('rejects the address of an account that is disabled or lost the request', async () => {
  const { id, replyTo } = await portal.askClient('Still there?')
  const setDisabled = (at: Date | null) =>
    portal.db.updateTable('account').set({ disabled_at: at }).where('email', '=', clientEmail).execute()
  await setDisabled(new Date())
  expect(await portal.rejection({ to: replyTo, text: 'Hello' })).toMatch(/^550/)
  await setDisabled(null)
  const moveTo = (clientId: number) =>
    portal.db.updateTable('job_request').set({ client_id: clientId }).where('id', '=', id).execute()
  await moveTo(1001)
  expect(await portal.rejection({ to: replyTo, text: 'Hello' })).toMatch(/^550/)
  await moveTo(1002)
  await portal.reply({ to: replyTo, text: 'Hello again' })
  expect(await countMessages(id)).toBe(2)
})

it('offers no reply to readers without an account, nor to accounts that may not see the request', async () => {
  for (const email of ['visitor@meridian.example', 'client@harbor.example']) {
    const id = await requestThatWent(portal.db, toWork)
    await portal.db.updateTable('job_request').set({ requestor_email: email }).where('id', '=', id).execute()
    await portal.call(sendMessage, { params: { id }, body: { text: `Hello ${id}` } }, portal.pm)
    const mail = await portal.findMail(email, id)
    expect([mail.replyTo, mail.text.includes('above this line')]).toEqual([undefined, false])
  }
})

it('rejects an email that is too large, and a second recipient', async () => {
  const { id, replyTo } = await portal.askClient('How much?')
  const large = {
    to: replyTo,
    text: 'Hello',
    attachments: [{ filename: 'a.bin', content: Buffer.alloc(11 * 1024 ** 2) }],
  }
  expect(await portal.rejection(large)).toMatch(/^552/)
  const { rejected } = await portal.reply({ to: [replyTo, (await portal.askClient('And you?')).replyTo], text: 'Both' })
  expect(rejected.length).toBe(1)
  expect(await countMessages(id)).toBe(2)
})

it('lets the mail server wait after 40 emails in an hour', async () => {
  const { id, replyTo } = await portal.askClient('More?')
  const empty = { to: replyTo, text: '> nothing' }
  for (let sent = 0; sent < 40; sent++) await portal.reply(empty)
  expect(await portal.rejection({ to: replyTo, text: 'Hello' })).toMatch(/^451/)
  expect(await countMessages(id)).toBe(1)
})

it('accepts 20 connections at once and stays usable for others after they end', async () => {
  const open = () => {
    const socket = connect(portal.port, '127.0.0.1').on('error', () => {})
    return new Promise<{ greeting: string; end(): void }>((greeted) =>
      socket.once('data', (line) => greeted({ greeting: String(line), end: () => socket.destroy() })),
    )
  }
  const sockets = await Promise.all(Array.from({ length: 25 }, open))
  const codes = sockets.map(({ greeting }) => greeting.slice(0, 3))
  for (const socket of sockets) socket.end()
  expect(codes.filter((code) => code === '220').length).toBeLessThanOrEqual(20)
  expect(codes.filter((code) => code === '421').length).toBeGreaterThanOrEqual(5)
  const { id, replyTo } = await portal.askClient('Free again?')
  await expect.poll(() => portal.rejection({ to: replyTo, text: 'Yes' })).toMatch(/^250/)
  expect(await countMessages(id)).toBeGreaterThan(1)
})

it('promises nothing without the settings', async () => {
  const silent = await testApp()
  try {
    expect(await silent.portal.receiveReplies()).toBeUndefined()
  } finally {
    await silent.close()
  }
})
