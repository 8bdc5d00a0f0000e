import { randomBytes } from 'node:crypto'
import { decodeJwt, generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretBox } from '../../../platform/secret-box.ts'
import { TestBrowser, whoAmI } from '../../../testing/browser.ts'
import { addClient } from '../../../testing/identity/test-client.ts'
import { type IssuerBehavior, testIssuer } from '../../../testing/identity/test-issuer.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { type TestPortal, testPortal } from '../../../testing/test-portal.ts'
import { createAccount } from '../accounts/create-account.ts'
import { setIdentityProvider } from './set-identity-provider.ts'

let portal: TestPortal
let acme: Awaited<ReturnType<typeof testIssuer>>
const client = { id: 'portolan', secret: 'upstream-secret' }

beforeAll(async () => {
  portal = await testPortal(await testDatabase())
  acme = await testIssuer(client)
  await addClient(portal.db, { id: 1, name: 'Acme', domains: ['acme.example'] })
  await addClient(portal.db, { id: 2, name: 'Acme East', domains: ['acme.example'], groups: ['acme-east'] })
  await addClient(portal.db, { id: 3, name: 'Rival', domains: ['rival.example'], groups: ['rival-staff'] })
  await setAcme()
  await portal.db.transaction().execute((tx) =>
    createAccount(tx, {
      email: 'local@acme.example',
      firstName: 'Lou',
      lastName: 'Local',
      password: 'Harbour-Light-27',
      roles: ['CLIENT'],
      linkedClientIds: [1],
    }),
  )
})
afterAll(async () => {
  await acme.close()
  await portal.close()
})

const setAcme = (issuer = acme.issuer) =>
  setIdentityProvider(
    { db: portal.db, box: secretBox(portal.masterKey), origin: portal.origin },
    { clientId: 1, kind: 'OIDC', settings: { issuer, clientId: client.id }, clientSecret: client.secret },
  )

/** Goes up to the response of the client's issuer, without following it. */
async function goToAcme(email: string, behavior: IssuerBehavior = {}, browser = new TestBrowser(portal.origin)) {
  acme.state.behavior = behavior
  const { verifier, location } = await browser.begin()
  const leaving = await browser.open(`${location}/sso?email=${encodeURIComponent(email)}`)
  const there = leaving.headers.get('refresh')?.replace(/^0;url=/, '') ?? ''
  const back = there ? (await fetch(there, { redirect: 'manual' })).headers.get('location') : null
  return { browser, verifier, location, leaving, there, back: back ?? '' }
}

async function comeBack({ browser, back }: { browser: TestBrowser; back: string }) {
  const hop = await browser.open(back)
  expect(hop.status).toBe(303)
  return browser.open(hop.headers.get('location')!)
}

async function signIn(email: string, behavior: IssuerBehavior = {}) {
  const trip = await goToAcme(email, behavior)
  const page = await comeBack(trip)
  if (page.status !== 303) return { status: page.status, text: await page.text(), tokens: undefined }
  const tokens = await trip.browser.finish(page.headers.get('location')!, trip.verifier)
  return { status: 303, text: '', tokens }
}

const accountOf = async (email: string) =>
  (await portal.pool.query('select * from account where email = $1', [email])).rows[0]
const clientsOf = async (email: string) =>
  (
    await portal.pool.query(
      'select c.client_id from account_client c join account a on a.id = c.account_id where a.email = $1 order by 1',
      [email],
    )
  ).rows.map((row) => row.client_id)

