import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './contact.en.ts'

export const contactMessages = defineCatalog('contact', en, {
  ar: () => import('./contact.ar.ts'),
  es: () => import('./contact.es.ts'),
})
