import { type Catalog, catalogs, loadTexts, type Translate, translateWith } from '@portolan/locale/catalog'
import type { Texts } from '@portolan/locale/message-types'
import { use } from 'react'
import { getLanguage, getLocale, onLanguageChange, useLanguage, useLocale } from './language.ts'

export type { Translate } from '@portolan/locale/catalog'

/** Loads the texts that are in use already, so that the page changes language in one step. */
onLanguageChange(async (language) => {
  await Promise.all(catalogs.map((catalog) => loadTexts(catalog, language)))
})

/** For components: suspends while the texts of the chosen language are being loaded. */
export function useMessages<En extends Texts>(catalog: Catalog<En>): Translate<En> {
  const language = useLanguage()
  const locale = useLocale()
  // Texts that are here are used at once: even a settled promise would show the fallback for a moment.
  if (language !== 'en' && !catalog.loaded.has(language)) use(loadTexts(catalog, language))
  return translateWith(catalog, language, locale)
}

/** For code outside React: English until the chosen language has arrived. */
export const translate = <En extends Texts>(catalog: Catalog<En>): Translate<En> =>
  translateWith(catalog, getLanguage(), getLocale())
