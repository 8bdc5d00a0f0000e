import { defineCatalog } from '@portolan/locale/catalog'
import { en } from './email-settings.en.ts'

export const emailSettingsMessages = defineCatalog('accounts.emailSettings', en, {
  ar: () => import('./email-settings.ar.ts'),
  es: () => import('./email-settings.es.ts'),
})
