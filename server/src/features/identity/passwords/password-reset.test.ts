import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { embeddedOutbox } from '../../../adapters/mailer/embedded.ts'
import { combineFeatures } from '../../../platform/feature.ts'
import { startWorker, type Worker } from '../../../platform/jobs/index.ts'
import { createLog } from '../../../platform/log.ts'
import type { Outbox } from '../../../ports/mailer.ts'
import { refresh, TestBrowser, whoAmI } from '../../../testing/browser.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { type TestPortal, testPortal } from '../../../testing/test-portal.ts'
import { mail } from '../../mail/index.ts'
import { createAccount } from '../accounts/create-account.ts'
import { identityHandlers, identityJobs } from '../jobs.ts'

const password = 'Harbour-Light-27'
const ids: Record<string, string> = {}
let portal: TestPortal
let folder: string
let outbox: Outbox
let worker: Worker

beforeAll(async () => {
  portal = await testPortal(await testDatabase())
  const person = { firstName: 'A', lastName: 'B', password, roles: ['CLIENT'] } as const
  await portal.db.transaction().execute(async (tx) => {
    for (const name of ['forgetful', 'careless', 'late', 'fresh', 'timed'])
      ids[name] = await createAccount(tx, { ...person, email: `${name}@harbor.example` })
    ids.unconfirmed = await createAccount(tx, {
      ...person,
      email: 'unconfirmed@harbor.example',
      isEmailConfirmed: false,
    })
    await createAccount(tx, { ...person, email: 'disabled@harbor.example', isDisabled: true })
    await createAccount(tx, { ...person, email: 'sso@orbit.example', isFederated: true })
    await createAccount(tx, { ...person, email: 'buyer@procura.example', password: null })
  })
  folder = mkdtempSync(join(tmpdir(), 'portolan-reset-'))
  outbox = embeddedOutbox({ folder })
  const { db, pool, origin, needs } = portal
  const { jobs, handlers } = combineFeatures([
    { jobs: identityJobs, handlers: identityHandlers({ db }) },
    mail({
      db,
      mailer: outbox,
      from: 'Portolan <support@portolan.example>',
      sender: { ...needs.branding, portalUrl: origin },
      findReplyAddress: null,
      now: () => new Date(),
      timeZone: 'UTC',
    }),
  ])
  worker = await startWorker({
    db,
    pool: pool as never,
    log: createLog('silent'),
    onLost: () => {},
    schedules: [],
    concurrency: 2,
    jobs,
    handlers,
  })
})
beforeEach(() => portal.pool.query('delete from sign_in_throttle'))
afterAll(async () => {
  await worker.stop()
  await portal.close()
  rmSync(folder, { recursive: true })
})

const ask = (email: string) => new TestBrowser(portal.origin).open('/forgotPassword', { email })

async function untilMailed(email: string, subject: string) {
  return vi.waitFor(
    async () => {
      const mail = (await outbox.list({ to: email, limit: 10 })).find((each) => each.subject === subject)
      if (!mail) throw new Error(`no mail to ${email}`)
      return mail
    },
    { timeout: 30_000, interval: 100 },
  )
}

async function mailedLink(email: string): Promise<URL> {
  await portal.pool.query('delete from sign_in_throttle')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  expect((await ask(email)).status).toBe(200)
  const { text } = await untilMailed(email, 'Choose a new password')
  return new URL(/http:\/\/\S+\/resetPassword\?\S+/.exec(text)![0])
}

const choose = (link: URL, typed: string, repeat = typed) =>
  new TestBrowser(portal.origin).open('/resetPassword', {
    email: link.searchParams.get('email')!,
    code: link.searchParams.get('code')!,
    password: typed,
    repeat,
  })

describe('a forgotten password', () => {
  it('is reset from the sign-in page by the emailed link, and the new one works', async () => {
    const before = await new TestBrowser(portal.origin).signIn('forgetful@harbor.example', password)
    const browser = new TestBrowser(portal.origin)
    const { location } = await browser.begin()
    const page = await (await browser.open(location)).text()
    const address = /href="(\/forgotPassword\?signIn=[^"]+)"/.exec(page)![1]!
    expect(await (await browser.open(address)).text()).toContain(`<a href="${location}">Back to sign in</a>`)

    const link = await mailedLink('Forgetful@harbor.example'.toLowerCase())
    expect(link.origin).toBe(portal.origin)
    const form = await browser.open(link.href)
    expect(form.status).toBe(200)
    expect(await form.text()).toContain('autocomplete="new-password"')

    const done = await choose(link, 'Lantern-Quay-58')
    expect(done.status).toBe(200)
    expect(await done.text()).toContain('<a class="button" href="/?signIn=1">Sign in</a>')
    expect((await whoAmI(portal.origin, before.id_token)).status).toBe(401)
    expect((await refresh(portal.origin, before.refresh_token)).status).toBe(400)
    await expect(new TestBrowser(portal.origin).signIn('forgetful@harbor.example', password)).rejects.toThrow('401')
    await new TestBrowser(portal.origin).signIn('forgetful@harbor.example', 'Lantern-Quay-58')
    await vi.waitFor(
      async () => {
        const mails = await outbox.list({ to: 'forgetful@harbor.example', limit: 10 })
        expect(mails.some(({ subject }) => /password/i.test(subject) && subject !== 'Choose a new password')).toBe(true)
      },
      { timeout: 30_000 },
    )
    const { rows } = await portal.pool.query(
      `select action from audit_event where subject_id = $1 and action like 'password%' order by id`,
      [ids.forgetful],
    )
    expect(rows.map(({ action }) => action)).toEqual(['password-reset-asked', 'password-reset'])
  })

  it('IDENT-26 IDENT-27 shows what is wrong with the new password and keeps the link valid', async () => {
    const link = await mailedLink('careless@harbor.example')
    for (const [typed, repeat, sentence] of [
      ['', '', 'Password is required'],
      ['Short-1', 'Short-1', 'Password must be 8 characters or longer'],
      ['Lantern-Quay', 'Lantern-Quay', 'Password must contain a digit'],
      ['lantern-quay-58', 'lantern-quay-58', 'Password must contain an upper-case letter'],
      ['LANTERN-QUAY-58', 'LANTERN-QUAY-58', 'Password must contain a lower-case letter'],
      ['Password1', 'Password1', 'This password is too common'],
      ['Lantern-Quay-58', 'Lantern-Quay-59', 'Entered value does not match the New Password value'],
    ] as const) {
      const answer = await choose(link, typed, repeat)
      expect(answer.status).toBe(400)
      const text = await answer.text()
      expect(text).toContain(sentence)
      expect(text).toContain('aria-invalid="true"')
      if (typed) expect(text).not.toContain(typed)
    }
    expect((await choose(link, 'Lantern-Quay-58')).status).toBe(200)
  })
})

