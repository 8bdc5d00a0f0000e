import { expect } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { narrow } from './support/browser.ts'
import { it } from './support/journey.ts'
import { checkStates } from './support/states/check-states.ts'
import { otherStates } from './support/states/visual-states.ts'

checkStates(otherStates)

it('is accessible to everyone: the framed content of the provider', async ({ openAgain }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without its frame and content policy, so that axe can run. The heading is on the page around it.
    const page = await openAgain({ colorScheme, bypassCSP: true, viewport: narrow })
    for (const pageId of ['languageLineConnect', 'quickTranslation', 'connector', 'websiteProxy']) {
      await page.goto(`/content/${pageId}.html`)
      expect(await accessibilityFaults(page, ['page-has-heading-one']), pageId).toEqual([])
    }
  }
})
