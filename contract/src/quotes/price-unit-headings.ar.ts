import { translation } from '@portolan/locale/catalog'
import type { priceUnitHeadings as en } from './price-unit-headings.ts'

export const priceUnitHeadings = translation<typeof en, 'ar'>()({
  units_WORD: 'الكلمات',
  units_PAGE: 'الصفحات',
  units_HOUR: 'الساعات',
  units_MINUTE: 'الدقائق',
  pricePer_WORD: 'سعر الكلمة',
  pricePer_PAGE: 'سعر الصفحة',
  pricePer_HOUR: 'سعر الساعة',
  pricePer_MINUTE: 'سعر الدقيقة',
})
