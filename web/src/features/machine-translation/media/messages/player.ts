import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './player.en.ts'

export const playerMessages = defineCatalog('machine-translation.media.player', en, {
  ar: () => import('./player.ar.ts'),
  es: () => import('./player.es.ts'),
})
