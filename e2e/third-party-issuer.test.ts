import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from './support/journey.ts'
import { heading, openPage } from './support/open-page.ts'
import { choose, userMenu } from './support/people/sign-in.ts'

const {
  PORTOLAN_TEST_OIDC_ISSUER: issuer = '',
  PORTOLAN_TEST_OIDC_CLIENT_ID: clientId = '',
  PORTOLAN_TEST_OIDC_PASSWORD: password = '',
} = process.env

/** What its own sign-in page does, which Debian delivers without its scripts: the password, a yes, and on. */
async function passIssuer(page: Page, username: string): Promise<void> {
  await page.waitForURL(/\/login\.html\?/, { waitUntil: 'commit' })
  const { origin, searchParams } = new URL(page.url())
  await page.request.post(`${origin}/api/auth/`, { data: { username, password } })
  await page.request.put(`${origin}/api/auth/grant/${clientId}`, { data: { scope: 'openid' } })
  await page.goto(`${searchParams.get('callback_url')}&g_continue`)
}

// The issuer's page misses its scripts.
const provokes = /404|is not defined/

describe.skipIf(!issuer)('with a third-party issuer (npm run test:oidc)', () => {
  it('IDENT-01 signs in there, returns to the requested page, and signs out', async ({ open }) => {
    const page = await open({ provokes })
    await page.goto('/machineTranslation', { waitUntil: 'commit' })
    await passIssuer(page, 'gus')
    await userMenu(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/machineTranslation')
    await openPage(page, '/')
    expect(await heading(page).textContent()).toBe('Welcome, gus@portolan.example')

    await choose(page, 'Sign Out')
    await page.waitForURL((url) => url.origin === new URL(issuer).origin, { waitUntil: 'commit' })
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
  })

  it('renews an expired token by a redirect, and returns to the same page', async ({ open }) => {
    const page = await open({ provokes })
    await page.goto('/?signIn=1', { waitUntil: 'commit' })
    await passIssuer(page, 'gus')
    await userMenu(page).waitFor()
    await page.clock.install({ time: Date.now() + 400_000 })
    await page.goto('/consoleHelp', { waitUntil: 'commit' })
    await passIssuer(page, 'gus')
    await page.waitForURL('/consoleHelp')
    await userMenu(page).waitFor()
    expect(await heading(page).textContent()).toBe('Help')
  })
})
