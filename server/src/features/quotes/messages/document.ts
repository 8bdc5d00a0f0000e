import { defineCatalog, type Translate, translateWith, translator } from '@portolan/locale/catalog'
import { type Locale, sourceLocale } from '@portolan/locale/locales'
import { en } from './document.en.ts'

const documentMessages = defineCatalog('quoteDocument', en, {
  ar: () => import('./document.ar.ts'),
  es: () => import('./document.es.ts'),
})

export type DocumentTexts = Translate<typeof en>
/** For emails and the translation management system, which are in English so far. */
export const englishTexts: DocumentTexts = translateWith(documentMessages, sourceLocale)

export const loadDocumentTexts = (locale: Locale): Promise<DocumentTexts> => translator(documentMessages, locale)