describe('a client’s own OpenID provider', () => {
  it('IDENT-02 IDENT-07 signs people in as CLIENT_EMPLOYEE, whatever groups they have there', async () => {
    const { tokens } = await signIn('eve@acme.example', { claims: { groups: ['ADMIN', 'acme-buyers'] } })
    expect(decodeJwt(tokens!.id_token)).toMatchObject({
      email: 'eve@acme.example',
      given_name: 'Eve',
      family_name: 'van Extern',
      groups: ['CLIENT_EMPLOYEE'],
      external_groups: ['ADMIN', 'acme-buyers'],
      is_federated: true,
      amr: ['fed'],
    })
    const { body } = await whoAmI(portal.origin, tokens!.id_token)
    expect(body.actor).toMatchObject({ roles: ['CLIENT_EMPLOYEE'], isFederated: true })
    const { rows } = await portal.pool.query(
      "select action, details->>'email' as email, ip is not null as has_ip from audit_event where action like 'federated%'",
    )
    expect(rows).toEqual([{ action: 'federated-account-created', email: 'eve@acme.example', has_ip: true }])
  })

  it('is reached through a page and not a redirect, with PKCE, state and nonce', async () => {
    const { leaving, there, location } = await goToAcme('eve@acme.example')
    expect(leaving.status).toBe(200)
    expect(leaving.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(await leaving.text()).toContain('Sign in at Acme')
    const query = Object.fromEntries(new URL(there).searchParams)
    expect(query).toMatchObject({
      redirect_uri: `${portal.origin}/signIn/sso/oidc/callback`,
      code_challenge_method: 'S256',
      login_hint: 'eve@acme.example',
      response_type: 'code',
    })
    for (const secret of [query.state, query.nonce, query.code_challenge]) expect(secret).toMatch(/^[\w-]{32,}$/)
    expect(there).not.toContain(location.split('/').at(-1))
  })

  it('is asked for user info if the id token is too short', async () => {
    const { tokens } = await signIn('thin@acme.example', { thinIdToken: true })
    expect(decodeJwt(tokens!.id_token).email).toBe('thin@acme.example')
  })

  it('links people to the organizations of their domain, by group if one claims it, at every sign-in', async () => {
    await signIn('kim@acme.example', { claims: { groups: ['acme-east', 'rival-staff'] } })
    expect(await clientsOf('kim@acme.example')).toEqual([2])
    expect(await accountOf('kim@acme.example')).toMatchObject({ client_id: 2 })
    await signIn('kim@acme.example', { claims: { groups: [] } })
    expect(await clientsOf('kim@acme.example')).toEqual([1, 2])
    expect(await accountOf('kim@acme.example')).toMatchObject({ client_id: 2, external_groups: [] })
    await signIn('pat@acme.example', { claims: { groups: [] } })
    expect(await accountOf('pat@acme.example')).toMatchObject({ client_id: null, is_federated: true })
  })

  it('identifies people by subject: a changed address keeps the account, a reused address does not get it', async () => {
    await signIn('mia@acme.example', { claims: { sub: 'mia' } })
    const before = await accountOf('mia@acme.example')
    await signIn('mia@acme.example', { claims: { sub: 'mia', email: 'mia.married@acme.example' } })
    expect((await accountOf('mia.married@acme.example'))?.id).toBe(before?.id)
    const reused = await signIn('mia@acme.example', { claims: { sub: 'other', email: 'mia.married@acme.example' } })
    expect(reused.status).toBe(403)
  })

  it('creates one account for two concurrent first sign-ins', async () => {
    const trips = await Promise.all([goToAcme('twin@acme.example'), goToAcme('twin@acme.example')])
    const pages = await Promise.all(trips.map(comeBack))
    expect(pages.map(({ status }) => status)).toEqual([303, 303])
    const { rows } = await portal.pool.query(
      "select * from federated_account where subject = 'sub-of-twin@acme.example'",
    )
    expect(rows).toHaveLength(1)
  })

  it('links people to their accounts again after the client changed its issuer', async () => {
    await signIn('vera@acme.example')
    const before = await accountOf('vera@acme.example')
    await setAcme(`${acme.issuer}/`)
    await setAcme()
    expect((await signIn('vera@acme.example', { claims: { sub: 'vera-of-the-new-issuer' } })).status).toBe(303)
    expect((await accountOf('vera@acme.example'))?.id).toBe(before?.id)
  })
})

describe('a federated sign-in is refused', () => {
  it.each([
    ['an address of another domain', { claims: { email: 'ceo@rival.example' } }, 'is not one of Acme, Inc.'],
    ['an address that only ends alike', { claims: { email: 'x@notacme.example' } }, 'is not one of Acme, Inc.'],
    ['an unverified address', { claims: { email_verified: false } }, 'a confirmed email address'],
    ['no address at all', { claims: { email: '' } }, 'a confirmed email address'],
    ['an address with an account of its own', { claims: { email: 'local@acme.example' } }, 'Sign in with its password'],
    ['a refusal by the provider', { error: 'access_denied' }, 'did not sign you in'],
    ['an id token for others', { audience: 'others' }, 'could not be accepted'],
    ['an id token of another issuer', { issuer: 'https://elsewhere.example' }, 'could not be accepted'],
    ['an id token of another sign-in', { nonce: 'another' }, 'could not be accepted'],
  ] as const)('for %s', async (_what, behavior, words) => {
    const { status, text } = await signIn('mallory@acme.example', behavior)
    expect([status, text]).toEqual([403, expect.stringContaining(words)])
    expect(await accountOf('mallory@acme.example')).toBeUndefined()
    expect(await accountOf('ceo@rival.example')).toBeUndefined()
    expect(await accountOf('local@acme.example')).toMatchObject({ is_federated: false, roles: ['CLIENT'] })
  })

  it('for an id token signed by someone else', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    expect((await signIn('mallory@acme.example', { key: privateKey })).text).toContain('could not be accepted')
  })

  it('for a disabled account, and for a client that is not active', async () => {
    await signIn('gone@acme.example')
    await portal.pool.query("update account set disabled_at = now() where email = 'gone@acme.example'")
    expect((await signIn('gone@acme.example')).text).toContain('Your account is disabled.')
    await portal.pool.query("update client set status = 'INACTIVE' where id = 1")
    const { leaving, location } = await goToAcme('eve@acme.example')
    expect([leaving.status, leaving.headers.get('location')]).toEqual([303, location])
    await portal.pool.query("update client set status = 'ACTIVE' where id = 1")
  })

  it('in another browser than the one that started it', async () => {
    const { back } = await goToAcme('zoe@acme.example')
    const page = await comeBack({ browser: new TestBrowser(portal.origin), back })
    expect(page.status).toBe(400)
    expect(await accountOf('zoe@acme.example')).toBeUndefined()
  })

  it('within the sign-in of someone else, so that nobody is signed in under another name', async () => {
    const attacker = await goToAcme('mallory@acme.example')
    const victim = await goToAcme('zoe@acme.example')
    const code = new URL(attacker.back).searchParams.get('code')!
    const smuggled = new URL(victim.back)
    smuggled.searchParams.set('code', code)
    expect((await comeBack({ browser: victim.browser, back: smuggled.href })).status).toBe(403)
    const state = new URL(attacker.back).searchParams.toString()
    expect((await victim.browser.open(`${victim.location}/federated?${state}`)).status).toBe(400)
  })

  it('a second time, and with an unknown state', async () => {
    const trip = await goToAcme('ann@acme.example')
    const hop = (await trip.browser.open(trip.back)).headers.get('location')!
    expect((await trip.browser.open(hop)).status).toBe(303)
    expect((await trip.browser.open(hop)).status).toBe(400)
    expect((await trip.browser.open(trip.back)).status).toBe(400)
    const never = `/signIn/sso/oidc/callback?state=${randomBytes(24).toString('base64url')}&code=x`
    expect((await trip.browser.open(never)).status).toBe(400)
    expect((await trip.browser.open('/signIn/sso/oidc/callback?state=%00')).status).toBe(400)
  })

  it('with an explanation while the provider is unreachable, and works again afterwards', async () => {
    await setAcme('http://127.0.0.1:9')
    const { leaving } = await goToAcme('ann@acme.example')
    expect([leaving.status, await leaving.text()]).toEqual([
      502,
      expect.stringContaining('cannot be reached right now'),
    ])
    await setAcme()
    expect((await goToAcme('ann@acme.example')).leaving.status).toBe(200)
  })
})

it('refuses a provider without TLS', async () => {
  await expect(setAcme('http://sso.acme.example')).rejects.toThrow('https')
})
