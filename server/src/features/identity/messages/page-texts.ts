import { errorCatalog, fieldCatalog } from '@portolan/contract/errors/catalog'
import type { en as errorsEn } from '@portolan/contract/errors/en'
import type { en as fieldsEn } from '@portolan/contract/errors/fields/en'
import { defineCatalog, type Translate } from '@portolan/locale/catalog'
import { translatorFor } from '@portolan/locale/translator-for'
import { en as federationEn } from './federation.en.ts'
import { en as pagesEn } from './pages.en.ts'

const pageMessages = defineCatalog('identity.pages', pagesEn, {
  ar: () => import('./pages.ar.ts'),
  es: () => import('./pages.es.ts'),
})
const federationMessages = defineCatalog('identity.federation', federationEn, {
  ar: () => import('./federation.ar.ts'),
  es: () => import('./federation.es.ts'),
})

/** The texts of the sign-in pages in the language of one reader. */
export type PageTexts = {
  /** A BCP 47 tag. */
  readonly locale: string
  readonly t: Translate<typeof pagesEn>
  readonly federation: Translate<typeof federationEn>
  readonly errors: Translate<typeof errorsEn>
  readonly fields: Translate<typeof fieldsEn>
}

export async function loadPageTexts(locale: string): Promise<PageTexts> {
  const [t, federation, errors, fields] = await Promise.all([
    translatorFor(pageMessages, locale),
    translatorFor(federationMessages, locale),
    translatorFor(errorCatalog, locale),
    translatorFor(fieldCatalog, locale),
  ])
  return { locale, t, federation, errors, fields }
}
