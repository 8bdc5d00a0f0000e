import type { Page } from 'playwright-core'
import { changePage, openPage } from '../open-page.ts'
import { client, differentPages, visitorOf } from '../route-table.ts'
import { waitUntilSettled } from '../traffic.ts'
import { accountVisualStates } from './account-states.ts'
import { failCall } from './fail-call.ts'
import { mediaVisualStates } from './media-states.ts'
import { procurementVisualStates } from './procurement-states.ts'
import { reportVisualStates } from './report-states.ts'
import { requestVisualStates } from './request-states.ts'
import { staffVisualStates } from './staff-states.ts'
import type { VisualState } from './visual-state.ts'

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
    name: 'the sign-up form, refusing',
    show: async (page) => {
      await openPage(page, '/signUp')
      await page.locator('main input[type=email]').fill('nora@nowhere.example')
      await page.locator('main [role=status] a').waitFor()
      await page.locator('main [type=submit]').click()
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
      await page.locator('[role=option] > bdi').first().waitFor()
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
      await failCall(page, '/faq*', 403)
      await page.goto('/consoleHelp')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'a failed page',
    visitor: { as: client, provokes: /status of 403 |ApiError/ },
    show: async (page) => {
      await failCall(page, '/userAccount', 403)
      await page.goto('/')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'a page that is not there',
    visitor: { provokes: /status of 404 / },
    show: (page) => openPage(page, '/nothing'),
  },
  {
    name: 'a restricted page',
    visitor: { as: 'linguist@portolan.example' },
    show: (page) => openPage(page, '/reports'),
  },
  { name: 'no tools at all', visitor: { as: 'linguist@portolan.example' }, show: (page) => openPage(page, '/') },
  {
    name: 'the sign-in page, refusing',
    keepsLanguage: true,
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
    keepsLanguage: true,
    show: async (page) => {
      await page.goto('/?signIn=1')
      await page.locator('#email').waitFor()
    },
  },
  {
    name: 'the page for a forgotten password',
    keepsLanguage: true,
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
  ...accountVisualStates,
  ...states,
  ...reportVisualStates,
  ...mediaVisualStates,
  ...requestVisualStates,
  ...procurementVisualStates,
  ...staffVisualStates,
]
