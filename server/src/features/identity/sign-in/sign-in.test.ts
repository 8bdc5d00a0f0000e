import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestBrowser, tradeCode, whoAmI } from '../../../testing/browser.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { type TestPortal, testPortal } from '../../../testing/test-portal.ts'
import { createAccount } from '../accounts/create-account.ts'

const password = 'Harbour-Light-27'
let portal: TestPortal
const person = { firstName: 'Helen', lastName: 'Marsh', password } as const

beforeAll(async () => {
  portal = await testPortal(await testDatabase())
  await portal.db.transaction().execute(async (tx) => {
    await createAccount(tx, { ...person, email: 'client@harbor.example', roles: ['CLIENT', 'CLIENT_EMPLOYEE'] })
    await createAccount(tx, { ...person, email: 'disabled@harbor.example', roles: ['CLIENT'], isDisabled: true })
    await createAccount(tx, { ...person, email: 'sso@orbit.example', roles: ['CLIENT_EMPLOYEE'], password: null })
  })
})
afterAll(() => portal.close())

const newBrowser = () => new TestBrowser(portal.origin)

describe('signing in', () => {
  it('IDENT-01 goes from the portal to its issuer and back by the code flow', async () => {
    const browser = newBrowser()
    const { verifier, location, response } = await browser.begin()
    expect(response.status).toBe(303)
    expect(location).toMatch(/^\/signIn\/[\w-]+$/)

    const page = await browser.open(location)
    expect(page.status).toBe(200)
    const text = await page.text()
    expect(text).toContain('autocomplete="username"')
    expect(text).toContain('autocomplete="current-password"')
    expect(text).toContain(`action="${location}"`)

    const posted = await browser.open(location, { email: ' Client@Harbor.example ', password })
    expect(posted.status).toBe(303)
    const resumed = await browser.open(posted.headers.get('location')!)
    const callback = new URL(resumed.headers.get('location')!)
    expect(callback.origin + callback.pathname).toBe(`${portal.origin}/callback`)
    expect(callback.searchParams.get('state')).toBe('deep-link')

    const traded = await tradeCode(portal.origin, callback.searchParams.get('code')!, verifier)
    expect(traded.status).toBe(200)
    const tokens = (await traded.json()) as { id_token: string; refresh_token: string }
    expect(tokens.refresh_token).toBeTypeOf('string')
    expect(decodeProtectedHeader(tokens.id_token).alg).toBe('ES256')
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      iss: `${portal.origin}/oidc`,
      aud: 'portal',
      email: 'client@harbor.example',
      given_name: 'Helen',
      family_name: 'Marsh',
      is_federated: false,
      external_groups: [],
      amr: ['pwd'],
    })
    const { iat, exp } = decodeJwt(tokens.id_token)
    expect(exp! - iat!).toBe(300)
  })

  it("is in the language of the portal's page, which wins over the browser's", async () => {
    const titleOf = async (uiLocales: string | undefined, headers: Record<string, string>) => {
      const browser = newBrowser()
      const { location, response } = await browser.begin(uiLocales ? { ui_locales: uiLocales } : {})
      const cookie = response.headers.getSetCookie().map((text) => text.split(';', 1).join())
      const sent = { ...headers, cookie: [...cookie, headers.cookie ?? 'a=1'].join('; ') }
      const page = await (await fetch(portal.origin + location, { headers: sent })).text()
      return /<html lang="([^"]*)" dir="([^"]*)">.*<h1 id="title">([^<]*)</s.exec(page)?.slice(1)
    }
    const [english, arabic, spanish] = ['Sign in', 'تسجيل الدخول', 'Iniciar sesión']
    expect(await titleOf('en', { 'accept-language': 'ar' })).toEqual(['en', 'ltr', english])
    expect(await titleOf('es-MX', { cookie: 'portolan-language=ar' })).toEqual(['ar', 'rtl', arabic])
    expect(await titleOf('es-MX', { 'accept-language': 'ar' })).toEqual(['es-MX', 'ltr', spanish])
    expect(await titleOf(undefined, { cookie: 'portolan-language=ar' })).toEqual(['ar', 'rtl', arabic])
    expect(await titleOf(undefined, { 'accept-language': 'fr, es;q=0.8, ar;q=0.9' })).toEqual(['ar', 'rtl', arabic])
    expect(await titleOf(undefined, {})).toEqual(['en', 'ltr', english])
  })

  it('IDENT-06 reads the roles from the groups in the identity token', async () => {
    const { id_token } = await newBrowser().signIn('client@harbor.example', password)
    expect(decodeJwt(id_token).groups).toEqual(['CLIENT', 'CLIENT_EMPLOYEE'])
    const { body } = await whoAmI(portal.origin, id_token)
    expect(body.actor).toMatchObject({ email: 'client@harbor.example', roles: ['CLIENT', 'CLIENT_EMPLOYEE'] })
  })

  it('does not ask again during a session, unless requested', async () => {
    const browser = newBrowser()
    await browser.signIn('client@harbor.example', password)
    const again = await browser.begin()
    expect(again.location).toMatch(`${portal.origin}/callback?code=`)
    expect(decodeJwt((await browser.finish(again.location, again.verifier)).id_token).email).toBe(
      'client@harbor.example',
    )
    expect((await browser.begin({ prompt: 'login' })).location).toMatch(/^\/signIn\//)
  })

  it('keeps the sign-ins of two tabs separate', async () => {
    const browser = newBrowser()
    const one = await browser.begin()
    const two = await browser.begin()
    for (const { location, verifier } of [one, two]) {
      const posted = await browser.open(location, { email: 'client@harbor.example', password })
      expect((await browser.finish(posted.headers.get('location')!, verifier)).id_token).toBeTypeOf('string')
    }
  })

  it('refuses a code that is used twice, or sent without its verifier', async () => {
    const browser = newBrowser()
    await browser.signIn('client@harbor.example', password)
    const codeOf = (location: string) => new URL(location).searchParams.get('code')!
    const first = await browser.begin()
    expect((await tradeCode(portal.origin, codeOf(first.location), 'x'.repeat(43))).status).toBe(400)
    const second = await browser.begin()
    expect((await tradeCode(portal.origin, codeOf(second.location), second.verifier)).status).toBe(200)
    expect((await tradeCode(portal.origin, codeOf(second.location), second.verifier)).status).toBe(400)
  })

  it('requires PKCE and a registered redirect address', async () => {
    const bare = `/oidc/auth?client_id=portal&response_type=code&scope=openid&redirect_uri=${portal.origin}/callback`
    expect((await newBrowser().open(bare)).headers.get('location')).toContain('error=invalid_request')
    const { response } = await newBrowser().begin({ redirect_uri: 'https://elsewhere.example/callback' })
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
    expect(await response.text()).toContain('Sign-in did not work')
  })

  it('lets browsers keep its addresses for an hour, and no tokens', async () => {
    const addresses = await fetch(`${portal.origin}/oidc/.well-known/openid-configuration`)
    expect(addresses.headers.get('cache-control')).toBe('public, max-age=3600')
    const tokens = await fetch(`${portal.origin}/oidc/token`, { method: 'POST', body: new URLSearchParams() })
    expect(tokens.headers.get('cache-control')).toBe('no-store')
  })

  it('publishes only the portal’s own addresses, whatever host the caller names', async () => {
    const { request } = await import('node:http')
    const path = '/oidc/.well-known/openid-configuration'
    const { port } = new URL(portal.origin)
    const ask = (options: object) =>
      new Promise<string>((resolve, reject) => {
        const sent = request({ host: 'localhost', port, path, ...options }, async (response) => {
          resolve(Buffer.concat(await response.toArray()).toString())
        })
        sent.on('error', reject).end()
      })
    for (const options of [
      { headers: { host: 'evil.example' } },
      { headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' } },
      { path: `http://evil.example${path}` },
    ]) {
      const answer = await ask(options)
      expect(answer).not.toContain('evil.example')
      expect(JSON.parse(answer)).toMatchObject({
        issuer: `${portal.origin}/oidc`,
        token_endpoint: `${portal.origin}/oidc/token`,
      })
    }
  })
})

