import { expect } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { narrow } from './support/browser.ts'
import { it } from './support/journey.ts'
import { keyboardOf } from './support/keyboard.ts'
import { openPage } from './support/open-page.ts'
import { client } from './support/route-table.ts'

it('QUOTE-06 an expired quote is renewed, priced by rates and accepted with the keyboard alone', async ({ open }) => {
  const page = await open({ as: client, viewport: narrow })
  const keys = keyboardOf(page)
  await openPage(page, '/requests?status=all&search=Oncology')
  await page.getByRole('link', { name: 'Oncology leaflets', exact: true }).click()
  await page.getByRole('link', { name: 'Request a new quote' }).click()
  await keys.press('button', 'Request a new quote')
  await page.getByText('Your new quote is ready').waitFor()
  await page.getByText('As last time').waitFor()
  await keys.press('checkbox', /^I have read and accept/)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('heading', { name: 'Messages' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^Accept for \$/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await keys.press('button', 'Accept')
  await page.getByRole('heading', { name: 'You accepted the quote' }).waitFor()
})
