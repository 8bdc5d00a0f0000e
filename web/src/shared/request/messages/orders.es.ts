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
})
