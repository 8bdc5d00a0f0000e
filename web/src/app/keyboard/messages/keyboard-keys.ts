import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './keyboard-keys.en.ts'

export const keyboardKeysMessages = defineCatalog('keyboardKeys', en, {
  ar: () => import('./keyboard-keys.ar.ts'),
  es: () => import('./keyboard-keys.es.ts'),
})
