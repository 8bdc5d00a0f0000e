import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { heading, openPage } from './support/open-page.ts'
import { choose, userMenu } from './support/people/sign-in.ts'
import { client, provider } from './support/route-table.ts'

const admin = 'admin@portolan.example'

it('SHELL-21 greets visitors with the logo, Sign In and Sign Up', async ({ openAgain }) => {
  const page = await openAgain()
  await openPage(page, '/')
  const banner = page.getByRole('banner')
  expect(await banner.getByRole('link').allTextContents()).toEqual([provider, 'Sign In', 'Sign Up'])
  const logo = banner.getByRole('link', { name: provider }).locator('img')
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await banner.getByRole('link', { name: 'Sign Up' }).click()
  await page.waitForURL('/signUp')
  await expect.poll(() => heading(page).textContent()).toBe('Sign Up')
})

it.for([
  [client, ['Account Settings', 'Activity', 'Sign Out']],
  ['pm@portolan.example', ['Account Settings', 'Sign Out']],
  [admin, ['Account Settings', 'Impersonate User', 'Sign Out']],
] as const)('SHELL-22 SHELL-23 offers %s the menu %s', async ([as, items], { openAgain }) => {
  const page = await openAgain({ as })
  await openPage(page, '/')
  expect(await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).count()).toBe(0)
  await userMenu(page).click()
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(items)
})

it('SHELL-22 has a keyboard menu: arrows wrap around, Escape restores the focus', async ({ openAgain }) => {
  const page = await openAgain({ as: admin })
  await openPage(page, '/')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await userMenu(page).focus()

  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).toBe('Account Settings')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('Impersonate User')
  await page.keyboard.press('End')
  expect(await focused()).toBe('Sign Out')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('Account Settings')
  await page.keyboard.press('ArrowUp')
  expect(await focused()).toBe('Sign Out')
  await page.keyboard.press('i')
  expect(await focused()).toBe('Impersonate User')

  await page.keyboard.press('Escape')
  expect(await page.getByRole('menu').count()).toBe(0)
  expect(await userMenu(page).evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await userMenu(page).getAttribute('aria-expanded')).toBe('false')
})

it('SHELL-22 opens Account Settings over the page and restores the focus', async ({ openAgain }) => {
  const page = await openAgain({ as: client })
  await openPage(page, '/')
  await choose(page, 'Account Settings')
  const drawer = page.getByRole('dialog', { name: 'Account Settings' })
  await drawer.getByText('Harbor Health, Inc.').waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  expect(await userMenu(page).evaluate((button) => button === document.activeElement)).toBe(true)
})

it('shows its keyboard shortcuts on "?" and obeys them', async ({ openAgain }) => {
  const page = await openAgain()
  await openPage(page, '/consoleHelp')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.waitFor()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'hidden' })

  await page.keyboard.press('/')
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('search')
  await page.keyboard.type('gh')
  expect(new URL(page.url()).pathname).toBe('/consoleHelp')
  await heading(page).click()
  await page.keyboard.type('gh')
  await page.waitForURL('/')
})

it('lets people skip to the content', async ({ openAgain }) => {
  const page = await openAgain()
  await openPage(page, '/')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
})
