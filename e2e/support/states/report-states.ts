import type { Page } from 'playwright-core'
import { openPage } from '../open-page.ts'
import type { VisualState } from './visual-state.ts'

const visitor = { as: 'client@meridian.example' }

async function showReport(page: Page): Promise<void> {
  await openPage(page, '/reports')
  await page.locator('main section a').first().click()
  await page.locator('main table tbody tr').first().waitFor()
  await page.locator('main section li').first().waitFor()
}

export const reportVisualStates: readonly VisualState[] = [
  { name: 'a report', visitor, show: showReport },
  {
    name: 'the filters of a report',
    visitor,
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
    visitor,
    show: async (page) => {
      await showReport(page)
      // Before the menu of the export.
      await page.locator('main button[aria-haspopup=menu]').first().locator('xpath=preceding::button[1]').click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