describe('a failed sign-in', () => {
  const wrong = 'The email address or password is incorrect.'

  it.each([
    ['a wrong password', 'client@harbor.example', 'wrong'],
    ['someone unknown', 'nobody@harbor.example', password],
    ['a disabled account and a wrong password', 'disabled@harbor.example', 'wrong'],
    ['an account without a password', 'sso@orbit.example', password],
    ['a NUL in the address', 'client@harbor.example\0x', password],
  ])('says the same of %s', async (_what, email, typed) => {
    const browser = newBrowser()
    const { location } = await browser.begin()
    const answer = await browser.open(location, { email, password: typed })
    expect(answer.status).toBe(401)
    const text = await answer.text()
    expect(text).toContain(wrong)
    expect(text).toContain('<title>Error: Sign in · Portolan Language Services</title>')
    const { location: clean } = await newBrowser().begin()
    expect(clean).toMatch(/^\/signIn\//)
  })

  it('says that an account is switched off, and whom to contact, only to who knows its password', async () => {
    const browser = newBrowser()
    const { location } = await browser.begin()
    const answer = await browser.open(location, { email: 'disabled@harbor.example', password })
    expect(answer.status).toBe(403)
    const text = await answer.text()
    expect(text).toMatch(/This account is switched off\. Contact \S+@\S+\./)
    expect(text).not.toContain(wrong)
    // The sign-in did not go on behind the page.
    expect((await browser.open(`${location}/code`)).status).not.toBe(200)
  })

  it('asks for a missing password and does not count it as an attempt', async () => {
    await portal.pool.query('delete from sign_in_throttle')
    for (const email of ['client@harbor.example', 'nobody@harbor.example']) {
      const browser = newBrowser()
      const { location } = await browser.begin()
      const answer = await browser.open(location, { email, password: '' })
      expect(answer.status).toBe(400)
      const text = await answer.text()
      expect(text).toContain('id="password-error" role="alert"')
      expect(text).toContain('Enter your password.')
      expect(text).toContain(`value="${email}"`)
    }
    expect((await portal.pool.query('select key from sign_in_throttle')).rows).toEqual([])
  })

  it('takes as long for an unknown address as for any other', async () => {
    const browser = newBrowser()
    const { location } = await browser.begin()
    // CPU time, mostly hashing; wall-clock time also depends on the load of the machine.
    const timeOf = async (email: string) => {
      const started = process.cpuUsage()
      await browser.open(location, { email, password: 'wrong' })
      const { user, system } = process.cpuUsage(started)
      return user + system
    }
    const kinds = ['client@harbor.example', 'nobody@harbor.example', 'disabled@harbor.example', 'sso@orbit.example']
    const times = kinds.map((): number[] => [])
    for (let round = 0; round < 10; round++) {
      await portal.pool.query('delete from sign_in_throttle')
      for (const [index, email] of kinds.entries()) times[index]!.push(await timeOf(email))
    }
    // The minimum leaves out garbage collection and the like.
    const [known, ...others] = times.map((all) => Math.min(...all))
    for (const other of others) {
      expect(other / known!).toBeGreaterThan(0.67)
      expect(other / known!).toBeLessThan(1.5)
    }
  })

  it('keeps the typed email address and shows it as text', async () => {
    const browser = newBrowser()
    const { location } = await browser.begin()
    const text = await (await browser.open(location, { email: '"><script>alert(1)</script>', password: 'x' })).text()
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('&#34;&#62;&#60;script&#62;alert(1)')
  })

  it('shows that it has expired, in another browser too, with a way to start again', async () => {
    const { location } = await newBrowser().begin()
    for (const answer of [
      await newBrowser().open(location),
      await newBrowser().open('/signIn/never-begun'),
      await newBrowser().open(location, { email: 'client@harbor.example', password }),
    ]) {
      expect(answer.status).toBe(400)
      const text = await answer.text()
      expect(text).toContain('This sign-in page has expired')
      expect(text).toContain('<a class="button" href="/">Start again</a>')
    }
  })

  it('sends a policy that allows only its own style and scripts', async () => {
    const browser = newBrowser()
    const { headers } = await browser.open((await browser.begin()).location)
    const policy = headers.get('content-security-policy')!
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).toContain(`form-action 'self'`)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(policy).not.toContain('unsafe')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('never offers demo accounts', async () => {
    const browser = newBrowser()
    const { location } = await browser.begin()
    const text = await (await browser.open(`${location}?email=client@harbor.example`)).text()
    expect(text).not.toContain('Demo accounts')
    expect(text).not.toContain('client@harbor.example')
  })
})
