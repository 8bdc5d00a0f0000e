import { translation } from '@portolan/locale/catalog'
import type { priceUnitTexts as en } from './price-unit-texts.ts'

export const priceUnitTexts = translation<typeof en, 'ar'>()({
  flatPrice: 'سعر ثابت',
  minimumCharge: 'الحد الأدنى للرسوم',
  count_WORD: {
    zero: 'لا كلمات',
    one: 'كلمة واحدة',
    two: 'كلمتان',
    few: '{count} كلمات',
    many: '{count} كلمة',
    other: '{count} كلمة',
  },
  count_PAGE: {
    zero: 'لا صفحات',
    one: 'صفحة واحدة',
    two: 'صفحتان',
    few: '{count} صفحات',
    many: '{count} صفحة',
    other: '{count} صفحة',
  },
  count_HOUR: {
    zero: 'لا ساعات',
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: '{count} ساعات',
    many: '{count} ساعة',
    other: '{count} ساعة',
  },
  count_MINUTE: {
    zero: 'لا دقائق',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  },
  amountPer_WORD: '{price} للكلمة',
  amountPer_PAGE: '{price} للصفحة',
  amountPer_HOUR: '{price} للساعة',
  amountPer_MINUTE: '{price} للدقيقة',
})
