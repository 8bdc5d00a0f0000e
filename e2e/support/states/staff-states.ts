import type { Page } from 'playwright-core'
import { openPage } from '../open-page.ts'
import { waitUntilSettled } from '../traffic.ts'
import type { VisualState } from './visual-state.ts'

const visitor = { as: 'pm@portolan.example' }

async function firstOf(page: Page, queue: string): Promise<void> {
  await openPage(page, `/desk?queue=${queue}`)
  await page.locator('main tbody a').first().click()
  await page.locator('main aside').waitFor()
  await waitUntilSettled(page)
}

/** States of the dashboards and the desk. */
export const staffVisualStates: readonly VisualState[] = [
  {
    name: 'the dashboard with groups open',
    visitor,
    show: async (page) => {
      await openPage(page, '/DASHBOARD')
      for (const group of [1, 3]) await page.locator('main summary').nth(group).click()
      await page.locator('main details table').first().waitFor()
      await waitUntilSettled(page)
    },
  },
  {
    name: 'the projects of somebody',
    visitor,
    show: async (page) => {
      await openPage(page, '/DASHBOARD')
      await page.locator('main a[href^="/pmdetails/"]').first().click()
      await page.locator('main section[tabindex] tbody tr').first().waitFor()
    },
  },
  {
    name: 'everybody with an account',
    visitor: { as: 'admin@portolan.example' },
    show: async (page) => {
      await openPage(page, '/administration?tab=users')
      await page.locator('main tbody tr').first().waitFor()
    },
  },
  {
    name: 'an account whose email address is not confirmed, with its menu',
    visitor: { as: 'admin@portolan.example' },
    show: async (page) => {
      await page.route(/\/api\/desk\/users\?/, async (route) => {
        const answer = await route.fetch()
        const { items, ...rest } = (await answer.json()) as { items: object[] }
        await route.fulfill({ json: { ...rest, items: items.map((item) => ({ ...item, isEmailConfirmed: false })) } })
      })
      await openPage(page, '/administration?tab=users&search=harbor')
      await page.locator('main tbody tr').first().waitFor()
      await page.locator('main tbody tr button').nth(1).click()
      await page.locator('[role=menuitem]').first().waitFor()
    },
  },
  {
    name: 'a client with its users',
    visitor: { as: 'admin@portolan.example' },
    show: async (page) => {
      await openPage(page, '/administration/clients/1001')
      await page.locator('main tbody tr').first().waitFor()
    },
  },
  {
    name: 'the roles of a colleague to invite',
    visitor: { as: 'admin@portolan.example' },
    show: async (page) => {
      await openPage(page, '/administration?tab=users')
      await page.locator('main tbody tr').first().waitFor()
      await page.locator('[role=tabpanel] button').first().click()
      await page.locator('[role=dialog] [type=radio]').first().waitFor()
    },
  },
  {
    name: 'the settings of the portal',
    visitor: { as: 'admin@portolan.example' },
    show: async (page) => {
      await openPage(page, '/administration?tab=settings')
      await page.locator('main [type=checkbox]').waitFor()
    },
  },
  {
    name: 'what needs staff, over all queues',
    visitor,
    show: async (page) => {
      await openPage(page, '/desk?queue=ALL&need=OVERDUE&kind=QUOTE&sort=-name')
      await page.locator('main tbody tr').first().waitFor()
    },
  },
  {
    name: 'a search that finds something in other queues',
    visitor,
    show: async (page) => {
      await openPage(page, '/desk?queue=ATTENTION&search=leaflet')
      await page.locator('main [role=status] button').first().waitFor()
    },
  },
  { name: 'an order to price', visitor, show: (page) => firstOf(page, 'TO_PRICE') },
  { name: 'an order under way', visitor, show: (page) => firstOf(page, 'IN_PROGRESS') },
  {
    name: 'an order being cancelled',
    visitor,
    show: async (page) => {
      await firstOf(page, 'IN_QA')
      await page.locator('main [class*=head] button').last().click()
      await page.locator('[role=menuitem]').last().click()
      await page.locator('[role=dialog]').waitFor()
      await page.locator('[role=dialog] [type=submit]').click()
      await page.locator('[aria-invalid=true]').waitFor()
    },
  },
  {
    name: 'the rates of a client, refusing',
    visitor: { as: 'quoter@portolan.example' },
    show: async (page) => {
      await openPage(page, '/desk/clients/1001/rates')
      await page.locator('main tbody input').first().fill('much')
      await page.locator('main form [role=combobox]').first().waitFor()
      await page.locator('main button[form]').click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
]
