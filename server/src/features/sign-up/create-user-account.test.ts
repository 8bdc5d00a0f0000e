import { getClientConfig, listClientConfigs } from '@portolan/contract/clients/clients'
import type { NewUserAccount } from '@portolan/contract/sign-up/sign-up'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsTo, newcomer, post } from '../../testing/sign-up.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
  await portal.db.deleteFrom('client_email_domain').where('client_id', '=', 1006).execute()
})
afterAll(() => portal.close())
beforeEach(() => portal.db.deleteFrom('attempt_window').execute())

const signUp = (sent: NewUserAccount | object, headers = {}) => post(portal, '/userAccount', sent, headers)
const accountOf = (email: string) =>
  portal.db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()
const tokenOf = async (clientId: number) => {
  const query = portal.db.selectFrom('client').select('sign_up_token').where('id', '=', clientId)
  return (await query.executeTakeFirstOrThrow()).sign_up_token
}
const refused = async (changes: Partial<NewUserAccount> | object) => {
  const sent = { ...newcomer(), ...changes } as NewUserAccount
  const { status, body } = await signUp(sent)
  expect(await accountOf(sent.email)).toBeUndefined()
  return [status, body.errorCode, body.fields?.[0]?.path ?? body.message]
}

describe('signing up', () => {
  it('SIGNUP-01 SIGNUP-02 SIGNUP-12 API-08 creates an account at the client with the email domain', async () => {
    const sent = newcomer()
    const { status, body } = await signUp({ ...sent, email: ` ${sent.email.toUpperCase()} ` })
    expect([status, body]).toEqual([
      201,
      {
        loginName: sent.email,
        email: sent.email,
        firstName: 'Nora',
        lastName: 'Lind',
        roles: ['CLIENT_EMPLOYEE'],
        isEmailConfirmed: false,
      },
    ])
    const account = await accountOf(sent.email)
    expect(account).toMatchObject({
      roles: ['CLIENT_EMPLOYEE'],
      client_id: 1002,
      is_federated: false,
      disabled_at: null,
      email_confirmed_at: null,
      address: sent.address,
    })
    expect(account?.password_hash).toMatch(/^\$argon2id\$/)
    const links = await portal.db
      .selectFrom('account_client')
      .selectAll()
      .where('account_id', '=', account!.id)
      .execute()
    expect(links).toEqual([{ account_id: account!.id, client_id: 1002 }])
    const audited = await portal.db
      .selectFrom('audit_event')
      .selectAll()
      .where('subject_id', '=', account!.id)
      .execute()
    expect(audited).toMatchObject([{ action: 'signed-up', details: { clientId: 1002 } }])
  })

  it('takes the address of the company that a confirmed colleague gave, where none is sent', async () => {
    const sent = newcomer()
    const isKnown = async () => {
      const found = await portal.call(listClientConfigs, { query: { emailDomain: 'meridian.example' } })
      return found.find(({ clientId }) => clientId === 1002)?.isAddressKnown
    }
    const withoutAddress = async () => {
      const { email } = (await signUp({ ...newcomer(), address: null })).body
      return (await accountOf(email))?.address
    }
    const ofMeridian = portal.db.updateTable('account').where('client_id', '=', 1002)
    await ofMeridian.set({ address: null }).execute()
    const address = JSON.stringify({ ...sent.address!, phoneNumber: '+1 555 0100', email: sent.email })
    await signUp(sent)
    const colleague = ofMeridian.where('email', '=', sent.email)
    await colleague.set({ address, email_confirmed_at: null }).execute()
    expect([await isKnown(), await withoutAddress()]).toEqual([false, null])

    await colleague.set({ email_confirmed_at: new Date() }).execute()
    expect(await isKnown()).toBe(true)
    const { email } = (await signUp({ ...newcomer(), address: null })).body
    expect((await accountOf(email))?.address).toEqual({ ...sent.address, phoneNumber: '', email })
    const token = await tokenOf(1002)
    const query = { token, purpose: 'signUp' } as const
    expect((await portal.call(getClientConfig, { params: { clientId: 1002 }, query })).isAddressKnown).toBe(true)
  })

  it('keeps the address of a company with it when the colleague who gave it acts for another one', async () => {
    const { body } = await signUp(newcomer())
    const { id } = (await accountOf(body.email))!
    await portal.db.insertInto('account_client').values({ account_id: id, client_id: 1001 }).execute()
    await portal.db.updateTable('account').set({ address: null }).where('client_id', '=', 1001).execute()
    const colleague = portal.db.updateTable('account').where('id', '=', id)
    await colleague.set({ email_confirmed_at: new Date(), client_id: 1001 }).execute()
    const isKnownOf = async (emailDomain: string) =>
      (await portal.call(listClientConfigs, { query: { emailDomain } })).map(({ isAddressKnown }) => isAddressKnown)
    expect(await isKnownOf('harbor.example')).toEqual([false])
    expect(await isKnownOf('meridian.example')).toEqual([true])
  })

  it('sends the confirmation link', async () => {
    const { email } = (await signUp(newcomer())).body
    expect(await mailsTo(portal, email)).toMatchObject([
      { template: 'confirm-email', data: { email, firstName: 'Nora' } },
    ])
  })

  it('SIGNUP-02 never grants more than CLIENT_EMPLOYEE', async () => {
    for (const role of ['CLIENT', 'ADMIN', undefined])
      expect(await refused({ role })).toEqual([400, 'malformed', 'body.role'])
    const { body } = await signUp({ ...newcomer(), roles: ['ADMIN'], isFederated: true, client_id: 1001 })
    expect(await accountOf(body.email)).toMatchObject({
      roles: ['CLIENT_EMPLOYEE'],
      client_id: 1002,
      is_federated: false,
    })
  })

  it('SIGNUP-13 SIGNUP-15 finds no client that is unknown, inactive or allows no sign-ups', async () => {
    const sentence = 'We could not find a company for this email address.'
    for (const [clientId, email] of [
      [4711, 'a@nowhere.example'],
      [1003, 'a@quill.example'],
      [1004, 'a@summit.example'],
      [227, 'a@walkin.example'],
    ])
      expect(await refused({ clientId, email })).toEqual([404, 'company_not_found', sentence])
  })

  it('SIGNUP-13 refuses an email address of another company', async () => {
    const sentence = 'This email address does not belong to the company.'
    for (const email of ['a@harbor.example', 'a@sub.meridian.example', 'a@meridian.example.org'])
      expect(await refused({ email })).toEqual([400, 'email_not_of_company', sentence])
  })

  it('SIGNUP-05 SIGNUP-13 accepts the token of a link, and refuses a wrong one', async () => {
    const token = await tokenOf(1002)
    expect((await signUp(newcomer({ token }))).status).toBe(201)
    for (const wrong of ['', `${token}x`, token.slice(1)])
      expect(await refused({ token: wrong })).toEqual([400, 'invalid_sign_up_url', 'Invalid sign-up URL'])
    expect(await refused({ token, email: 'a@harbor.example' })).toContain('email_not_of_company')
  })

  it('lets any address join a client without domains, but only by its link', async () => {
    const email = 'nora@freelance.example'
    expect(await refused({ clientId: 1006, email })).toContain('invalid_sign_up_url')
    expect(await refused({ clientId: 1006, email, token: await tokenOf(1002) })).toContain('invalid_sign_up_url')
    const { status } = await signUp(newcomer({ clientId: 1006, email, token: await tokenOf(1006) }))
    expect(status).toBe(201)
  })

  it('is a conflict for an address that has an account, ignoring case', async () => {
    const { status, body } = await signUp(newcomer({ email: 'Client@Meridian.example' }))
    expect([status, body.errorCode, body.message]).toEqual([409, 'conflict', 'Conflict error'])
  })

  it('runs once for repeated calls with the same key', async () => {
    const sent = newcomer()
    const key = { 'idempotency-key': 'one' }
    const first = await signUp(sent, key)
    expect([first.status, await signUp(sent, key)]).toEqual([201, first])
    expect(await mailsTo(portal, sent.email)).toHaveLength(1)
  })
})

