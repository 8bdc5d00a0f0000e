import { changeProfile } from '@portolan/contract/accounts/accounts'
import { apiKeyLimits, createApiKey, listApiKeys, revokeApiKey } from '@portolan/contract/identity/api-keys'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post, type SecurityApp, securityApp } from '../../../testing/security-app.ts'
import { sweepApiKeys } from './store-api-keys.ts'

let portal: SecurityApp
beforeAll(async () => {
  portal = await securityApp()
})
afterAll(() => portal.close())

type User = Awaited<ReturnType<SecurityApp['newUser']>>
const make = ({ call }: User, name = 'Export') => portal.call(createApiKey, { body: { name, validDays: 90 } }, call)

/** Calls the API as a program does. */
const by =
  (secret: string) =>
  (path: string, init: RequestInit = {}) =>
    portal.anyone(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${secret}` } })

async function answerTo(secret: string, headers: Record<string, string> = {}) {
  const answer = await by(secret)('/userAccount', { headers })
  const { errorCode, message } = (await answer.json()) as Record<string, string>
  return { status: answer.status, errorCode, message }
}

describe('making an API key', () => {
  it('shows the key once, stores a digest, records it and tells the owner', async () => {
    const user = await portal.newUser()
    const { apiKey, secret } = await make(user, ' Export ')
    expect(secret).toMatch(/^ptl_[a-z2-9]{10}_[a-z2-9]{40}$/)
    expect(apiKey).toMatchObject({ name: 'Export', prefix: secret.slice(0, 14), isExpired: false, lastUsedAt: null })
    expect(Date.parse(apiKey.expiresAt) - Date.parse(apiKey.createdAt)).toBe(90 * 86_400_000)
    expect(await portal.call(listApiKeys, {}, user.call)).toEqual({ isAllowed: true, keys: [apiKey] })
    const row = await portal.db.selectFrom('api_key').selectAll().where('id', '=', apiKey.id).executeTakeFirstOrThrow()
    expect(row.hash).toHaveLength(32)
    expect(JSON.stringify(row)).not.toContain(secret.slice(15))
    expect(await portal.auditOf(user.id)).toMatchObject([{ action: 'api-key-created' }])
    expect(await portal.noticesTo(user.email)).toMatchObject([{ what: 'api-key-created', apiKeyName: 'Export' }])
  })

  it('allows ten usable keys, also to calls at the same time', async () => {
    const user = await portal.newUser()
    const body = { name: 'Export', validDays: 30 }
    const calls = Array.from({ length: apiKeyLimits.perUser + 2 }, () => post(user.call, '/userAccount/apiKeys', body))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(apiKeyLimits.perUser)
    const refused = await portal.refused(createApiKey, { body: { name: 'Export', validDays: 30 } }, user.call)
    expect(refused).toEqual([409, 'api_key_limit_reached'])
    await portal.db
      .updateTable('api_key')
      .set({ expires_at: new Date(0) })
      .where('account_id', '=', user.id)
      .execute()
    await make(user)
  })

  it('takes no other lifetime than those offered', async () => {
    const { call } = await portal.newUser()
    expect((await post(call, '/userAccount/apiKeys', { name: 'Export', validDays: 36_500 })).status).toBe(400)
  })
})

describe('calling with an API key', () => {
  it('acts as its owner, with the roles of this moment', async () => {
    const user = await portal.newUser({ roles: ['QUOTER'] })
    const call = by((await make(user)).secret)
    expect(await (await call('/userAccount')).json()).toMatchObject({ email: user.email, roles: ['QUOTER'] })
    const rates = async () => (await call('/desk/clients/1001/rates')).status
    expect(await rates()).toBe(200)
    await portal.db
      .updateTable('account')
      .set({ roles: ['LINGUIST'] })
      .where('id', '=', user.id)
      .execute()
    expect(await rates()).toBe(403)
  })

  it('only reads with a read-only key, which lists and the log show', async () => {
    const user = await portal.newUser()
    const body = { name: 'Export', validDays: 30, isReadOnly: true } as const
    const { apiKey, secret } = await portal.call(createApiKey, { body }, user.call)
    expect(apiKey.isReadOnly).toBe(true)
    expect((await portal.call(listApiKeys, {}, user.call)).keys[0]?.isReadOnly).toBe(true)
    expect((await portal.auditOf(user.id)).map(({ action }) => action)).toEqual(['read-only-api-key-created'])
    expect((await answerTo(secret)).status).toBe(200)
    const change = { body: { firstName: 'Ada', lastName: 'Moreau' } }
    expect(await portal.refused(changeProfile, change, by(secret))).toEqual([403, 'api_key_read_only'])
  })

  it('is named in the record of what it changes', async () => {
    const user = await portal.newUser()
    const { apiKey, secret } = await make(user)
    await portal.call(changeProfile, { body: { firstName: 'Ada', lastName: 'Moreau' } }, by(secret))
    const { details } = await portal.db
      .selectFrom('audit_event')
      .select('details')
      .where('subject_id', '=', user.id)
      .where('action', '=', 'profile-changed')
      .executeTakeFirstOrThrow()
    expect(details).toMatchObject({ apiKeyId: apiKey.id })
  })

  it('remembers the last use and records the first one', async () => {
    const user = await portal.newUser()
    const { secret } = await make(user)
    await Promise.all([answerTo(secret), answerTo(secret)])
    expect((await portal.auditOf(user.id)).map(({ action }) => action)).toEqual([
      'api-key-created',
      'api-key-first-used',
    ])
    const usedAt = async () => (await portal.call(listApiKeys, {}, user.call)).keys[0]?.lastUsedAt ?? ''
    expect(Date.now() - Date.parse(await usedAt())).toBeLessThan(60_000)
    await sql`update api_key set last_used_at = now() - interval '2 minutes' where account_id = ${user.id}`.execute(
      portal.db,
    )
    await answerTo(secret)
    expect(Date.now() - Date.parse(await usedAt())).toBeLessThan(60_000)
    expect(await portal.auditOf(user.id)).toHaveLength(2)
  })

  it('says why a key no longer works, but only to a caller with the whole key', async () => {
    const user = await portal.newUser()
    const { apiKey, secret } = await make(user)
    const wrong = secret.slice(0, -1) + (secret.endsWith('a') ? 'b' : 'a')
    const unknown = 'There is no such API key. Check that it was copied whole.'
    for (const guess of [wrong, 'ptl_', `${secret}a`, secret.toUpperCase().replace('PTL', 'ptl')])
      expect(await answerTo(guess)).toEqual({ status: 401, errorCode: 'api_key_refused', message: unknown })
    const set = (change: { expires_at?: Date; revoked_at?: null }) =>
      portal.db.updateTable('api_key').set(change).where('id', '=', apiKey.id).execute()
    const reason = async () => (await answerTo(secret)).message
    await set({ expires_at: new Date(Date.now() - 1000) })
    expect(await reason()).toMatch(/^This API key has expired\./)
    await set({ expires_at: new Date(Date.now() + 60_000) })
    expect((await answerTo(secret)).status).toBe(200)
    await portal.call(revokeApiKey, { params: { apiKeyId: apiKey.id } }, user.call)
    expect(await reason()).toMatch(/^This API key was revoked\./)
    expect((await answerTo(wrong)).message).toBe(unknown)
    await set({ revoked_at: null })
    await portal.db.updateTable('account').set({ disabled_at: new Date() }).where('id', '=', user.id).execute()
    expect(await reason()).toBe('The account of this API key is switched off.')
  })

  it('refuses what changes sign-ins, and to act as another user', async () => {
    const user = await portal.newUser({ roles: ['ADMIN'] })
    const { secret } = await make(user)
    for (const path of ['/userAccount/apiKeys', '/userAccount/sessions', '/userAccount/security']) {
      const answer = await by(secret)(path)
      expect([path, answer.status, await answer.json()]).toMatchObject([path, 403, { errorCode: 'api_key_forbidden' }])
    }
    const override = { 'x-username-override': 'client@harbor.example' }
    expect(await answerTo(secret, override)).toMatchObject({ status: 403, errorCode: 'api_key_forbidden' })
  })
})

describe('revoking an API key', () => {
  it('removes it from the list, records it and tells the owner', async () => {
    const user = await portal.newUser()
    const { apiKey } = await make(user)
    const call = { params: { apiKeyId: apiKey.id } }
    const stranger = await portal.newUser()
    expect(await portal.refused(revokeApiKey, call, stranger.call)).toEqual([404, 'not_found'])
    await portal.call(revokeApiKey, call, user.call)
    expect((await portal.call(listApiKeys, {}, user.call)).keys).toEqual([])
    expect((await portal.auditOf(user.id)).at(-1)).toMatchObject({ action: 'api-key-revoked' })
    expect((await portal.noticesTo(user.email)).at(-1)).toMatchObject({ what: 'api-key-revoked' })
    expect(await portal.refused(revokeApiKey, call, user.call)).toEqual([404, 'not_found'])
  })

  it('deletes keys that have not worked for 90 days', async () => {
    const user = await portal.newUser()
    const [old, recent] = [await make(user), await make(user)]
    const revoke = ({ apiKey }: typeof old, days: number) =>
      sql`update api_key set revoked_at = now() - ${days} * interval '1 day' where id = ${apiKey.id}`.execute(portal.db)
    await revoke(old, 91)
    await revoke(recent, 89)
    await sweepApiKeys(portal.db)
    const left = await portal.db.selectFrom('api_key').select('id').where('account_id', '=', user.id).execute()
    expect(left).toEqual([{ id: recent.apiKey.id }])
  })
})
