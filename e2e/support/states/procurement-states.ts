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

/** A cart that was not returned yet, seen in a visit. */
const keptCart = {
  isInVisit: true,
  isVisitNeeded: true,
  order: {
    format: 'CXML',
    buyerName: 'Beatriz Holm',
    buyerEmail: buyer,
    returnHost: 'procura.example',
    externalReferenceId: 'SESSION-1',
    cartStatus: 'NOT_READY',
    returnedAt: null,
    problem: null,
    redirectUrl: null,
    purchaseOrders: [],
  },
}

const pretendVisit = (page: Page, found: object) =>
  page.route(/\/procurement(\?|$)/, (route) => route.fulfill({ json: found }))

export const procurementVisualStates: readonly VisualState[] = [
  {
    name: 'a quote that waits for a buyer',
    visitor,
    show: async (page) => {
      await pretendVisit(page, keptCart)
      await showQuote(page)
    },
  },
  {
    name: 'a quote outside of a visit',
    visitor,
    show: async (page) => {
      await pretendVisit(page, { order: null, isInVisit: false, isVisitNeeded: true })
      await showQuote(page)
    },
  },
  {
    name: 'a quote that a buyer accepted',
    visitor,
    show: async (page) => {
      await pretend(page, 'acceptQuote')
      await pretendVisit(page, keptCart)
      await showQuote(page)
      await page.locator('main [role=tabpanel] input[type=checkbox]').check()
      await page.locator('main [role=tabpanel] button').first().click()
      await page.locator('main h2:focus').waitFor()
      await waitUntilSettled(page)
    },
  },
  {
    name: 'a cart that a buyer can return',
    visitor,
    show: async (page) => {
      await page.route(/\/api\/jobRequests\/[^/?]+$/, async (route) => {
        const request = await (await route.fetch()).json()
        await route.fulfill({ json: { ...request, status: 'QUOTE_ACCEPTED' } })
      })
      await pretendVisit(page, keptCart)
      await showQuote(page)
      await page.locator('main section button').first().waitFor()
    },
  },
  {
    name: 'a quote that a buyer rejected',
    visitor,
    show: async (page) => {
      await pretend(page, 'rejectQuote')
      await pretendVisit(page, keptCart)
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
