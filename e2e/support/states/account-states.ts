import type { Page } from 'playwright-core'
import { openPage } from '../open-page.ts'
import { client } from '../route-table.ts'
import { waitUntilSettled } from '../traffic.ts'
import { failCall } from './fail-call.ts'
import type { VisualState } from './visual-state.ts'

const admin = 'admin@portolan.example'

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

/** The user menu and what it opens. */
export const accountVisualStates: readonly VisualState[] = [
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
      await page.locator('[role=dialog] select').first().waitFor()
    },
  },
  {
    name: 'the activity log, with nothing that matches',
    visitor: { as: client },
    show: async (page) => {
      await openPage(page, '/activity?to=2020-01-01')
      await page.locator('main button:visible').nth(1).waitFor()
      await waitUntilSettled(page)
    },
  },
  {
    name: 'the activity log, failing',
    visitor: { as: client, provokes: /status of 500 |ApiError/ },
    show: async (page) => {
      await failCall(page, '/userAccount/organizationActivity?*', 500)
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
    keepsLanguage: true,
    visitor: { as: client, provokes: /ERR_FAILED/ },
    show: async (page) => {
      await page.route(/account-drawer/, (route) => route.abort())
      await openPage(page, '/')
      await page.locator('header button[aria-haspopup=menu]').click()
      await page.getByRole('menuitem').first().click()
      await page.locator('[data-tone=error]').waitFor()
    },
  },
]
