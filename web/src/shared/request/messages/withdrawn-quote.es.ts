import { translation } from '@portolan/locale/catalog'
import type { en } from './withdrawn-quote.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Hemos retirado la cotización.',
  emailed: 'Nuestro correo electrónico le explica el motivo.',
  next: 'Estamos preparando una nueva y se la enviaremos por correo electrónico.',
})
