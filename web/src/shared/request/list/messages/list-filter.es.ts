import { translation } from '@portolan/locale/catalog'
import type { en } from './list-filter.en.ts'

export default translation<typeof en, 'es'>()({
  order: 'Ordenar por',
  order_newest: 'Más recientes primero',
  order_oldest: 'Más antiguas primero',
  order_due: 'Entrega más próxima',
  order_price: 'Precio más alto',
  order_name: 'Nombre',
  mine: 'Solo las mías',
})