describe('the sign-up form', () => {
  it('SIGNUP-11 enforces the password rules', async () => {
    for (const password of ['', 'Sho-rt1', 'no-upper-case-1', 'NO-LOWER-CASE-1', 'No-digit-here'])
      expect(await refused({ password })).toEqual([400, 'malformed', 'body.password'])
    const { body } = await signUp(newcomer({ password: 'Sho-rt1' }))
    const message = 'Password must be 8 characters or longer'
    expect(body.fields).toEqual([{ path: 'body.password', code: 'password_too_short', message }])
    expect(await refused({ password: 'Password1' })).toEqual([
      400,
      'password_too_common',
      'This password is too common',
    ])
  })

  it("stores the address with the portal's names of country and province", async () => {
    const sent = newcomer()
    const named = { country: { id: 227, name: 'Atlantis' }, province: { id: 22700802, name: '' } }
    expect((await signUp({ ...sent, address: { ...sent.address!, ...named } })).status).toBe(201)
    expect((await accountOf(sent.email))?.address).toEqual(sent.address)
  })

  it('requires a province where the post of the country needs one, and one of that country', async () => {
    const { address } = newcomer()
    const place = (id: number) => ({ id, name: 'Anywhere' })
    const withAddress = (changes: object) => refused({ address: { ...address, ...changes } })
    expect(await withAddress({ province: null })).toEqual([400, 'malformed', 'body.address.province'])
    expect(await withAddress({ province: place(3800372) })).toEqual([400, 'malformed', 'body.address.province'])
    expect(await withAddress({ country: place(84), province: place(3800372) })).toEqual([
      400,
      'malformed',
      'body.address.province',
    ])
    const german = { ...newcomer(), address: { ...address!, country: place(84), province: null } }
    expect((await signUp(german)).status).toBe(201)
    expect(await withAddress({ country: place(99999) })).toEqual([400, 'malformed', 'body.address.country'])
    for (const [field, value] of [
      ['address1', ' '],
      ['city', ''],
      ['zipCode', ''],
      ['country', null],
    ] as const)
      expect(await withAddress({ [field]: value })).toEqual([400, 'malformed', `body.address.${field}`])
  })

  it("is checked against the client's custom fields", async () => {
    const harbor = { clientId: 1001, email: 'nora@harbor.example' }
    const badge = (value: string) => [{ fieldName: 'Badge number', value, mapping: null }]
    const path = 'body.customFieldValues.Badge number'
    expect(await refused(harbor)).toEqual([400, 'malformed', path])
    expect(await refused({ ...harbor, customFieldValues: badge(' ') })).toEqual([400, 'malformed', path])
    const project = [...badge('77'), { fieldName: 'Cost center', value: '1234', mapping: null }]
    expect(await refused({ ...harbor, customFieldValues: project })).toContain('body.customFieldValues.Cost center')
    expect((await signUp(newcomer({ ...harbor, customFieldValues: badge('77') }))).status).toBe(201)
    expect((await accountOf('nora@harbor.example'))?.custom_field_values).toEqual([
      { fieldName: 'Badge number', value: '77', mapping: 'badgeNumber' },
    ])
  })
})

describe('probing addresses', () => {
  it('is throttled, even if every call was refused', async () => {
    const statuses = []
    for (let n = 0; n < 7; n++) statuses.push((await signUp(newcomer({ email: 'client@meridian.example' }))).status)
    expect(statuses).toEqual([409, 409, 409, 409, 409, 429, 429])
    expect((await signUp(newcomer())).status).toBe(201)
  })
})
