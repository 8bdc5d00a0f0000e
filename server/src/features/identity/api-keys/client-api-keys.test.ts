import {
  createApiKey,
  getApiKeySettings,
  listApiKeys,
  listClientApiKeys,
  revokeClientApiKey,
  switchApiKeys,
} from '@portolan/contract/identity/api-keys'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SecurityApp, securityApp } from '../../../testing/security-app.ts'
import type { Caller } from '../../../testing/sign-in.ts'

let portal: SecurityApp
let admin: Caller
beforeAll(async () => {
  portal = await securityApp()
  admin = await portal.as('admin@portolan.example')
})
afterAll(() => portal.close())

const harbor = { params: { clientId: 1001 } }
const newMember = () => portal.newUser({ roles: ['CLIENT_EMPLOYEE'], clientId: 1001, linkedClientIds: [1001] })
const body = { name: 'Export', validDays: 30 } as const
const statusWith = async (secret: string) =>
  (await portal.anyone('/userAccount', { headers: { authorization: `Bearer ${secret}` } })).status
const turn = (isAllowed: boolean, clientId?: number) =>
  portal.call(switchApiKeys, { body: { isAllowed, ...(clientId && { clientId }) } }, admin)
const lastAction = async () =>
  (await portal.db.selectFrom('audit_event').select('action').orderBy('id', 'desc').executeTakeFirstOrThrow()).action

it('lists the keys of a client with their owners, and revokes them', async () => {
  const user = await newMember()
  const { apiKey, secret } = await portal.call(createApiKey, { body }, user.call)
  const { keys, ...settings } = await portal.call(listClientApiKeys, harbor, admin)
  expect(settings).toEqual({ isAllowed: true, isAllowedForAll: true })
  expect(keys[0]).toEqual({ ...apiKey, ownerName: 'Helen Marsh', ownerEmail: user.email })
  const elsewhere = { params: { clientId: 1002, apiKeyId: apiKey.id } }
  expect((await portal.call(listClientApiKeys, { params: { clientId: 1002 } }, admin)).keys).toEqual([])
  expect(await portal.refused(revokeClientApiKey, elsewhere, admin)).toEqual([404, 'not_found'])
  await portal.call(revokeClientApiKey, { params: { clientId: 1001, apiKeyId: apiKey.id } }, admin)
  expect(await statusWith(secret)).toBe(401)
  expect((await portal.noticesTo(user.email)).at(-1)).toMatchObject({ what: 'api-key-revoked' })
  const unknown = { params: { clientId: 9_999_999 } }
  expect(await portal.refused(listClientApiKeys, unknown, admin)).toEqual([404, 'client_not_found'])
})

it('switches the keys of one client off and on again', async () => {
  const user = await newMember()
  const staff = await portal.newUser()
  const { secret } = await portal.call(createApiKey, { body }, user.call)
  const ofStaff = await portal.call(createApiKey, { body }, staff.call)
  await turn(false, 1001)
  expect(await lastAction()).toBe('api-keys-switched-off')
  await turn(false, 1001)
  expect([await statusWith(secret), await statusWith(ofStaff.secret)]).toEqual([401, 200])
  expect((await portal.call(listApiKeys, {}, user.call)).isAllowed).toBe(false)
  expect(await portal.refused(createApiKey, { body }, user.call)).toEqual([403, 'api_keys_off'])
  await turn(true, 1001)
  expect(await lastAction()).toBe('api-keys-allowed')
  expect(await statusWith(secret)).toBe(200)
  const unknown = { body: { clientId: 9_999_999, isAllowed: false } }
  expect(await portal.refused(switchApiKeys, unknown, admin)).toEqual([404, 'client_not_found'])
})

it('switches all keys off and on again', async () => {
  const staff = await portal.newUser()
  const { secret } = await portal.call(createApiKey, { body }, staff.call)
  await turn(false)
  expect(await portal.call(getApiKeySettings, {}, admin)).toEqual({ isAllowed: false })
  expect(await portal.call(listClientApiKeys, harbor, admin)).toMatchObject({ isAllowed: true, isAllowedForAll: false })
  expect(await statusWith(secret)).toBe(401)
  await turn(true)
  expect(await statusWith(secret)).toBe(200)
})
