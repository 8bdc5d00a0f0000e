import { collectPageTexts, findEnglishWords, type PageText } from '@portolan/locale/find-untranslated'
import { nativeNames, type TargetLocale } from '@portolan/locale/locales'
import type { Page } from 'playwright-core'
import { provider } from '../route-table.ts'
import { loadVocabulary } from '../vocabulary.ts'

export type StateTexts = {
  readonly language: string
  readonly texts: readonly PageText[]
  /** Of requests, files and people, wherever a page marks them. Titles and labels repeat them without a mark. */
  readonly names: readonly string[]
}

export async function readState(page: Page): Promise<StateTexts> {
  const texts = await page.locator('html').evaluate(collectPageTexts)
  const marked = await page.evaluate(() => ({
    language: document.documentElement.lang.replace(/-.*/, ''),
    names: [...document.querySelectorAll('bdi, [translate=no]')].map((element) => element.textContent),
  }))
  return { texts, ...marked }
}

const currency = /US\$|USD/g

/** Whole words only, longest names first, since one may be a part of another. */
function removeNames(names: ReadonlySet<string>): (text: string) => string {
  const known = [...names].filter((name) => name.trim().length > 3).sort((a, b) => b.length - a.length)
  const patterns = known.map(
    (name) => new RegExp(`(?<!\\p{L})${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?!\\p{L})`, 'gu'),
  )
  return (text) => [currency, ...patterns].reduce((rest, pattern) => rest.replace(pattern, ' '), text)
}

/** English words that readers of this language meet, and Spanish ones left after a change to Arabic, each with its place. */
export async function findUntranslated(
  language: TargetLocale,
  states: ReadonlyMap<string, StateTexts>,
): Promise<string[]> {
  const { english, own } = await loadVocabulary(language)
  const spanish = language === 'es' ? [] : (await loadVocabulary('es')).own
  const withoutNames = removeNames(new Set([provider, ...[...states.values()].flatMap(({ names }) => names)]))
  /** Most texts are on many pages: a text is looked at once. */
  const places = new Map<string, string>()
  for (const [state, { texts }] of states)
    for (const { text, where } of texts) if (!places.has(text)) places.set(text, `${state}: ${where}`)
  const texts = [...places].map(([text, where]) => ({ text: withoutNames(text), where }))
  return findEnglishWords(texts, [...english, ...spanish], [...own, ...Object.values(nativeNames)]).map(
    ({ word, in: { text, where } }) => `${where}: ${word} in “${text}”`,
  )
}
