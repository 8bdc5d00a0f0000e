import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { embeddedOutbox } from '../../adapters/mailer/embedded.ts'
import { enqueue, startWorker, type Worker } from '../../platform/jobs/index.ts'
import { createLog } from '../../platform/log.ts'
import { type Mailer, MailerError, type Outbox } from '../../ports/mailer.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { sendMail, testMessage } from './index.ts'
import { mailHandlers, mailJobs } from './send-mail.ts'

let portal: TestDatabase
let folder: string
let outbox: Outbox
let worker: Worker
let outages = 1
const lines: string[] = []
const sender = {
  providerName: 'Portolan',
  contactEmail: 'support@portolan.example',
  contactPhone: '+1 555 0100',
  portalUrl: 'https://portal.example',
}
const data = { sentAt: '2026-03-04T05:06:07.000Z', sentBy: 'mail-host' }

beforeAll(async () => {
  portal = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'portolan-mail-'))
  outbox = embeddedOutbox({ folder })
  const mailer: Mailer = {
    name: 'sometimes down',
    async send(mail) {
      if (mail.to === 'nobody@harbor.example') throw new MailerError('No such mailbox.', 'never')
      if (mail.to === 'patient@harbor.example' && outages-- > 0) throw new MailerError('Down.', 'later')
      await outbox.send(mail)
    },
  }
  worker = await startWorker({
    ...portal,
    jobs: mailJobs,
    handlers: mailHandlers({
      db: portal.db,
      mailer,
      from: 'Portolan <support@portolan.example>',
      sender,
      findReplyAddress: null,
    }),
    schedules: [],
    concurrency: 2,
    log: createLog('debug', new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) })),
    onLost: () => {},
  })
})
afterAll(async () => {
  await worker.stop()
  await portal.close()
  await rm(folder, { recursive: true })
})

const post = (to: string) => portal.db.transaction().execute((tx) => sendMail(tx, { template: testMessage, to, data }))
const arrived = (to: string) => outbox.list({ to, limit: 10 })
const becomes = (id: string, state: string) =>
  vi.waitFor(
    async () => {
      const job = await portal.db.selectFrom('job').select('state').where('id', '=', id).executeTakeFirstOrThrow()
      expect(job.state).toBe(state)
    },
    { timeout: 30_000 },
  )

describe('sending email', () => {
  it('sends after its cause is committed, under the id of its job', async () => {
    const id = await post('client@harbor.example')
    await becomes(id, 'done')
    expect(await arrived('client@harbor.example')).toMatchObject([
      { id, from: 'Portolan <support@portolan.example>', subject: 'Test message from Portolan' },
    ])
  })

  it('sends nothing if its cause is rolled back', async () => {
    const failed = portal.db.transaction().execute(async (tx) => {
      await sendMail(tx, { template: testMessage, to: 'ghost@harbor.example', data })
      throw new Error('the cause fails')
    })
    await expect(failed).rejects.toThrow('the cause fails')
    await becomes(await post('after@harbor.example'), 'done')
    expect(await arrived('ghost@harbor.example')).toEqual([])
  })

  it('refuses a wrong address or wrong data in the transaction that causes it', async () => {
    await expect(post('not an address')).rejects.toThrow()
    const wrong = { template: testMessage, to: 'a@harbor.example', data: { ...data, sentAt: 'yesterday' } }
    await expect(portal.db.transaction().execute((tx) => sendMail(tx, wrong))).rejects.toThrow()
  })

  it('retries after an outage, but not after a refusal; the log contains no addresses', async () => {
    const [patient, nobody] = [await post('patient@harbor.example'), await post('nobody@harbor.example')]
    await becomes(nobody, 'failed')
    await becomes(patient, 'done')
    expect(await arrived('patient@harbor.example')).toHaveLength(1)
    expect(lines.join('')).toContain('No such mailbox.')
    expect(lines.join('')).not.toContain('@harbor.example')
  })

  it('deletes the content from the tables when it is done, sent or not', async () => {
    const [sent, refused] = [await post('secret@harbor.example'), await post('nobody@harbor.example')]
    await becomes(sent, 'done')
    await becomes(refused, 'failed')
    const jobs = await portal.db.selectFrom('job').select('payload').where('id', 'in', [sent, refused]).execute()
    expect(jobs).toEqual([{ payload: {} }, { payload: {} }])
  })

  it('fails for an unknown template', async () => {
    const [job] = mailJobs
    const mail = { template: 'gone', to: 'a@harbor.example', data: {} }
    await becomes(await portal.db.transaction().execute((tx) => enqueue(tx, job!, mail)), 'failed')
  })

  it("is in the account's language at the time it is sent, else in the page's, else in English", async () => {
    const send = async (to: string, locale?: string) => {
      const mail = { template: testMessage, to, data, ...(locale && { locale }) }
      const id = await portal.db.transaction().execute((tx) => sendMail(tx, mail))
      await becomes(id, 'done')
      return (await arrived(to))[0]?.subject
    }
    const email = 'reader@harbor.example'
    await portal.db
      .insertInto('account')
      .values({
        login_name: email,
        email,
        first_name: 'Ana',
        last_name: 'Sol',
        roles: ['CLIENT'],
        locale: 'es-MX',
      } as never)
      .execute()
    expect(await send(email, 'ar')).toBe('Mensaje de prueba de Portolan')
    expect(await send('visitor@harbor.example', 'ar-EG')).toMatch(/^رسالة تجريبية/)
    expect(await send('stranger@harbor.example')).toBe('Test message from Portolan')
  })
})
