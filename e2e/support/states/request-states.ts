import type { Page } from 'playwright-core'
import { openPage } from '../open-page.ts'
import { client } from '../route-table.ts'
import { waitUntilSettled } from '../traffic.ts'
import type { VisualState } from './visual-state.ts'

const visitor = { as: client }

async function firstOf(page: Page, status: string): Promise<void> {
  await openPage(page, `/requests?status=${status}`)
  await page.locator('main tbody a').first().click()
  await page.locator('main [role=tabpanel]').waitFor()
  await waitUntilSettled(page)
}

async function chooseAction(page: Page, index: number): Promise<void> {
  await page.locator('main button[aria-haspopup=menu]').click()
  await page.getByRole('menuitem').nth(index).click()
  await page.locator('[role=dialog]').waitFor()
}

/** The message box and the buttons below it. */
async function openQuote(page: Page): Promise<void> {
  await firstOf(page, 'waiting&search=Physiotherapy')
  await page.locator('main a[href^="/quotes/"]').click()
  await page.locator('main [type=checkbox]').waitFor()
}
const acceptQuote = (page: Page) => page.locator('main form [type=submit]').first().click()

/** Opens the page of the quote of a request. */
async function openQuoteOf(page: Page, search: string): Promise<void> {
  await openPage(page, `/requests?status=all&search=${search}`)
  const path = await page.locator('main tbody a').first().getAttribute('href')
  await openPage(page, path?.replace('/requests/', '/quotes/') ?? '')
}

/** As if the quote had expired. */
const expire = (page: Page) =>
  page.route('/api/autoQuotes/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), status: 'QUOTE_EXPIRED' } })
  })

async function saveTemplate(page: Page): Promise<void> {
  await openPage(page, '/createProject')
  await page.locator('main form button[aria-haspopup=menu]').click()
  await page.getByRole('menuitem').first().click()
  await page.locator('[role=dialog] [type=checkbox]').waitFor()
}

/** The answers are made up, so that no request stays. The quote is ready at once. */
async function sendText(page: Page): Promise<void> {
  const json = { id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11', number: 'Q-2026-000000' }
  const quoted = {
    ...json,
    status: 'QUOTE_READY_FOR_CLIENT_REVIEW',
    price: 64,
    dueTimeIfAgreedNow: '2026-11-20T17:00:00Z',
  }
  await page.route('/api/jobRequests', (route) => route.fulfill({ json }))
  await page.route(`/api/jobRequests/${json.id}`, (route) => route.fulfill({ json: quoted }))
  await openPage(page, '/createProject')
  await page.locator('main [type=radio][value=TEXT]').check()
  await page.locator('main textarea').first().fill('Lorem ipsum.')
  for (const at of [0, 1]) {
    await page.getByRole('combobox').nth(at).click()
    await page.getByRole('option').nth(at).click()
    await page.keyboard.press('Escape')
  }
  await page.locator('main aside button[aria-describedby]').first().click()
  await page.locator('main a[href^="/quotes/"]').waitFor()
}

/** States of the request form, list and detail that have no URL. */
export const requestVisualStates: readonly VisualState[] = [
  // The form of this client has no texts of its own.
  {
    name: 'a template of the request form, being saved',
    visitor: { as: 'sso@orbit.example' },
    show: saveTemplate,
  },
  { name: 'a request that was sent and is quoted', visitor: { as: 'sso@orbit.example' }, show: sendText },
  { name: 'a request with its deliverables', visitor, show: (page) => firstOf(page, 'completed') },
  {
    // It marks the names that the home page repeats.
    name: 'the requests that wait for the reader',
    visitor,
    show: async (page) => {
      await openPage(page, '/requests?status=waiting')
      await page.locator('main tbody a').first().waitFor()
    },
  },
  { name: 'a request that waits for the reader', visitor, show: (page) => firstOf(page, 'waiting') },
  {
    name: 'what can be done with a request',
    visitor,
    show: async (page) => {
      await openPage(page, '/requests?status=completed')
      await page.locator('main button[aria-haspopup=menu]').first().click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'a request being renamed',
    visitor,
    show: async (page) => {
      await firstOf(page, 'completed')
      await chooseAction(page, 0)
    },
  },
  {
    name: 'a request being cancelled',
    visitor,
    show: async (page) => {
      await firstOf(page, 'waiting')
      await chooseAction(page, 2)
    },
  },
  {
    name: 'a quote, refusing',
    visitor,
    show: async (page) => {
      await openQuote(page)
      await acceptQuote(page)
      await page.locator('main [aria-invalid=true]').waitFor()
    },
  },
  {
    name: 'how a quote is paid',
    visitor,
    show: async (page) => {
      await openQuote(page)
      await page.locator('main dl button').click()
      // The texts of its fields may have to load first.
      await page.locator('main [type=radio]').first().click()
      await page.locator('main fieldset select').first().waitFor()
      await page.locator('main form [type=submit]').click()
      await page.locator('main [aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'an invoice to the known address',
    visitor,
    show: async (page) => {
      await openQuote(page)
      await page.locator('main dl button').click()
      await page.locator('main [type=radio]').nth(2).click()
      await page.locator('main address').waitFor()
    },
  },
  {
    name: 'a problem being reported',
    visitor,
    show: async (page) => {
      await firstOf(page, 'completed')
      await page.locator('main [role=tabpanel] section[aria-labelledby] button').nth(1).click()
      await page.locator('[role=dialog] fieldset').first().waitFor()
    },
  },
  {
    name: 'requests that are selected',
    visitor,
    show: async (page) => {
      await openPage(page, '/requests?status=completed')
      await page.locator('main tbody [type=checkbox]').first().check()
    },
  },
  {
    name: 'an expired quote',
    visitor,
    show: async (page) => {
      await expire(page)
      await openQuoteOf(page, 'Physiotherapy')
      await page.locator('main button').waitFor()
    },
  },
  {
    name: 'a quote that is awaited',
    visitor,
    show: async (page) => {
      await openQuoteOf(page, 'Diabetes')
      await page.locator('main aside dl').waitFor()
    },
  },
  { name: 'no request found', visitor, show: (page) => openPage(page, '/requests?search=zebra') },
]
