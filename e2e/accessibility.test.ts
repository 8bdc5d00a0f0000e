import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults, findColorFaults, overflow } from './support/accessibility.ts'
import { narrow, wide } from './support/browser.ts'
import { it } from './support/journey.ts'
import { visualStates } from './support/states/visual-states.ts'

/**
 * Light and wide, dark and narrow. Pages that are also checked narrow in Arabic with every rule have only their colors
 * checked in dark.
 */
async function checkEnglish(page: Page, isEnglishOnly: boolean): Promise<void> {
  await checkPage(page, 'light', wide, accessibilityFaults)
  await checkPage(page, 'dark', narrow, isEnglishOnly ? accessibilityFaults : findColorFaults)
}

const checkArabic = (page: Page): Promise<void> => checkPage(page, 'light', narrow, accessibilityFaults)

async function checkPage(
  page: Page,
  colorScheme: 'light' | 'dark',
  viewport: typeof wide,
  faults: (page: Page) => Promise<string[]>,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize(viewport)
  const setting = `${colorScheme}, ${viewport.width} pixels`
  expect(await faults(page), setting).toEqual([])
  expect(await overflow(page), setting).toBe(0)
}

const namedStates = visualStates.map((state) => [state.name, state] as const)

it.for(namedStates)(
  'is accessible to everyone: %s',
  async ([, { isEnglish = false, show, visitor }], { openAgain }) => {
    const page = await openAgain(visitor)
    await show(page)
    await checkEnglish(page, isEnglish)
    if (isEnglish) return
    const arabic = await openAgain({ ...visitor, language: 'ar' })
    await show(arabic)
    await checkArabic(arabic)
  },
)

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
