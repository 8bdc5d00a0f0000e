import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './palette.en.ts'

export const paletteMessages = defineCatalog('palette', en, {
  ar: () => import('./palette.ar.ts'),
  es: () => import('./palette.es.ts'),
})
