import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { secretBox } from '../../../platform/secret-box.ts'
import { TestBrowser } from '../../../testing/browser.ts'
import { addClient } from '../../../testing/identity/test-client.ts'
import {
  newKeyPair,
  readSamlRequest,
  type SamlAnswerOptions,
  samlAnswer,
} from '../../../testing/identity/test-saml-provider.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { type TestPortal, testPortal } from '../../../testing/test-portal.ts'
import { setIdentityProvider } from './set-identity-provider.ts'

let portal: TestPortal
const keys = newKeyPair()
const entityId = 'https://sso.saxon.example/idp'

beforeAll(async () => {
  portal = await testPortal(await testDatabase())
  await addClient(portal.db, { id: 7, name: 'Saxon', domains: ['saxon.example'] })
  await addClient(portal.db, { id: 8, name: 'Norman', domains: ['norman.example'] })
  const box = secretBox(portal.masterKey)
  // Both use the same key, like clients of one hosted provider.
  for (const clientId of [7, 8])
    await setIdentityProvider(
      { db: portal.db, box, origin: portal.origin },
      {
        clientId,
        kind: 'SAML',
        settings: { entityId, entryPoint: 'https://sso.saxon.example/login', certificates: [keys.publicKey] },
      },
    )
})
afterAll(() => portal.close())

const audienceOf = (clientId: number) => `${portal.origin}/signIn/sso/saml/client-${clientId}/metadata`

async function goToSaxon(email = 'sue@saxon.example') {
  const browser = new TestBrowser(portal.origin)
  const { verifier, location } = await browser.begin()
  const leaving = await browser.open(`${location}/sso?email=${encodeURIComponent(email)}`)
  const asked = readSamlRequest(leaving.headers.get('refresh')?.replace(/^0;url=/, '') ?? '')
  const answer = (wish: SamlAnswerOptions) =>
    samlAnswer(
      {
        issuer: entityId,
        audience: audienceOf(7),
        recipient: `${portal.origin}/signIn/sso/saml/acs`,
        privateKey: keys.privateKey,
        inResponseTo: asked.id,
      },
      wish,
    )
  return { browser, verifier, ...asked, answer }
}

/** Posts like the client's page: from another site, so without our cookies. */
const post = (SAMLResponse: string, RelayState: string) =>
  fetch(`${portal.origin}/signIn/sso/saml/acs`, {
    method: 'POST',
    body: new URLSearchParams({ SAMLResponse, RelayState }),
    redirect: 'manual',
  })

it('IDENT-02 signs in by a signed assertion posted from another site', async () => {
  const trip = await goToSaxon()
  expect(trip.xml).toContain(`${portal.origin}/signIn/sso/saml/acs`)
  const posted = await post(trip.answer({ email: 'Sue@Saxon.example' }), trip.relayState)
  expect(posted.status).toBe(303)
  const finished = await trip.browser.open(posted.headers.get('location')!)
  const tokens = await trip.browser.finish(finished.headers.get('location')!, trip.verifier)
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    email: 'sue@saxon.example',
    given_name: 'Sam',
    family_name: 'van Saml',
    groups: ['CLIENT_EMPLOYEE'],
    external_groups: ['buyers', 'ADMIN'],
    is_federated: true,
    amr: ['fed'],
  })
})

it.each<[string, Partial<SamlAnswerOptions>]>([
  ["of a stranger's key", { privateKey: newKeyPair().privateKey }],
  ['for another audience', { audience: 'https://others.example' }],
  ['for another client of ours', { audience: 'client-8' }],
  ['for another recipient', { recipient: 'https://others.example/acs' }],
  ['of another issuer', { issuer: 'https://sso.norman.example/idp' }],
  ['that is too old', { expiresIn: -120 }],
  ['to a request that was never sent', { inResponseTo: '_made-up' }],
  ['signed with SHA-1', { signedWith: 'sha1' }],
  ['digested with SHA-1', { digestedWith: 'sha1' }],
  ['with a transient name id', { subjectFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }],
])('refuses an assertion %s', async (_what, wish) => {
  const trip = await goToSaxon()
  const audience = wish.audience === 'client-8' ? { audience: audienceOf(8) } : {}
  const posted = await post(trip.answer({ email: 'sue@saxon.example', ...wish, ...audience }), trip.relayState)
  expect([posted.status, await posted.text()]).toEqual([403, expect.stringContaining('could not be accepted')])
})

it('refuses an assertion that was altered after signing, or is not signed', async () => {
  for (const alter of [
    (xml: string) => xml.replaceAll('sue@saxon', 'ceo@saxon'),
    (xml: string) => xml.replace(/<ds:Signature .*<\/ds:Signature>/s, ''),
    (xml: string) => xml.replace(/(<saml:Assertion .*<\/saml:Assertion>)/s, '$1$1'),
    (xml: string) =>
      xml.replace('</samlp:Status>', '</samlp:Status><saml:Assertion xmlns:saml="urn:x"></saml:Assertion>'),
    () => 'no xml at all',
  ]) {
    const trip = await goToSaxon()
    const xml = Buffer.from(trip.answer({ email: 'sue@saxon.example' }), 'base64').toString()
    expect((await post(Buffer.from(alter(xml)).toString('base64'), trip.relayState)).status).toBe(403)
  }
})

it('accepts a response once, only in the sign-in it belongs to, and only if it was requested', async () => {
  const first = await goToSaxon()
  const second = await goToSaxon()
  const answer = first.answer({ email: 'sue@saxon.example' })
  expect((await post(answer, second.relayState)).status).toBe(403)
  const fresh = await goToSaxon()
  const good = fresh.answer({ email: 'sue@saxon.example' })
  expect((await post(good, fresh.relayState)).status).toBe(303)
  expect((await post(good, fresh.relayState)).status).toBe(400)
  expect((await post(good, (await goToSaxon()).relayState)).status).toBe(403)
  expect((await post(good, 'made-up')).status).toBe(400)
  expect((await post(good, '')).status).toBe(400)
})

it('lets only the browser that started the sign-in use the response', async () => {
  const trip = await goToSaxon()
  const hop = (await post(trip.answer({ email: 'ned@saxon.example' }), trip.relayState)).headers.get('location')!
  expect((await new TestBrowser(portal.origin).open(hop)).status).toBe(400)
  expect((await trip.browser.open(hop)).status).toBe(303)
  expect((await trip.browser.open(hop)).status).toBe(400)
})

it('refuses an address of another domain with an explanation', async () => {
  const trip = await goToSaxon()
  const posted = await post(trip.answer({ email: 'bo@norman.example' }), trip.relayState)
  const page = await trip.browser.open(posted.headers.get('location')!)
  expect([page.status, await page.text()]).toEqual([403, expect.stringContaining('is not one of Saxon, Inc.')])
})

it('publishes metadata for the client’s administrators', async () => {
  const response = await fetch(audienceOf(7))
  expect(response.headers.get('content-type')).toContain('xml')
  const xml = await response.text()
  expect(xml).toContain(`entityID="${audienceOf(7)}"`)
  expect(xml).toContain(`Location="${portal.origin}/signIn/sso/saml/acs"`)
  expect((await fetch(audienceOf(9))).status).toBe(404)
})
