import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './subtitle-file.en.ts'

/** Headings of tables of subtitles. */
export const subtitleFileMessages = defineCatalog('machine-translation.subtitle-file', en, {
  ar: () => import('./subtitle-file.ar.ts'),
  es: () => import('./subtitle-file.es.ts'),
})
