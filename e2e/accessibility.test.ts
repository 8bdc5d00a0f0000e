import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults, findColorFaults, overflow } from './support/accessibility.ts'
import { narrow, wide } from './support/browser.ts'
import { it } from './support/journey.ts'
import { visualStates } from './support/states/visual-states.ts'

/**
 * Both schemes and both widths; the other direction where it has least room. Every rule holds wide and narrow: the dark
 * look asks about colours alone where the narrow page is looked at whole in the other language.
 */
async function lookAtEnglish(page: Page, isEnglishOnly: boolean): Promise<void> {
  await look(page, 'light', wide, accessibilityFaults)
  await look(page, 'dark', narrow, isEnglishOnly ? accessibilityFaults : findColorFaults)
}

const lookAtArabic = (page: Page): Promise<void> => look(page, 'light', narrow, accessibilityFaults)

async function look(
  page: Page,
  colorScheme: 'light' | 'dark',
  viewport: typeof wide,
  faults: (page: Page) => Promise<string[]>,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize(viewport)
  const seen = `${colorScheme}, ${viewport.width} pixels`
  expect(await faults(page), seen).toEqual([])
  expect(await overflow(page), seen).toBe(0)
}

const named = visualStates.map((sight) => [sight.name, sight] as const)

it.for(named)('is accessible to everyone: %s', async ([, { isEnglish = false, show, visitor }], { openAgain }) => {
  const page = await openAgain(visitor)
  await show(page)
  await lookAtEnglish(page, isEnglish)
  if (isEnglish) return
  const arabic = await openAgain({ ...visitor, language: 'ar' })
  await show(arabic)
  await lookAtArabic(arabic)
})

it('is accessible to everyone: what the provider wrote for a frame', async ({ openAgain }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Shown alone: its policy would keep axe from running, and its heading is that of the page around it.
    const page = await openAgain({ colorScheme, bypassCSP: true, viewport: narrow })
    for (const pageId of ['languageLineConnect', 'quickTranslation', 'connector', 'websiteProxy']) {
      await page.goto(`/content/${pageId}.html`)
      expect(await accessibilityFaults(page, ['page-has-heading-one']), pageId).toEqual([])
    }
  }
})
