import type { Page } from 'playwright-core'
import { openPage } from '../open-page.ts'
import { buyer } from '../route-table.ts'
import { waitUntilSettled } from '../traffic.ts'
import type { VisualState } from './visual-state.ts'

const visitor = { as: buyer }

/** A request of the demo whose quote waits. */
async function showQuote(page: Page): Promise<void> {
  await openPage(page, '/coupa')
  await page.getByRole('link', { name: 'Safety data sheet', exact: true }).click()
  await page.locator('main [role=tabpanel] table').waitFor()
  await waitUntilSettled(page)
}

/** Only the page believes in the answer, so that the quote goes on waiting. */
const pretend = (page: Page, action: string) =>
  page.route(`/api/jobRequests/*/actions/${action}*`, (route) => route.fulfill({ json: { redirectUrl: null } }))

export const procurementVisualStates: readonly VisualState[] = [
  { name: 'a quote that waits for a buyer', visitor, show: showQuote },
  {
    name: 'a quote that a buyer accepted',
    visitor,
    show: async (page) => {
      await pretend(page, 'acceptQuote')
      await showQuote(page)
      await page.locator('main [role=tabpanel] button').first().click()
      await page.locator('main h2:focus').waitFor()
      await waitUntilSettled(page)
    },
  },
  {
    name: 'a quote that a buyer rejected',
    visitor,
    show: async (page) => {
      await pretend(page, 'rejectQuote')
      await showQuote(page)
      await page.locator('main [role=tabpanel] button').nth(1).click()
      await page.getByRole('dialog').locator('[type=submit]').click()
      await page.locator('main h2:focus').waitFor()
      await waitUntilSettled(page)
    },
  },
  {
    name: 'the list of a buyer without requests',
    visitor,
    show: async (page) => {
      await page.route('/api/jobRequests?*', (route) => route.fulfill({ json: { items: [], nextPageToken: null } }))
      await openPage(page, '/coupa')
      await page.locator('main ol').waitFor()
    },
  },
]
