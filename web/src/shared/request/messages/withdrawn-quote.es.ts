import { translation } from '@portolan/locale/catalog'
import type { en } from './withdrawn-quote.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Hemos retirado el presupuesto.',
  emailed: 'Nuestro correo electrónico le explica el motivo.',
  next: 'Estamos preparando uno nuevo y se lo enviaremos por correo electrónico.',
})
