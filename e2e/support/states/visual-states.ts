import type { Page } from 'playwright-core'
import { changePage, openPage } from '../open-page.ts'
import { client, differentPages, visitorOf } from '../route-table.ts'
import { waitUntilSettled } from '../traffic.ts'
import { procurementVisualStates } from './procurement-states.ts'
import { requestVisualStates } from './request-states.ts'
import { staffVisualStates } from './staff-states.ts'
import type { VisualState } from './visual-state.ts'

const admin = 'admin@portolan.example'
const fail = (page: Page, path: string, status: number) =>
  page.route(`/api${path}`, (route) => route.fulfill({ status, json: { message: 'No.', errorCode: 'no' } }))

async function menuItem(page: Page, index: number): Promise<void> {
  await openPage(page, '/')
  await page.locator('header button[aria-haspopup=menu]').click()
  await page.getByRole('menuitem').nth(index).click()
  await page.locator('[role=dialog]').waitFor()
}

async function settingsTab(page: Page, index: number): Promise<void> {
  await menuItem(page, 0)
  await page.getByRole('tab').nth(index).click()
}

async function showReport(page: Page): Promise<void> {
  await openPage(page, '/reports')
  await page.locator('main section a').first().click()
  await page.locator('main table tbody tr').first().waitFor()
  await page.locator('main section li').first().waitFor()
}

/** Every page with a URL of its own. */
export const pageStates: readonly VisualState[] = differentPages.map((row) => ({
  name: row.as ? `${row.path} for ${row.as}` : row.path,
  visitor: visitorOf(row),
  show: async (page: Page) => {
    await changePage(page, row.path)
    await waitUntilSettled(page)
  },
}))

