import { translation } from '@portolan/locale/catalog'
import type { en } from './return-page.en.ts'

export default translation<typeof en, 'es'>()({
  returning: 'Volviendo a su sistema de compras…',
  goOn: 'Continuar',
  returnCart: 'Devuelva su carrito',
  returnText: 'Su navegador devuelve el carrito de {number} a {host}. Funciona una sola vez.',
  returnButton: 'Devolver el carrito',
  notReturned: 'No se devolvió el carrito',
  pageUsed:
    'Esta página funciona una sola vez. Abra su solicitud en el portal y devuelva el carrito de nuevo, o pídanos un enlace nuevo.',
  toRequests: 'Abrir sus solicitudes',
})
