import {
  type Catalog,
  catalogs,
  defineCatalog,
  loadTexts,
  type Translate,
  translateWith,
} from '@portolan/locale/catalog'
import type { PluralText, Texts } from '@portolan/locale/message-types'
import { use } from 'react'
import { getLanguage, type Language, onLanguageChange, useLanguage } from './language.ts'

export type { Translate } from '@portolan/locale/catalog'

/** The same keys in another language. A key left out is shown in English. */
export type Translation<En extends Texts> = { readonly [K in keyof En]?: En[K] extends string ? string : PluralText }

/** English travels with the chunk that imports it; another language is fetched when it is the chosen one. */
export function defineMessages<const En extends Texts>(
  en: En,
  load: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Translation<En> }>>>,
): Catalog<En> {
  const complete = async () => ({ default: { ...en, ...(await load.ar()).default } })
  return defineCatalog('', en, { ar: complete, es: async () => ({ default: en }) } as unknown as Catalog<En>['load'])
}

/** Loads the texts that are in use already, so that the page changes language in one step. */
onLanguageChange(async (language) => {
  await Promise.all(catalogs.map((catalog) => loadTexts(catalog, language)))
})

/** For components: suspends while the texts of the chosen language are being loaded. */
export function useMessages<En extends Texts>(catalog: Catalog<En>): Translate<En> {
  const language = useLanguage()
  // Texts that are here are used at once: even a settled promise would show the fallback for a moment.
  if (language !== 'en' && !catalog.loaded.has(language)) use(loadTexts(catalog, language))
  return translateWith(catalog, language)
}

/** For code outside React: English until the chosen language has arrived. */
export const translate = <En extends Texts>(catalog: Catalog<En>): Translate<En> =>
  translateWith(catalog, getLanguage())
