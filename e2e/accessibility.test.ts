import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults, overflow } from './accessibility.ts'
import { narrow, wide } from './browser.ts'
import { answered } from './complaints.ts'
import { it } from './journey.ts'
import { sights } from './sights.ts'

/** Both schemes and both widths; the other direction where it has least room. */
const looks = {
  en: [
    ['light', wide],
    ['dark', narrow],
  ],
  ar: [['light', narrow]],
} as const
type Language = keyof typeof looks

async function lookAt(page: Page, language: Language): Promise<void> {
  for (const [colorScheme, viewport] of looks[language]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize(viewport)
    const look = `${language}, ${colorScheme}, ${viewport.width} pixels`
    expect(await accessibilityFaults(page), look).toEqual([])
    expect(await overflow(page), look).toBe(0)
  }
}

const named = sights.map((sight) => [sight.name, sight] as const)

it.for(named)('is accessible to everyone: %s', async ([, { isEnglish, show, visitor }], { openAgain }) => {
  for (const language of isEnglish ? (['en'] as const) : (['en', 'ar'] as const)) {
    const page = await openAgain({ ...visitor, ...(language === 'ar' && { language }) })
    await show(page)
    await lookAt(page, language)
  }
})

it('is accessible to everyone: what the provider wrote for a frame', async ({ openAgain }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Shown alone: its policy would keep axe from running, its heading is that of the page around it, and so is its icon.
    const page = await openAgain({ colorScheme, bypassCSP: true, viewport: narrow, provokes: answered(404) })
    for (const pageId of ['languageLineConnect', 'quickTranslation', 'connector', 'websiteProxy']) {
      await page.goto(`/content/${pageId}.html`)
      expect(await accessibilityFaults(page, ['page-has-heading-one']), pageId).toEqual([])
    }
  }
})
