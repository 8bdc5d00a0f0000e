import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults, findColorFaults, overflow } from '../accessibility.ts'
import { narrow, wide } from '../browser.ts'
import { it, type Open } from '../journey.ts'
import type { Visitor } from '../people/visitors.ts'
import { untilAskedIn, waitUntilSettled } from '../traffic.ts'
import { findUntranslated, readState, type StateTexts } from './english-words.ts'
import type { VisualState } from './visual-state.ts'

type FindFaults = (page: Page) => Promise<string[]>

async function checkLook(
  page: Page,
  colorScheme: 'light' | 'dark',
  viewport: typeof wide,
  findFaults: FindFaults,
): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(viewport)
  const setting = `${colorScheme}, ${viewport.width} pixels`
  expect(await findFaults(page), setting).toEqual([])
  expect(await overflow(page), setting).toBe(0)
}

/** Light and wide, dark and narrow. Only the colors differ in dark where every rule is checked narrow in Arabic too. */
async function checkLeftToRight(page: Page, isEnglish: boolean): Promise<void> {
  await checkLook(page, 'light', wide, accessibilityFaults)
  await checkLook(page, 'dark', narrow, isEnglish ? accessibilityFaults : findColorFaults)
}

async function visit({ visitor, show }: VisualState, more: Visitor, open: Open): Promise<Page> {
  const page = await open({ ...visitor, ...more })
  await show(page)
  return page
}

/** As if it were chosen in another tab. Pages fetch again what the server words; those that load for good are not waited for. */
async function changeLanguage(page: Page, language: Translated): Promise<void> {
  const isLoading = await page.evaluate(() => document.querySelector('[aria-busy=true]') !== null)
  const asked = isLoading || untilAskedIn(language, page)
  await page.evaluate((newValue) => {
    dispatchEvent(new StorageEvent('storage', { key: 'portolan.language', newValue }))
  }, language)
  await page.locator(`html[lang|=${language}]`).waitFor()
  await asked
  if (!isLoading) await waitUntilSettled(page)
}

const languages = ['es', 'ar'] as const
type Translated = (typeof languages)[number]

/**
 * Journeys through these states, each visited in Spanish and changed to Arabic only: their texts are longer than the English
 * ones, and one visit shows whether it is accessible, whether an English word is left, and whether all of it follows a
 * change of language.
 */
export function checkStates(states: readonly VisualState[], isKept = false): void {
  const read: Record<Translated, Map<string, StateTexts>> = { es: new Map(), ar: new Map() }

  async function readIn(language: Translated, name: string, page: Page): Promise<void> {
    const state = await readState(page)
    expect(state.language, name).toBe(language)
    expect(state.texts.length, name).toBeGreaterThan(5)
    read[language].set(name, state)
  }

  async function check(state: VisualState, open: Open): Promise<void> {
    const { name, isEnglish, keepsLanguage } = state
    const page = await visit(state, isEnglish ? {} : { language: 'es' }, open)
    if (isEnglish) return checkLeftToRight(page, true)
    await readIn('es', name, page)
    await checkLeftToRight(page, false)
    const checkArabic = async (arabic: Page) => {
      await readIn('ar', name, arabic)
      await checkLook(arabic, 'light', narrow, accessibilityFaults)
    }
    if (keepsLanguage) return checkArabic(await visit(state, { language: 'ar' }, open))
    await changeLanguage(page, 'ar')
    await checkArabic(page).finally(() => changeLanguage(page, 'es'))
  }

  it.for(states.map((state) => [state.name, state] as const))(
    'is accessible to everyone: %s',
    ([, state], { stay, openAgain }) => check(state, isKept ? stay : openAgain),
  )

  it.for(languages)(
    'shows no English word to readers of %s',
    { timeout: 600_000 },
    async (language, { stay, openAgain }) => {
      // They have been read above, unless only this journey runs.
      const unread = states.filter(({ name, isEnglish }) => !isEnglish && !read[language].has(name))
      for (const state of unread) await check(state, isKept ? stay : openAgain)
      expect(await findUntranslated(language, read[language])).toEqual([])
    },
  )
}
