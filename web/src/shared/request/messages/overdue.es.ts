import { translation } from '@portolan/locale/catalog'
import type { en } from './overdue.en.ts'

export default translation<typeof en, 'es'>()({
  PROJECT: {
    one: '{count} pedido está atrasado',
    many: '{count} de pedidos están atrasados',
    other: '{count} pedidos están atrasados',
  },
  QUOTE: {
    one: '{count} solicitud por cotizar está atrasada',
    many: '{count} de solicitudes por cotizar están atrasadas',
    other: '{count} solicitudes por cotizar están atrasadas',
  },
})
