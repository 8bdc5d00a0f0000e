import { describe, expect } from 'vitest'
import { it } from './support/journey.ts'
import { heading, openPage } from './support/open-page.ts'
import { statusError } from './support/page-errors.ts'
import { buyer, client, provider, type Row, routeTable, visitorOf } from './support/route-table.ts'

const requirements = ({ id }: Row) => (id ? `${id} SHELL-24` : 'SHELL-24')

import { homeBudget, measureScripts, pageBudget } from './support/script-weight.ts'

describe('every URL of the portal', () => {
  const named = routeTable.map((row) => [requirements(row), row.path, row.as ?? 'anyone', row] as const)
  it.for(named)(
    '%s %s is a page with its title and its footer, for %s, and light',
    async ([, , , row], { openAgain }) => {
      const page = await openAgain(visitorOf(row))
      const weight = measureScripts(page)
      const response = await openPage(page, row.path)

      expect(response?.status()).toBe(200)
      await expect.poll(() => new URL(page.url()).pathname).toBe(row.endsAt ?? row.path)
      await expect.poll(() => page.title()).toBe(row.title ? `${row.title} · ${provider}` : provider)
      await expect.poll(() => heading(page).count()).toBe(1)
      const footer = page.getByRole('contentinfo')
      expect(await footer.textContent()).toContain(`© ${new Date().getFullYear()} ${provider}`)
      expect(await footer.locator('a[href="mailto:support@portolan.example"]').isVisible()).toBe(true)
      expect(await footer.locator('a[href="tel:+15550100"]').isVisible()).toBe(true)

      const bytes = await weight()
      expect(bytes).toBeGreaterThan(50_000)
      expect(bytes).toBeLessThanOrEqual(row.path === '/' && !row.as ? homeBudget : pageBudget)
    },
  )
})

describe('routes that match exactly', () => {
  it.for([
    ['SHELL-09', '/signUp/MTAwMQ'],
    ['SHELL-09', '/signUp/MTAwMQ/token/more'],
    ['SHELL-11', '/createProject/MTAwMQ'],
    ['SHELL-11', '/createProject/MTAwMQ/token/more'],
    ['SHELL-12', '/changePassword/more'],
    ['SHELL-14', '/machineTranslation/textTranslation/7'],
    ['An unknown address:', '/nothing'],
  ] as const)('%s %s is not found', async ([, path], { openAgain }) => {
    const page = await openAgain({ provokes: statusError(404) })
    const response = await openPage(page, path)
    expect(response?.status()).toBe(404)
    expect(await heading(page).textContent()).toBe('Page not found')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await page.waitForURL('/')
    await page.getByText('Get Started').waitFor()
  })
})

it('keeps the menu and the account on a page that is not found', async ({ open }) => {
  const page = await open({ as: client, provokes: statusError(404) })
  await openPage(page, '/nothing')
  expect(await heading(page).textContent()).toBe('Page not found')
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Requests' }).click()
  await page.waitForURL('/requests')
})

it('tells a client that the desk is for staff', async ({ open }) => {
  const page = await open({ as: client, provokes: statusError(403) })
  await openPage(page, '/desk')
  expect(await heading(page).textContent()).toBe('This page is for our staff.')
})

it('navigates within the portal and back without a reload', async ({ open }) => {
  const page = await open({ as: client })
  await openPage(page, '/')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('navigation').getByRole('link', { name: 'Help' }).click()
  await page.waitForURL('/consoleHelp')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.goBack()
  await expect.poll(() => heading(page).textContent()).toBe('Welcome, Helen')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

it('SHELL-18 never shows the second page of /coupa/createQuote', async ({ openAgain }) => {
  for (const as of [buyer, client]) {
    const page = await openAgain({ as })
    await openPage(page, '/coupa/createQuote')
    expect(await page.getByText('Invalid page URL').count()).toBe(0)
  }
})
