import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from './support/journey.ts'
import { heading, openPage, waitUntilInteractive } from './support/open-page.ts'
import { statusError } from './support/page-errors.ts'
import { fillSignIn } from './support/people/sign-in.ts'
import { buyer, client } from './support/route-table.ts'

const pathOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length)
const restricted = 'Access to this page is restricted.'
const notEnabled = 'This application is not enabled for your account.'

describe('signed out', () => {
  it.for([
    ['SHELL-13 SHELL-20', '/reports?page=2'],
    ['SHELL-14 SHELL-20', '/machineTranslation/textTranslation'],
    ['IDENT-03 IDENT-19', '/changePassword'],
  ] as const)('%s asks a visitor of %s to sign in, and returns there afterwards', async ([, path], { open }) => {
    const page = await open()
    await page.goto(path)
    await page.waitForURL(/\/signIn\//)
    await fillSignIn(page, client)
    await page.waitForURL(path)
    await waitUntilInteractive(page)
    expect(await page.getByText(restricted).count()).toBe(0)
  })

  it('SHELL-15 SHELL-20 asks for a sign-in before creating a procurement request', async ({ open }) => {
    const page = await open()
    await page.goto('/coupa/createQuote')
    await page.waitForURL(/\/signIn\//)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })

  it('IDENT-01 IDENT-03 returns from Sign In to the root with an authorization code', async ({ open }) => {
    const page = await open()
    await openPage(page, '/consoleHelp')
    const asked = page.waitForRequest(/\/oidc\/auth\?/)
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    const { searchParams } = new URL((await asked).url())
    expect(searchParams.get('response_type')).toBe('code')
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    const cameBack = page.waitForRequest(/\/callback\?.*code=/)
    await fillSignIn(page, client)
    await cameBack
    await page.waitForURL('/')
    await expect.poll(() => heading(page).textContent()).toBe('Welcome, Helen')
  })

  it('SHELL-17 opens quotes and the project form to anyone', async ({ openAgain }) => {
    const page = await openAgain({ provokes: statusError(404) })
    for (const path of ['/quotes/0198d1c2-7a10-4c1e-9a54-3f2b6c8d9e01', '/createProject']) {
      await openPage(page, path)
      expect(pathOf(page)).toBe(path)
    }
  })
})

describe('signed in', () => {
  it('CLIENT-21 uses the applications of the account if it has its own list', async ({ openAgain }) => {
    // A page asks for its data before it is known to be refused.
    const page = await openAgain({ as: 'requests@meridian.example', provokes: statusError(403) })
    await openPage(page, '/')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^New request/ })
      .first()
      .waitFor()
    expect(await page.getByRole('main').getByText('Machine translation').count()).toBe(0)
    await openPage(page, '/machineTranslation/textTranslation')
    await page.getByText(notEnabled).waitFor()
  })

  it.for([
    ['SHELL-13', '/reports'],
    ['SHELL-13', '/reports/7'],
    ['SHELL-14', '/machineTranslation/fileTranslation/7'],
    ['SHELL-15 COUPA-03', '/coupa/createQuote'],
  ] as const)('%s SHELL-19 restricts %s in place for other roles', async ([, path], { openAgain }) => {
    const page = await openAgain({ as: 'linguist@portolan.example' })
    await openPage(page, path)
    expect(await heading(page).textContent()).toBe(restricted)
    expect(pathOf(page)).toBe(path)
  })

  it.for([
    ['SHELL-13', '/reports', buyer],
    ['SHELL-14', '/machineTranslation', buyer],
    ['SHELL-15 COUPA-03', '/coupa/createQuote', client],
  ] as const)('%s SHELL-19 says that the application of %s is off for %s', async ([, path, as], { openAgain }) => {
    const page = await openAgain({ as })
    await openPage(page, path)
    expect(await heading(page).textContent()).toBe(notEnabled)
    expect(pathOf(page)).toBe(path)
  })

  it('SHELL-17 redirects everyone except staff from the dashboard to the home page', async ({ openAgain }) => {
    const page = await openAgain({ as: client })
    await page.goto('/DASHBOARD')
    await page.waitForURL('/')
    await expect.poll(() => heading(page).textContent()).toBe('Welcome, Helen')
  })
})
