import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { narrow } from './support/browser.ts'
import { it } from './support/journey.ts'
import { heading, openPage } from './support/open-page.ts'
import { choose } from './support/people/sign-in.ts'
import { buyer, client } from './support/route-table.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })

async function go(page: Page, place: string, title: string): Promise<void> {
  await navigation(page).getByRole('link', { name: place, exact: true }).click()
  await expect.poll(() => heading(page).textContent()).toBe(title)
  await expect.poll(() => navigation(page).locator('[aria-current=page]').textContent()).toBe(place)
}

it('SHELL-02 leads clients to requests, quotes, deliveries, machine translation, reports and their account', async ({
  open,
}) => {
  const page = await open({ as: client })
  await openPage(page, '/')
  await go(page, 'Reports', 'Reports')
  await go(page, 'Machine translation', 'Translate text')
  for (const [tab, title] of [
    ['Files', 'Translate files'],
    ['Audio and video', 'Audio and video'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Machine translation' }).getByRole('link', { name: tab }).click()
    await expect.poll(() => heading(page).textContent()).toBe(title)
  }
  await go(page, 'New request', 'New request')
  await page.getByText('What would you like translated?').waitFor()
  await go(page, 'Requests', 'Requests')
  await openPage(page, '/requests?status=all&search=Physiotherapy%20exercises')
  await page.getByRole('link', { name: 'Physiotherapy exercises', exact: true }).first().click()
  await page.getByRole('link', { name: 'Review quote' }).click()
  await page.getByRole('button', { name: 'Accept' }).waitFor()
  await page.getByRole('button', { name: 'Reject' }).waitFor()
  await openPage(page, '/requests?status=all&search=Discharge%20letters')
  await page
    .getByRole('link', { name: /^Discharge letters/ })
    .last()
    .click()
  await page
    .getByRole('button', { name: /Download/ })
    .first()
    .waitFor()
  await choose(page, 'Account Settings')
  await page.getByRole('dialog').waitFor()
})

it('SHELL-02 leads buyers to their procurement requests, and staff to their dashboards', async ({ openAgain }) => {
  const bought = await openAgain({ as: buyer })
  await openPage(bought, '/')
  await go(bought, 'Coupa Requests', 'Coupa Requests')
  const staff = await openAgain({ as: 'pm@portolan.example' })
  await openPage(staff, '/')
  await go(staff, 'Desk', 'Desk')
  await go(staff, 'Dashboard', 'Dashboard')
})

it('folds the navigation on a phone', async ({ open }) => {
  const page = await open({ as: client, viewport: narrow })
  await openPage(page, '/requests')
  expect(await navigation(page).count()).toBe(0)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await navigation(page).getByRole('link', { name: 'Reports' }).click()
  await expect.poll(() => heading(page).textContent()).toBe('Reports')
  await expect.poll(() => navigation(page).count()).toBe(0)
  expect(await menu.getAttribute('aria-expanded')).toBe('false')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

it('goes to pages and requests with Ctrl+K, and through a list with j, k and Enter', async ({ open }) => {
  const page = await open({ as: client })
  await openPage(page, '/')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Go to' }).waitFor()
  await page.keyboard.type('physio')
  await page
    .getByRole('option', { name: /Physiotherapy exercises/ })
    .first()
    .waitFor()
  expect(await page.getByRole('option').count()).toBeLessThan(9)
  await page.keyboard.press('Enter')
  await expect.poll(() => heading(page).textContent()).toContain('Physiotherapy exercises')

  await openPage(page, '/requests')
  const rows = page.getByRole('table').getByRole('rowheader').getByRole('link')
  await rows.nth(1).waitFor()
  for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key)
  const second = await rows.nth(1).getAttribute('href')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(second)
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toBe(second)
})

it('puts the focus on the heading of the page that was chosen with Ctrl+K, and back where nothing was', async ({
  open,
}) => {
  const page = await open({ as: client })
  await openPage(page, '/')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  const opener = page.getByRole('button', { name: 'Go to' })
  for (const [openPalette, title] of [
    [() => page.keyboard.press('Control+k'), 'Reports'],
    [() => opener.click(), 'Requests'],
  ] as const) {
    await openPalette()
    await page.getByRole('dialog', { name: 'Go to' }).waitFor()
    await page.keyboard.type(title)
    await page.getByRole('option', { name: title, exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => heading(page).textContent()).toBe(title)
    await expect.poll(focused).toBe(title)
  }
  await opener.click()
  await page.getByRole('dialog', { name: 'Go to' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(focused).toContain('Go to')
})
