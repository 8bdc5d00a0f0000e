import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults, findColorFaults, overflow } from '../accessibility.ts'
import { narrow, wide } from '../browser.ts'
import { it, type Open } from '../journey.ts'
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

const checkRightToLeft = (page: Page): Promise<void> => checkLook(page, 'light', narrow, accessibilityFaults)

const languages = ['es', 'ar'] as const
type Translated = (typeof languages)[number]

/**
 * Journeys through these states, each visited in Spanish and in Arabic only: their texts are longer than the English ones,
 * and one visit shows both whether it is accessible and whether an English word is left.
 */
export function checkStates(states: readonly VisualState[], isKept = false): void {
  const read: Record<Translated, Map<string, StateTexts>> = { es: new Map(), ar: new Map() }

  async function show({ name, visitor, show }: VisualState, language: Translated, open: Open): Promise<Page> {
    const page = await open({ ...visitor, language, reducedMotion: 'reduce' })
    await show(page)
    const state = await readState(page)
    expect(state.language, name).toBe(language)
    expect(state.texts.length, name).toBeGreaterThan(5)
    read[language].set(name, state)
    return page
  }

  it.for(states.map((state) => [state.name, state] as const))(
    'is accessible to everyone: %s',
    async ([, state], { stay, openAgain }) => {
      const open = isKept ? stay : openAgain
      if (state.isEnglish) {
        const page = await open({ ...state.visitor, reducedMotion: 'reduce' })
        await state.show(page)
        await checkLeftToRight(page, true)
        return
      }
      await checkLeftToRight(await show(state, 'es', open), false)
      await checkRightToLeft(await show(state, 'ar', open))
    },
  )

  it.for(languages)(
    'shows no English word to readers of %s',
    { timeout: 600_000 },
    async (language, { stay, openAgain }) => {
      // They have been read above, unless only this journey runs.
      const unread = states.filter(({ name, isEnglish }) => !isEnglish && !read[language].has(name))
      for (const state of unread) await show(state, language, isKept ? stay : openAgain)
      expect(await findUntranslated(language, read[language])).toEqual([])
    },
  )
}
