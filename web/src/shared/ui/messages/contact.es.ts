import { translation } from '@portolan/locale/catalog'
import type { en } from './contact.en.ts'

export default translation<typeof en, 'es'>()({
  writeTo: 'Escribir a {email}',
  backHome: 'Volver al inicio',
  needHelp: '¿Necesita ayuda?',
  needHelpText: 'Escríbanos o llámenos.',
})
