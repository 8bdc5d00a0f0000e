import { translation } from '@portolan/locale/catalog'
import type { en } from './session-expiry.en.ts'

export default translation<typeof en, 'es'>()({
  title: '¿Sigue ahí?',
  warning: {
    one: 'Su sesión se cerrará en {count} segundo.',
    many: 'Su sesión se cerrará en {count} de segundos.',
    other: 'Su sesión se cerrará en {count} segundos.',
  },
  stay: 'Mantener la sesión',
  leave: 'Cerrar sesión ahora',
})
