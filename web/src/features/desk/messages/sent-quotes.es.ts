import { translation } from '@portolan/locale/catalog'
import type { en } from './sent-quotes.en.ts'

export default translation<typeof en, 'es'>()({
  deliveryIfOrdered: 'Entrega prevista si llega hoy la orden de compra',
  belowCharge: 'El cargo mínimo es de {price} por idioma.',
  allowBelowCharge: 'Enviarlo por debajo del cargo mínimo',
  belowChargeNeeded: 'Marque la casilla para enviarlo por debajo del cargo mínimo, o cambie el precio',
  deliveryIfPaid: 'Entrega prevista si se paga hoy',
  deliveryIfStarted: 'Entrega prevista si se empieza hoy',
  version: 'Versión',
  revise: 'Modificar el presupuesto',
  reviseText: 'El cliente recibe la nueva versión por correo electrónico. Sustituye a la actual.',
  send: 'Enviar la nueva versión',
  keep: 'Mantener el presupuesto actual',
  sentAndAssigned: 'El presupuesto va camino al cliente. Ahora usted es el coordinador de este pedido.',
  revised: 'La nueva versión va en camino al cliente',
  withdraw: 'Retirar el presupuesto',
  withdrawTitle: 'Retirar el presupuesto',
  withdrawText: 'El cliente ya no podrá aceptarlo y leerá este motivo. El pedido vuelve a «Por presupuestar».',
  withdrawn: 'El presupuesto se ha retirado. El cliente recibe un correo electrónico.',
})