describe('a reset link', () => {
  it('works once, for one of several concurrent calls', async () => {
    const link = await mailedLink('late@harbor.example')
    const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => choose(link, `Lantern-Quay-6${n}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const again = await new TestBrowser(portal.origin).open(link.href)
    expect(again.status).toBe(400)
    expect(await again.text()).toContain('This link no longer works')
  })

  it('works for an hour, and only the newest one works', async () => {
    const first = await mailedLink('late@harbor.example')
    const second = await mailedLink('late@harbor.example')
    expect((await choose(first, 'Lantern-Quay-71')).status).toBe(400)
    await portal.pool.query(`update mailed_code set expires_at = expires_at - interval '59 minutes'`)
    expect((await new TestBrowser(portal.origin).open(second.href)).status).toBe(200)
    await portal.pool.query(`update mailed_code set expires_at = expires_at - interval '2 minutes'`)
    expect((await choose(second, 'Lantern-Quay-71')).status).toBe(400)
  })

  it('works only for its own account, and not if that was disabled since', async () => {
    const link = await mailedLink('fresh@harbor.example')
    const other = new URL(link.href)
    other.searchParams.set('email', 'late@harbor.example')
    expect((await choose(other, 'Lantern-Quay-71')).status).toBe(400)
    for (const odd of ['/resetPassword', '/resetPassword?email=%00&code=%00', '/resetPassword?email=a&email=b&code=c'])
      expect((await new TestBrowser(portal.origin).open(odd)).status).toBe(400)
    await portal.pool.query('update account set disabled_at = now() where id = $1', [ids.fresh])
    expect((await choose(link, 'Lantern-Quay-71')).status).toBe(400)
  })

  it('confirms the account’s email address', async () => {
    const link = await mailedLink('unconfirmed@harbor.example')
    expect((await choose(link, 'Lantern-Quay-71')).status).toBe(200)
    await new TestBrowser(portal.origin).signIn('unconfirmed@harbor.example', 'Lantern-Quay-71')
  })
})

describe('requesting a link', () => {
  const strangers = ['nobody@harbor.example', 'disabled@harbor.example', 'sso@orbit.example', 'buyer@procura.example']

  it('shows the same for everyone, and emails only accounts with a local password', async () => {
    rmSync(folder, { recursive: true, force: true })
    const sentence = (email: string) =>
      `If there is an account for <bdi class="strong">${email}</bdi>, a link is on its way.`
    for (const email of [...strangers, 'timed@harbor.example']) {
      const answer = await ask(email)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain(sentence(email))
    }
    await untilMailed('timed@harbor.example', 'Choose a new password')
    await vi.waitFor(
      async () => {
        const { rows } = await portal.pool.query(
          `select count(*)::int as open from job where task = 'mail-reset-link' and state <> 'done'`,
        )
        expect(rows).toEqual([{ open: 0 }])
      },
      { timeout: 30_000 },
    )
    for (const email of strangers) expect(await outbox.list({ to: email, limit: 1 })).toEqual([])
  })

  it('takes as long for an unknown address as for any other', async () => {
    const kinds = ['timed@harbor.example', ...strangers.slice(0, 2)]
    const times = kinds.map((): number[] => [])
    for (let round = 0; round < 15; round++) {
      await portal.pool.query('delete from sign_in_throttle')
      for (const [index, email] of kinds.entries()) {
        const started = performance.now()
        await ask(email)
        times[index]!.push(performance.now() - started)
      }
    }
    const [known, ...others] = times.map((list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)]!)
    for (const other of others) {
      expect(other / known!).toBeGreaterThan(0.5)
      expect(other / known!).toBeLessThan(2)
    }
  })

  it('is throttled for everyone alike, and needs a valid email address', async () => {
    for (const email of ['timed@harbor.example', 'nobody@harbor.example']) {
      for (let n = 0; n < 3; n++) expect((await ask(email)).status).toBe(200)
      const throttled = await ask(email)
      expect(throttled.status).toBe(429)
      expect(await throttled.text()).toMatch(/Please wait \d+ seconds? and try again/)
    }
    const odd = await ask('not an address')
    expect(odd.status).toBe(400)
    expect(await odd.text()).toContain('Invalid email address')
  })
})
