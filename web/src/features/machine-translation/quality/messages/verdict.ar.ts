import { translation } from '@portolan/locale/catalog'
import type { en } from './verdict.en.ts'

export default translation<typeof en, 'ar'>()({
  poor: 'ضعيفة',
  rough: 'تقريبية',
  fair: 'مقبولة',
  good: 'جيدة',
  veryGood: 'جيدة جدًا',
  stars: '{score} من {best} نجوم',
})
