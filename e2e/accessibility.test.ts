import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults, overflow } from './accessibility.ts'
import { narrow, wide } from './browser.ts'
import { it } from './journey.ts'
import { sights } from './sights.ts'

/** Each scheme meets each width and each direction, and each width each direction. */
const looks = {
  en: [
    ['light', wide],
    ['dark', narrow],
  ],
  ar: [
    ['light', narrow],
    ['dark', wide],
  ],
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

it.for(named)('is accessible to everyone: %s', async ([, { isEnglish, show, ...visitor }], { open }) => {
  let page = await open({ ...visitor, reducedMotion: 'reduce' })
  await show(page)
  await lookAt(page, 'en')
  if (isEnglish) return
  page = await page.context().newPage()
  await page.addInitScript(() => window === window.top && localStorage.setItem('portolan.language', 'ar'))
  await show(page)
  await lookAt(page, 'ar')
})

it('is accessible to everyone: what the provider wrote for a frame', async ({ open }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Else the frame's own policy would keep axe from running; its heading is that of the page around it.
    const page = await open({ colorScheme, bypassCSP: true, viewport: narrow })
    for (const pageId of ['languageLineConnect', 'quickTranslation', 'connector', 'websiteProxy']) {
      await page.goto(`/content/${pageId}.html`)
      expect(await accessibilityFaults(page, ['page-has-heading-one']), pageId).toEqual([])
    }
  }
})
