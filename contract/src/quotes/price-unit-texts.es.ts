import { translation } from '@portolan/locale/catalog'
import type { priceUnitTexts as en } from './price-unit-texts.ts'

export const priceUnitTexts = translation<typeof en, 'es'>()({
  flatPrice: 'Precio fijo',
  minimumCharge: 'Cargo mínimo',
  count_WORD: { one: '{count} palabra', many: '{count} de palabras', other: '{count} palabras' },
  count_PAGE: { one: '{count} página', many: '{count} de páginas', other: '{count} páginas' },
  count_HOUR: { one: '{count} hora', many: '{count} de horas', other: '{count} horas' },
  count_MINUTE: { one: '{count} minuto', many: '{count} de minutos', other: '{count} minutos' },
  amountPer_WORD: '{price} por palabra',
  amountPer_PAGE: '{price} por página',
  amountPer_HOUR: '{price} por hora',
  amountPer_MINUTE: '{price} por minuto',
})
