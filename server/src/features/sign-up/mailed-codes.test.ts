import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInOver } from '../../testing/sign-in.ts'
import { mailsTo, newcomer, post } from '../../testing/sign-up.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { signUpHandlers } from './jobs.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())
beforeEach(() => portal.db.deleteFrom('attempt_window').execute())

const codeTo = async (email: string) => (await mailsTo(portal, email)).at(-1)?.data.code ?? ''
const ageCodes = (by: string) =>
  sql`update mailed_code set expires_at = expires_at - ${by}::interval`.execute(portal.db)
const recorded = async (subject: string) =>
  (
    await portal.db.selectFrom('audit_event').select('action').where('subject_id', '=', subject).orderBy('id').execute()
  ).map(({ action }) => action)

async function signUp(): Promise<string> {
  const { status, body } = await post(portal, '/userAccount', newcomer())
  expect(status).toBe(201)
  return body.email
}
const isConfirmed = async (email: string) =>
  (
    await portal.db
      .selectFrom('account')
      .select('email_confirmed_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).email_confirmed_at !== null

describe('the confirmation link', () => {
  const confirm = async (email: string, code: string) => {
    const { status, body } = await post(portal, '/userAccount/actions/confirmEmail', { email, code })
    return body === null ? status : [status, body.errorCode, body.message]
  }
  const invalid = [400, 'invalid_email_confirmation', 'Invalid email confirmation URL']

  it('API-10 confirms the address, after which the user can sign in', async () => {
    const email = await signUp()
    await expect(signInOver(portal.config.origin, email, 'Lantern-Quay-58')).rejects.toThrow()
    expect(await confirm(email, await codeTo(email))).toBe(204)
    const caller = await signInOver(portal.config.origin, email, 'Lantern-Quay-58')
    expect(await (await caller('/userAccount')).json()).toMatchObject({ email, clientConfig: { clientId: 1002 } })
    const { id } = await portal.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(await recorded(id)).toEqual(['signed-up', 'email-confirmed', 'signed-in'])
  })

  it('works once', async () => {
    const email = await signUp()
    const code = await codeTo(email)
    expect(await confirm(email, `${code}x`)).toEqual(invalid)
    expect(await confirm(email.toUpperCase(), code)).toBe(204)
    expect(await confirm(email, code)).toEqual(invalid)
    expect(await isConfirmed(email)).toBe(true)
  })

  it('is not used up by opening it, as mail scanners do', async () => {
    const email = await signUp()
    const code = await codeTo(email)
    const link = `/confirmEmail?${new URLSearchParams({ email, verificationCode: code })}`
    for (const method of ['GET', 'HEAD']) await fetch(portal.config.origin + link, { method })
    expect(await isConfirmed(email)).toBe(false)
    expect(await confirm(email, code)).toBe(204)
  })

  it('IDENT-34 reports what is wrong with a bad link', async () => {
    const email = await signUp()
    const other = await signUp()
    expect(await confirm(email, 'guess')).toEqual(invalid)
    expect(await confirm(email, await codeTo(other))).toEqual(invalid)
    expect(await confirm('nobody@meridian.example', await codeTo(email))).toEqual(invalid)
    const missing = await post(portal, '/userAccount/actions/confirmEmail', { email })
    expect([missing.status, missing.body.errorCode]).toEqual([400, 'malformed'])
    expect(await isConfirmed(email)).toBe(false)
  })

  it('IDENT-37 works for 24 hours', async () => {
    const early = await signUp()
    const late = await signUp()
    await ageCodes('23 hours 59 minutes')
    expect(await confirm(early, await codeTo(early))).toBe(204)
    await ageCodes('1 minute')
    expect(await confirm(late, await codeTo(late))).toEqual(invalid)
  })

  it('is stored as a digest', async () => {
    const email = await signUp()
    const rows = await portal.db.selectFrom('mailed_code').selectAll().where('email', '=', email).execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(await codeTo(email))
  })

  it('frees the address after seven days without a confirmation', async () => {
    const forgotten = await signUp()
    const fresh = await signUp()
    const confirmed = await signUp()
    await confirm(confirmed, await codeTo(confirmed))
    await sql`update account set created_at = now() - interval '7 days 1 minute'
      where email in (${forgotten}, ${confirmed})`.execute(portal.db)
    const [sweep] = signUpHandlers
    const finish = (work: (tx: never) => Promise<void>) => portal.db.transaction().execute((tx) => work(tx as never))
    await sweep!.run({} as never, { finish } as never)
    const left = await portal.db
      .selectFrom('account')
      .select('email')
      .where('email', 'in', [forgotten, fresh, confirmed])
      .execute()
    expect(left.map(({ email }) => email).sort()).toEqual([fresh, confirmed].sort())
    expect((await post(portal, '/userAccount', newcomer({ email: forgotten }))).status).toBe(201)
  })
})

describe('the verification code', () => {
  const send = (email: string) => post(portal, '/userAccount/actions/sendEmailVerificationCode', { email })
  const validate = async (email: string, verificationCode: string) =>
    (await post(portal, '/userAccounts/actions/validateEmailVerificationCode', { email, verificationCode })).body
      .isValid

  it('API-12 is sent to every address, with or without an account', async () => {
    for (const email of ['client@harbor.example', 'stranger@example.org']) {
      expect(await send(email)).toEqual({ status: 204, body: null })
      expect(await codeTo(email)).toMatch(/^[A-HJKMNP-Z2-9]{6}$/)
      expect(await recorded(email)).toEqual(['verification-code-sent'])
    }
  })

  it('API-13 works once, in any case and with surrounding spaces', async () => {
    const email = 'visitor@example.org'
    await send(email)
    const code = await codeTo(email)
    expect(await validate('someone-else@example.org', code)).toBe(false)
    expect(await validate(email, ` ${code.toLowerCase()} `)).toBe(true)
    expect(await validate(email, code)).toBe(false)
  })

  it('works for exactly one of twenty concurrent calls', async () => {
    const email = 'crowd@example.org'
    await send(email)
    const code = await codeTo(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => validate(email, code)))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it('allows five tries', async () => {
    const four = 'four@example.org'
    const five = 'five@example.org'
    for (const [email, wrong] of [
      [four, 4],
      [five, 5],
    ] as const) {
      await send(email)
      for (let n = 0; n < wrong; n++) expect(await validate(email, 'AAAAAA')).toBe(false)
    }
    expect([await validate(four, await codeTo(four)), await validate(five, await codeTo(five))]).toEqual([true, false])
  })

  it('works for 15 minutes', async () => {
    const early = 'early@example.org'
    const late = 'late@example.org'
    await send(early)
    await send(late)
    await ageCodes('14 minutes 30 seconds')
    expect(await validate(early, await codeTo(early))).toBe(true)
    await ageCodes('30 seconds')
    expect(await validate(late, await codeTo(late))).toBe(false)
  })

  it('works only if it is the newest, even when several were requested at once', async () => {
    const email = 'newest@example.org'
    await Promise.all([send(email), send(email), send(email)])
    const kept = await portal.db.selectFrom('mailed_code').select('id').where('email', '=', email).execute()
    expect(kept).toHaveLength(1)
    const codes = (await mailsTo(portal, email)).map(({ data }) => data.code ?? '')
    const answers = []
    for (const code of codes) answers.push(await validate(email, code))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it('makes the confirmation link unnecessary when signing up', async () => {
    const proven = newcomer()
    const guessed = newcomer()
    await send(proven.email)
    await send(guessed.email)
    const code = await codeTo(proven.email)
    await validate(proven.email, code)
    const signUpWith = async (person: typeof proven) =>
      (await post(portal, '/userAccount', { ...person, verificationCode: code })).body.isEmailConfirmed
    expect([await signUpWith(proven), await signUpWith(guessed)]).toEqual([true, false])
  })

  it('cannot be sent to an address again and again', async () => {
    const statuses = []
    for (let n = 0; n < 7; n++) statuses.push((await send('flooded@example.org')).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429])
    expect((await send('another@example.org')).status).toBe(204)
  })
})
