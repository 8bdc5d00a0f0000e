import { listMessages } from '@portolan/contract/messages/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ReplyApp, replyApp } from '../../../testing/replies.ts'
import type { Caller } from '../../../testing/sign-in.ts'

let portal: ReplyApp
let client: Caller
beforeAll(async () => {
  portal = await replyApp()
  client = await portal.as('client@meridian.example')
})
afterAll(() => portal.close())

const clientEmail = 'client@meridian.example'
const messagesOf = async (id: string) => (await portal.call(listMessages, { params: { id } }, client)).items
const texts = async (id: string) => (await messagesOf(id)).map(({ by, text }) => [by, text])
const resultsOf = (result: string): number =>
  portal.portal.counters
    .read('portolan_mail_replies_total')
    .filter(({ labels }) => labels.result === result)
    .reduce((sum, { value }) => sum + value, 0)

it('makes an answer to an email a message, and emails it to the other side, which answers the same way', async () => {
  const { id, replyTo } = await portal.askClient('Which version do you need?')
  const email = await portal.findMail(clientEmail, 'Which version do you need?')
  expect(email.text.startsWith('Write your reply above this line\n')).toBe(true)
  expect(email.html).toContain('Write your reply above this line')
  await portal.reply({ to: replyTo, text: `The second.\n\nMiriam\n\nOn Tuesday Portolan wrote:\n> ${email.text}` })
  const toStaff = await portal.findMail('pm@portolan.example', 'The second.')
  expect(toStaff.subject).toContain('Meridian wrote about')
  await portal.reply({ from: 'pm@portolan.example', to: toStaff.replyTo, text: 'Thank you.' })
  expect(await texts(id)).toEqual([
    ['Paula Mendes', 'Which version do you need?'],
    [expect.stringContaining(' '), 'The second.\n\nMiriam'],
    ['Paula Mendes', 'Thank you.'],
  ])
  expect((await messagesOf(id)).map(({ isFromStaff }) => isFromStaff)).toEqual([true, false, true])
  const audited = await portal.db.selectFrom('audit_event').select('ip').where('subject_id', '=', id).execute()
  expect(audited.filter(({ ip }) => ip === null).length).toBeGreaterThanOrEqual(2)
})

it('attaches files, which are screened like others', async () => {
  const { id, replyTo } = await portal.askClient('Do you have the signed page?')
  const files = [
    { filename: 'page 3.txt', content: 'Signed' },
    { filename: 'run.exe', content: Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000') },
  ]
  await portal.reply({ to: replyTo, text: 'Here it is.', attachments: files })
  await expect
    .poll(async () => (await messagesOf(id))[1]?.attachments.map(({ isChecked }) => isChecked))
    .toEqual([true, true])
  const stored = (await messagesOf(id))[1]?.attachments ?? []
  expect(Object.fromEntries(stored.map(({ fileName, rejection }) => [fileName, rejection]))).toEqual({
    'page 3.txt': null,
    'run.exe': 'UNSUPPORTED_TYPE',
  })
})

it('creates one message for an email that is delivered several times', async () => {
  const { id, replyTo } = await portal.askClient('Once?')
  const mail = { to: replyTo, text: 'Once.', messageId: '<once@meridian.example>' }
  await Promise.all([portal.reply(mail), portal.reply(mail)])
  await portal.reply(mail)
  expect((await texts(id)).length).toBe(2)
  expect(resultsOf('repeated')).toBe(2)
})

it.each([
  ['an out-of-office notice', { headers: { 'Auto-Submitted': 'auto-replied' } }],
  ['a list', { headers: { Precedence: 'bulk' } }],
  ['an email that wants no answer', { headers: { 'X-Auto-Response-Suppress': 'All' } }],
  ['a bounce', { envelope: true }],
])(
  'drops %s without an answer',
  async (what, { headers, envelope }: { headers?: Record<string, string>; envelope?: boolean }) => {
    const { id, replyTo } = await portal.askClient(`Are you there, ${what}?`)
    const before = resultsOf('automatic')
    await portal.reply({
      to: replyTo,
      text: '',
      ...(headers && { headers }),
      ...(envelope && { envelope: { from: '', to: replyTo }, text: 'Not delivered' }),
    })
    expect(resultsOf('automatic')).toBe(before + 1)
    expect((await texts(id)).length).toBe(1)
    await aMoment()
    expect(await noticesAbout(id)).toEqual([])
  },
)

/** The number of a test request is its id. */
const noticesAbout = async (id: string) =>
  (await portal.outbox.list({ limit: 1000 }))
    .filter(({ subject }) => subject === `We could not take your reply about ${id}`)
    .map(({ to, text }) => [to, text])
/** Long enough for a second email to be sent. */
const aMoment = () => new Promise((over) => setTimeout(over, 300))

it.each([
  ['an empty reply', { text: '> Are you there?' }, 'had no text'],
  ['a long reply', { text: 'x'.repeat(5001) }, 'at most 5,000 characters'],
  ['a reply of somebody else', { from: 'colleague@meridian.example', text: 'Hello' }, 'came from another address'],
  [
    'too many files',
    { text: 'Hello', attachments: Array(11).fill({ filename: 'a.txt', content: 'a' }) },
    'too many of them',
  ],
  ['huge headers', { text: 'Hello', headers: { 'X-Long': 'a b '.repeat(100_000) } }, 'could not be read'],
])('tells the account once why it refused %s', async (_what, mail, reason) => {
  const { id, replyTo } = await portal.askClient(`Is this it: ${reason}?`)
  await portal.reply({ to: replyTo, ...mail })
  await portal.reply({ to: replyTo, ...mail })
  expect((await texts(id)).length).toBe(1)
  await expect.poll(() => noticesAbout(id)).toEqual([[clientEmail, expect.stringContaining(reason)]])
  await aMoment()
  expect((await noticesAbout(id)).length).toBe(1)
})

it('explains a refused reply in an email that cannot be answered', async () => {
  const { replyTo } = await portal.askClient('How long is it?')
  await portal.reply({ to: replyTo, text: 'x'.repeat(5001) })
  const notice = await portal.findMail(clientEmail, 'a message has at most 5,000 characters')
  expect(notice.replyTo).toBeUndefined()
  expect(notice.text).not.toContain('above this line')
})
