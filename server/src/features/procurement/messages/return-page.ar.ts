import { translation } from '@portolan/locale/catalog'
import type { en } from './return-page.en.ts'

export default translation<typeof en, 'ar'>()({
  returning: 'تجري العودة إلى نظام المشتريات لديك…',
  goOn: 'متابعة',
  returnCart: 'أعد السلة',
  returnText: 'يعيد متصفحك سلة {number} إلى {host}. يعمل هذا مرة واحدة.',
  returnButton: 'إعادة السلة',
  notReturned: 'لم تُعد السلة',
  pageUsed: 'تعمل هذه الصفحة مرة واحدة. افتح طلبك في البوابة وأعد السلة مرة أخرى، أو اطلب منا رابطًا جديدًا.',
  toRequests: 'فتح طلباتك',
})
