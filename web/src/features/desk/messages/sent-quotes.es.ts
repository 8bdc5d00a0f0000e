import { translation } from '@portolan/locale/catalog'
import type { en } from './sent-quotes.en.ts'

export default translation<typeof en, 'es'>()({
  deliveryIfOrdered: 'Entrega prevista si llega hoy la orden de compra',
  belowCharge: 'El cargo mínimo es de {price} por idioma.',
  allowBelowCharge: 'Enviarla por debajo del cargo mínimo',
  belowChargeNeeded: 'Marque la casilla para enviarla por debajo del cargo mínimo, o cambie el precio',
  deliveryIfPaid: 'Entrega prevista si se paga hoy',
  deliveryIfStarted: 'Entrega prevista si se empieza hoy',
  version: 'Versión',
  revise: 'Modificar la cotización',
  reviseText: 'El cliente recibe la nueva versión por correo electrónico. Sustituye a la actual.',
  send: 'Enviar la nueva versión',
  keep: 'Mantener la cotización actual',
  sentAndAssigned: 'La cotización va camino al cliente. Ahora usted es el coordinador de este pedido.',
  revised: 'La nueva versión va en camino al cliente',
  withdraw: 'Retirar la cotización',
  withdrawTitle: 'Retirar la cotización',
  withdrawText: 'El cliente ya no podrá aceptarla y leerá este motivo. El pedido vuelve a «Por cotizar».',
  withdrawn: 'La cotización se ha retirado. El cliente recibe un correo electrónico.',
})
