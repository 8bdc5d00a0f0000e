import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

it('IDENT-02 IDENT-07 signs in the account of Orbit Aerospace, which has no password with us', async () => {
  const caller = await portal.as('sso@orbit.example')
  expect(decodeJwt(caller.idToken)).toMatchObject({
    email: 'sso@orbit.example',
    groups: ['CLIENT_EMPLOYEE'],
    external_groups: ['orbit-translation'],
    is_federated: true,
    amr: ['fed'],
  })
  expect(await (await caller('/userAccount')).json()).toMatchObject({
    isFederatedSsoAccount: true,
    externalGroups: ['orbit-translation'],
    clientConfig: { clientId: 1008 },
  })
  const account = portal.db.selectFrom('account').where('email', '=', 'sso@orbit.example')
  expect(await account.select('password_hash').execute()).toEqual([{ password_hash: null }])
})

it('is another issuer than the portal, with keys and people of its own', async () => {
  const read = async (path: string) =>
    (await fetch(portal.config.origin + path)).json() as Promise<Record<string, unknown>>
  const [ours, orbits] = [
    await read('/oidc/.well-known/openid-configuration'),
    await read('/demo/orbit/.well-known/openid-configuration'),
  ]
  expect(orbits.issuer).toBe(`${portal.config.origin}/demo/orbit`)
  expect(orbits.token_endpoint).toBe(`${portal.config.origin}/demo/orbit/token`)
  const keyIds = async (metadata: Record<string, unknown>) =>
    JSON.stringify(await read(new URL(String(metadata.jwks_uri)).pathname))
  expect(await keyIds(orbits)).not.toBe(await keyIds(ours))
})

it('is not there for a provider without the demo', async () => {
  const real = await testApp({ PORTOLAN_DEMO: 'off' })
  expect((await fetch(`${real.config.origin}/demo/orbit/.well-known/openid-configuration`)).status).toBe(404)
  await real.close()
})
