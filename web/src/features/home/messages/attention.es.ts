import { translation } from '@portolan/locale/catalog'
import type { en } from './attention.en.ts'

export default translation<typeof en, 'es'>()({
  needsYou: 'Lo que requiere su atención',
  answerQuote: 'La cotización de «{name}» está lista. Revísela',
  purchaseOrder: 'Esperamos la orden de compra de «{name}». Vea el pedido',
  mendFiles: 'Se rechazaron archivos de «{name}». Ver el motivo',
  needsYouAll: 'Ver todo',
  newForYou: 'Novedades para usted',
  newFiles: 'Los archivos de «{name}» ya están aquí. Véalos',
  newMessage: 'Le hemos escrito sobre «{name}». Lea el mensaje',
})
