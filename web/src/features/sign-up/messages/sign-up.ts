import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './sign-up.en.ts'

export const signUpMessages = defineCatalog('sign-up', en, {
  ar: () => import('./sign-up.ar.ts'),
  es: () => import('./sign-up.es.ts'),
})
