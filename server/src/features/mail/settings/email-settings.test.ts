import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { embeddedOutbox } from '../../../adapters/mailer/embedded.ts'
import { startWorker, type Worker } from '../../../platform/jobs/index.ts'
import { createLog } from '../../../platform/log.ts'
import type { Outbox } from '../../../ports/mailer.ts'
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts'
import { messageToClient, requestCompleted, securityNotice, sendMail } from '../index.ts'
import { mailHandlers, mailJobs } from '../send-mail.ts'
import { sendDigests } from './send-digests.ts'
import { saveEmailSettings } from './store-email-settings.ts'

let portal: TestDatabase
let folder: string
let outbox: Outbox
let worker: Worker
const sender = {
  providerName: 'Portolan',
  contactEmail: 'support@portolan.example',
  contactPhone: '+1 555 0100',
  portalUrl: 'https://portal.example',
}
beforeAll(async () => {
  portal = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'portolan-settings-'))
  outbox = embeddedOutbox({ folder })
  worker = await startWorker({
    ...portal,
    jobs: mailJobs,
    handlers: mailHandlers({
      db: portal.db,
      mailer: outbox,
      from: sender.contactEmail,
      sender,
      findReplyAddress: null,
    }),
    schedules: [],
    concurrency: 1,
    log: createLog('silent'),
    onLost: () => {},
  })
})
afterAll(async () => {
  await worker.stop()
  await portal.close()
  await rm(folder, { recursive: true })
})

async function readerWith(email: string, settings?: Parameters<typeof saveEmailSettings>[2]): Promise<void> {
  const names = { login_name: email, email, first_name: 'Ana', last_name: 'Sol' }
  const account = { ...names, roles: ['CLIENT'], locale: 'en' } as never
  const { id } = await portal.db.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow()
  if (settings) await portal.db.transaction().execute((tx) => saveEmailSettings(tx, id, settings))
}

const about = {
  requestId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12',
  number: 'Q-2026-000001',
  name: 'Brochure',
  page: '/requests/0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12',
}

/** One email of two kinds that can be turned off, and one that cannot. */
async function sendThree(to: string): Promise<void> {
  await portal.db.transaction().execute(async (tx) => {
    await sendMail(tx, { template: messageToClient, to, data: { ...about, by: 'Paula', text: 'Hello' } })
    await sendMail(tx, { template: requestCompleted, to, data: { ...about, files: 2, languageIds: ['fra'] } })
    const notice = { what: 'mfa-disabled', at: '2026-03-04T05:06:07.000Z', ip: '::1' } as const
    await sendMail(tx, { template: securityNotice, to, data: notice })
  })
  await allSent()
}
const allSent = () =>
  vi.waitFor(
    async () => {
      const states = await portal.db.selectFrom('job').select('state').where('state', '<>', 'done').execute()
      expect(states).toEqual([])
    },
    { timeout: 20_000 },
  )
const subjects = async (to: string) => (await outbox.list({ to, limit: 10 })).map(({ subject }) => subject).sort()

it('sends everything at once by default, with a link to the settings in emails that can be turned off', async () => {
  await readerWith('all@harbor.example')
  await sendThree('all@harbor.example')
  const mails = await outbox.list({ to: 'all@harbor.example', limit: 10 })
  expect(mails).toHaveLength(3)
  const url = 'https://portal.example/emailSettings'
  const linked = mails.filter(({ text, html }) => text.includes(url) && html.includes(`href="${url}"`))
  expect(linked.map(({ unsubscribeUrl }) => unsubscribeUrl)).toEqual([url, url])
})

it('does not send what its reader turned off, but every security notice', async () => {
  await readerWith('few@harbor.example', { mutedKinds: ['MESSAGES', 'DELIVERIES'], delivery: 'AT_ONCE' })
  await sendThree('few@harbor.example')
  expect(await outbox.list({ to: 'few@harbor.example', limit: 10 })).toHaveLength(1)
})

it('sends visitors everything, without a link to settings they do not have', async () => {
  await sendThree('visitor@harbor.example')
  const mails = await outbox.list({ to: 'visitor@harbor.example', limit: 10 })
  expect(mails).toHaveLength(3)
  for (const { text, unsubscribeUrl } of mails) {
    expect(text).not.toContain('emailSettings')
    expect(unsubscribeUrl).toBeUndefined()
  }
})

it('collects a day in one email, once, and sends none when nothing happened', async () => {
  const to = 'daily@harbor.example'
  await readerWith(to, { mutedKinds: [], delivery: 'DAILY' })
  await sendThree(to)
  expect(await outbox.list({ to, limit: 10 })).toHaveLength(1)
  const runOn = async (now: Date) => {
    await sendDigests({ db: portal.db, timeZone: 'UTC', now: () => now }, new AbortController().signal)
    await allSent()
  }
  await runOn(new Date(Date.now() - 86_400_000))
  expect(await outbox.list({ to, limit: 10 })).toHaveLength(1)
  const tomorrow = new Date(Date.now() + 86_400_000)
  await runOn(tomorrow)
  await runOn(tomorrow)
  await runOn(new Date(Date.now() + 3 * 86_400_000))
  expect(await subjects(to)).toContain('2 updates about your requests')
  const mails = await outbox.list({ to, limit: 10 })
  expect(mails).toHaveLength(2)
  const digest = mails.find(({ subject }) => subject.startsWith('2 updates'))
  expect(digest?.text.split(`https://portal.example${about.page}`)).toHaveLength(3)
  expect(digest?.unsubscribeUrl).toBe('https://portal.example/emailSettings')
})
