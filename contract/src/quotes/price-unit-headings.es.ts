import { translation } from '@portolan/locale/catalog'
import type { priceUnitHeadings as en } from './price-unit-headings.ts'

export const priceUnitHeadings = translation<typeof en, 'es'>()({
  units_WORD: 'Palabras',
  units_PAGE: 'Páginas',
  units_HOUR: 'Horas',
  units_MINUTE: 'Minutos',
  pricePer_WORD: 'Precio por palabra',
  pricePer_PAGE: 'Precio por página',
  pricePer_HOUR: 'Precio por hora',
  pricePer_MINUTE: 'Precio por minuto',
})
