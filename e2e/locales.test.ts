import { collectPageTexts, findEnglishWords, type PageText } from '@portolan/locale/find-untranslated'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { provider } from './support/route-table.ts'
import { visualStates } from './support/states/visual-states.ts'
import { loadVocabulary } from './support/vocabulary.ts'

/** Names of requests, files and people, wherever a page marks them. Titles and labels repeat them without a mark. */
const collectNames = (page: Page): Promise<string[]> => page.locator('bdi, [translate=no]').allTextContents()

const currency = /US\$/g

/** Whole words only, longest names first, since one may be a part of another. */
function removeNames(names: ReadonlySet<string>): (text: PageText) => PageText {
  const known = [...names].filter((name) => name.trim().length > 3).sort((a, b) => b.length - a.length)
  const patterns = known.map(
    (name) => new RegExp(`(?<!\\p{L})${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?!\\p{L})`, 'gu'),
  )
  return ({ text, where }) => ({
    text: [currency, ...patterns].reduce((rest, pattern) => rest.replace(pattern, ' '), text),
    where,
  })
}

const states = visualStates.filter(({ isEnglish }) => !isEnglish)

it.for(['ar', 'es'] as const)(
  'shows no English word to readers of %s',
  { timeout: 600_000 },
  async (language, { visitors, pageErrors }) => {
    const { english, own } = await loadVocabulary(language)
    const names = new Set([provider])
    const seen: { readonly state: string; readonly texts: PageText[] }[] = []
    for (const { name: state, visitor, show } of states) {
      const report = (error: string) => pageErrors.push(`${state}: ${error}`)
      const { page, leave } = await visitors.openAgain({ ...visitor, language }, report)
      await show(page)
      const texts = await page.locator('html').evaluate(collectPageTexts)
      expect(await page.locator('html').getAttribute('lang'), state).toBe(language)
      expect(texts.length, state).toBeGreaterThan(5)
      for (const name of await collectNames(page)) names.add(name)
      seen.push({ state, texts })
      await leave()
    }
    const withoutNames = removeNames(names)
    const found = seen.flatMap(({ state, texts }) =>
      findEnglishWords(texts.map(withoutNames), english, own).map(
        ({ word, in: { text, where } }) => `${state}: ${word} in ${where} “${text}”`,
      ),
    )
    expect([...new Set(found)]).toEqual([])
  },
)
