import { translation } from '@portolan/locale/catalog'
import type { en } from './leave.en.ts'

export default translation<typeof en, 'es'>()({
  title: '¿Salir sin guardar?',
  text: 'Se perderá lo que ha escrito.',
  stay: 'Quedarse',
  leave: 'Salir',
})
