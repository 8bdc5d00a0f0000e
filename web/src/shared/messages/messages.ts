import { type Catalog, catalogs, loadTexts, type Translate, translateWith } from '@portolan/locale/catalog'
import type { Texts } from '@portolan/locale/message-types'
import { use } from 'react'
import { getLanguage, getLocale, type Language, onLanguageChange, useLanguage, useLocale } from './language.ts'

export type { Translate } from '@portolan/locale/catalog'

/** Loads the texts that are in use already, so that the page changes language in one step. */
const loadAllTexts = async (language: Language): Promise<void> => {
  await Promise.all(catalogs.map((catalog) => loadTexts(catalog, language)))
}
onLanguageChange(loadAllTexts)

/**
 * The texts of the code that has arrived, before it is shown. A page that is shown without them shows its outline first, and React
 * keeps an outline in sight for a third of a second.
 */
export const textsOfLoadedCode = (): Promise<void> => loadAllTexts(getLanguage())

/** For components: suspends while the texts of the chosen language are being loaded. */
export function useMessages<En extends Texts>(catalog: Catalog<En>): Translate<En> {
  const language = useLanguage()
  const locale = useLocale()
  // Always called: React matches the promises of a suspended component by their order.
  use(textsReady(catalog, language))
  return translateWith(catalog, language, locale)
}

/** Marks the promise of loaded texts as fulfilled: otherwise React would show the fallback for a moment. */
function textsReady<En extends Texts>(catalog: Catalog<En>, language: Language): Promise<void> {
  const loading = loadTexts(catalog, language)
  if (language === 'en' || catalog.loaded.has(language))
    Object.assign(loading, { status: 'fulfilled', value: undefined })
  return loading
}

/** For code outside React: English until the chosen language has arrived. */
export const translate = <En extends Texts>(catalog: Catalog<En>): Translate<En> =>
  translateWith(catalog, getLanguage(), getLocale())
