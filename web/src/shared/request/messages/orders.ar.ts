import { checkStatusTexts, orderStatusTexts } from '@portolan/contract/desk/order-status-texts.ar'
import { translation } from '@portolan/locale/catalog'
import type { en } from './orders.en.ts'

export default translation<typeof en, 'ar'>()({
  comprehension: 'الفهم',
  healthcare: 'الرعاية الصحية',
  insurance: 'التأمين',
  technical: 'التقنية',
  government: 'الحكومة',
  taiwan: 'تايوان',
  ...orderStatusTexts,
  ...checkStatusTexts,
  waitingForOrder: 'بانتظار أمر الشراء',
  waitingForPayment: 'بانتظار الدفع',
  invoiceInReview: 'فاتورة تنتظر السماح',
  needsAttention: 'يحتاج إلى انتباه',
  beingCancelled: 'قيد الإلغاء',
  beingCorrected: 'قيد تصحيح الملفات',
  walkIn: '{company} (عميل عابر)',
})
