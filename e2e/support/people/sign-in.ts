import type { Page, Response } from 'playwright-core'
import { waitUntilInteractive } from '../open-page.ts'

const password = 'Harbour-Light-27'

/** Signs in through the sign-in page and ends at the page that the portal opens. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/?signIn=1')
  if (email.endsWith('@orbit.example')) await signInThroughOrbit(page, email)
  else await fillSignIn(page, email)
  await userMenu(page).waitFor()
}

export async function fillSignIn(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Users of an organization with single sign-on enter their password there. */
export async function signInThroughOrbit(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Continue with Orbit Aerospace' }).click()
  await page.waitForURL(/\/demo\/orbit\/signIn\//)
  await page.getByLabel('Password').fill(word)
  await page.getByRole('button', { name: 'Sign in to Orbit' }).click()
}

export const userMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'User menu' })

/** Opens the user menu and clicks an item. */
export async function choose(page: Page, item: string): Promise<void> {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Ends at the reloaded home page. Waits for the reload, because the previous page already shows Sign In. */
export async function signOut(page: Page): Promise<void> {
  const isRoot = (response: Response) =>
    response.request().isNavigationRequest() && new URL(response.url()).pathname === '/'
  await Promise.all([page.waitForResponse(isRoot), choose(page, 'Sign Out')])
  await waitUntilInteractive(page)
}
