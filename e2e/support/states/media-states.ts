import { openPage } from '../open-page.ts'
import { client } from '../route-table.ts'
import { waitUntilSettled } from '../traffic.ts'
import type { VisualState } from './visual-state.ts'

export const mediaVisualStates: readonly VisualState[] = [
  {
    name: 'a finished video with its subtitles',
    visitor: { as: client },
    show: async (page) => {
      await openPage(page, '/machineTranslation/mediaTranslation')
      await page
        .getByRole('link', { name: /Hand washing, video/ })
        .first()
        .click()
      await page.locator('main video').waitFor()
      await waitUntilSettled(page)
    },
  },
  {
    name: 'a text into a language that no engine knows',
    visitor: { as: client },
    show: async (page) => {
      await openPage(page, '/machineTranslation/textTranslation')
      await page.locator('main [role=combobox]').nth(1).click()
      await page.getByRole('option').last().click()
      await page.locator('main [role=status] button').waitFor()
    },
  },
]
