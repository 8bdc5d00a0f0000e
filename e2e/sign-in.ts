import type { Page } from 'playwright-core'

const password = 'Harbour-Light-27'

/** Through the sign-in page, as people do. Ends where the portal leads them. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(page, email)
  await page.getByRole('banner').getByRole('button', { name: /account menu/i }).waitFor()
}

export async function fillSignIn(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