const states: readonly VisualState[] = [
  {
    name: 'the open user menu',
    visitor: { as: admin },
    show: async (page) => {
      await openPage(page, '/')
      await page.locator('header button[aria-haspopup=menu]').click()
      await page.getByRole('menu').waitFor()
    },
  },
  { name: 'the account settings', visitor: { as: client }, show: (page) => menuItem(page, 0) },
  {
    name: 'an API key being created',
    visitor: { as: client },
    show: async (page) => {
      await menuItem(page, 0)
      await page.locator('section:has(> p > a[href^="/api/docs"]) > button').click()
      await page.locator('[role=dialog] select').waitFor()
    },
  },
  {
    name: 'the activity log, with nothing that matches',
    visitor: { as: client },
    show: async (page) => {
      await openPage(page, '/activity?to=2020-01-01')
      await page.locator('main button').nth(1).waitFor()
      await waitUntilSettled(page)
    },
  },
  {
    name: 'the activity log, failing',
    visitor: { as: client, provokes: /status of 500 |ApiError/ },
    show: async (page) => {
      await fail(page, '/userAccount/organizationActivity?*', 500)
      await openPage(page, '/activity')
      await page.locator('main [role=alert]').waitFor()
    },
  },
  {
    name: 'the language groups, adding one',
    visitor: { as: client },
    show: async (page) => {
      await settingsTab(page, 1)
      await page.locator('[role=tabpanel] button').first().click()
      await page.locator('form [role=combobox]').click()
      await page.getByRole('listbox').waitFor()
    },
  },
  {
    name: 'the organization users',
    visitor: { as: client },
    show: async (page) => {
      await settingsTab(page, 2)
      await page.locator('tbody button[aria-haspopup=menu]').first().click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'the sign-up form, refusing',
    show: async (page) => {
      await openPage(page, '/signUp')
      await page.locator('main [type=submit]').click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'the impersonation dialog with users',
    visitor: { as: admin },
    show: async (page) => {
      await menuItem(page, 1)
      await page.locator('[role=dialog] input').first().fill('harbor')
      await page.locator('[role=dialog] li').first().waitFor()
    },
  },
  {
    name: 'the impersonation dialog, refusing',
    visitor: { as: admin },
    show: async (page) => {
      await menuItem(page, 1)
      await page.locator('[role=dialog] [type=submit]').click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'the keyboard keys',
    show: async (page) => {
      await openPage(page, '/')
      await page.locator('footer button').click()
      await page.locator('[role=dialog]').waitFor()
    },
  },
  {
    name: 'the palette of Ctrl+K, with requests',
    visitor: { as: client },
    show: async (page) => {
      await openPage(page, '/')
      await page.keyboard.press('Control+k')
      await page.locator('[role=dialog] [role=combobox]').fill('p')
      await page.locator('[role=option] bdi + bdi').first().waitFor()
    },
  },
  {
    name: 'the palette of Ctrl+K, without a result',
    visitor: { as: client },
    show: async (page) => {
      await openPage(page, '/')
      await page.keyboard.press('Control+k')
      await page.locator('[role=dialog] [role=combobox]').fill('zzzz')
      await page.locator('[role=option]').first().waitFor({ state: 'detached' })
      await waitUntilSettled(page)
    },
  },
  {
    name: 'the open language dropdown',
    show: async (page) => {
      await openPage(page, '/consoleHelp#which-languages')
      await page.locator('main [role=combobox]').click()
      await page.getByRole('listbox').waitFor()
    },
  },
  {
    name: 'a language that is not there',
    show: async (page) => {
      await openPage(page, '/consoleHelp#which-languages')
      await page.locator('main [role=combobox]').fill('zzz')
    },
  },
  {
    name: 'a search that finds nothing',
    show: async (page) => {
      await openPage(page, '/consoleHelp?q=zzzz')
      await waitUntilSettled(page)
      await page.locator('main [role=status]').waitFor()
    },
  },
  {
    name: 'a failed call',
    visitor: { provokes: /status of 403 / },
    show: async (page) => {
      await fail(page, '/faq*', 403)
      await page.goto('/consoleHelp')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'a failed page',
    visitor: { as: client, provokes: /status of 403 |ApiError/ },
    show: async (page) => {
      await fail(page, '/userAccount', 403)
      await page.goto('/')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'a page that is not there',
    visitor: { provokes: /status of 404 / },
    show: (page) => openPage(page, '/nothing'),
  },
  { name: 'a report', visitor: { as: 'client@meridian.example' }, show: showReport },
  {
    name: 'the filters of a report',
    visitor: { as: 'client@meridian.example' },
    show: async (page) => {
      await showReport(page)
      await page.locator('main [aria-expanded=false][aria-controls]').first().click()
      await page.locator('main form select').first().selectOption({ index: 1 })
      await page.locator('main form [type=submit]').click()
      await page.locator('main [aria-expanded=false][aria-controls]').first().click()
    },
  },
  {
    name: 'the columns of a report',
    visitor: { as: 'client@meridian.example' },
    show: async (page) => {
      await showReport(page)
      await page.locator('main table').locator('xpath=preceding::button[*[local-name()="svg"]][1]').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'a restricted page',
    visitor: { as: 'linguist@portolan.example' },
    show: (page) => openPage(page, '/reports'),
  },
  { name: 'no tools at all', visitor: { as: 'linguist@portolan.example' }, show: (page) => openPage(page, '/') },
  {
    name: 'the choice of an organization',
    visitor: { as: 'client@tandem.example' },
    show: async (page) => {
      await openPage(page, '/')
      await page.locator('main p button').click()
      await page.getByRole('radio').first().waitFor()
    },
  },
  {
    name: 'an impersonation',
    visitor: { as: admin },
    show: async (page) => {
      await page.evaluate((name) => sessionStorage.setItem('portolan.usernameOverride', name), client)
      await openPage(page, '/')
      await page.locator('header section').waitFor()
    },
  },
  {
    name: 'a snackbar',
    visitor: { as: client, provokes: /ERR_FAILED/ },
    show: async (page) => {
      await page.route(/account-drawer/, (route) => route.abort())
      await openPage(page, '/')
      await page.locator('header button[aria-haspopup=menu]').click()
      await page.getByRole('menuitem').first().click()
      await page.locator('[data-tone=error]').waitFor()
    },
  },
  {
    name: 'the sign-in page, refusing',
    visitor: { provokes: /status of 401 / },
    show: async (page) => {
      await page.goto('/?signIn=1')
      await page.locator('#email').fill(`nobody-${Date.now()}@harbor.example`)
      await page.locator('#password').fill('wrong')
      await page.locator('#password').press('Enter')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'the sign-in page',
    show: async (page) => {
      await page.goto('/?signIn=1')
      await page.locator('#email').waitFor()
    },
  },
  {
    name: 'the page for a forgotten password',
    show: async (page) => {
      await page.goto('/?signIn=1')
      await page.locator('#email').waitFor()
      await page.locator('a[href*="orgot"]').click()
      await page.waitForURL(/forgot/i)
    },
  },
  { name: 'the API at /api/docs', isEnglish: true, show: apiDocs },
]

/** Keeps a few operations and schemas: all look alike, and checking every one takes minutes. */
async function apiDocs(page: Page): Promise<void> {
  await page.goto('/api/docs')
  await page.evaluate(() => {
    for (const group of document.querySelectorAll('details')) group.open = true
    for (const [selector, kept] of [
      ['.operation', 16],
      ['.schema', 12],
      ['nav li', 40],
    ] as const)
      for (const alike of [...document.querySelectorAll(selector)].slice(kept)) alike.remove()
  })
}

/** What a page shows after something was done on it, and pages that are not part of the portal's own script. */
export const otherStates: readonly VisualState[] = [
  ...states,
  ...requestVisualStates,
  ...procurementVisualStates,
  ...staffVisualStates,
]
