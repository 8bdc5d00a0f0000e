import { checkStatusTexts, orderStatusTexts } from '@portolan/contract/desk/order-status-texts.es'
import { translation } from '@portolan/locale/catalog'
import type { en } from './orders.en.ts'

export default translation<typeof en, 'es'>()({
  comprehension: 'Comprensión',
  healthcare: 'Salud',
  insurance: 'Seguros',
  technical: 'Técnico',
  government: 'Gobierno',
  taiwan: 'Taiwán',
  ...orderStatusTexts,
  ...checkStatusTexts,
  waitingForOrder: 'A la espera de la orden de compra',
  waitingForPayment: 'A la espera del pago',
  invoiceInReview: 'Factura por permitir',
  needsAttention: 'Requiere atención',
  beingCancelled: 'Cancelando',
  beingCorrected: 'Corrigiendo los archivos',
  walkIn: '{company} (cliente ocasional)',
})
