import { translation } from '@portolan/locale/catalog'
import type { en } from './procurement.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Sistema de compras',
  buyer: 'Comprador',
  system: 'Vuelve a',
  format: 'Formato',
  JSON: 'TradeCentric (JSON)',
  CXML: 'cXML',
  session: 'Sesión',
  cart: 'Carrito',
  NOT_READY: 'No devuelto: el presupuesto no está aceptado',
  WAITING: 'En camino',
  RETURNED: 'Devuelto el {date}',
  FAILED: 'No se pudo devolver',
  returnAgain: 'Devolver el carrito de nuevo',
  returnedAgain: 'El carrito se está devolviendo de nuevo',
  purchaseOrder: 'Orden de compra {number}',
  amount: '{total} {currency}, recibida el {date}',
  different: 'Sus precios difieren del presupuesto.',
  ack_NOT_REQUESTED: 'No se pidió confirmación',
  ack_WAITING: 'Confirmación en camino',
  ack_SENT: 'Confirmada',
  ack_FAILED: 'No se pudo enviar la confirmación',
  none: 'Esta solicitud llegó sin una sesión de un sistema de compras.',
})
