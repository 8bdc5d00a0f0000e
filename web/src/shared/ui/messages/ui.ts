import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './ui.en.ts'

export const uiMessages = defineCatalog('ui', en, { ar: () => import('./ui.ar.ts'), es: () => import('./ui.es.ts') })
