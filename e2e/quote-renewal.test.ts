import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { narrow } from './support/browser.ts'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { client } from './support/route-table.ts'

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, role: 'button' | 'checkbox', name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true })
  await wanted.waitFor()
  const isFocused = () => wanted.evaluate((element) => element === document.activeElement)
  for (let steps = 0; !(await isFocused()); steps += 1) {
    expect(steps, `Tab reaches ${name}`).toBeLessThan(60)
    await page.keyboard.press('Tab')
  }
}

it('QUOTE-06 an expired quote is renewed, priced by rates and accepted with the keyboard alone', async ({ open }) => {
  const page = await open({ as: client, viewport: narrow })
  await openPage(page, '/requests?status=all&search=Oncology')
  await page.getByRole('link', { name: 'Oncology leaflets', exact: true }).click()
  await page.getByRole('link', { name: 'Request a new quote' }).click()
  await tabTo(page, 'button', 'Request a new quote')
  await page.keyboard.press('Enter')
  await page.getByText('Your new quote is ready').waitFor()
  await page.getByText('Invoice directly').waitFor()
  await tabTo(page, 'checkbox', /^I have read and accept/)
  await page.keyboard.press('Space')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('heading', { name: 'Messages' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^Accept for \$/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await tabTo(page, 'button', 'Accept')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'You accepted the quote' }).waitFor()
})
