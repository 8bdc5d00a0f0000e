import { translation } from '@portolan/locale/catalog'
import type { en } from './orders.en.ts'

export default translation<typeof en, 'ar'>()({
  comprehension: 'الفهم',
  healthcare: 'الرعاية الصحية',
  insurance: 'التأمين',
  technical: 'التقنية',
  government: 'الحكومة',
  taiwan: 'تايوان',
  PENDING_REVIEW: 'بانتظار المراجعة',
  PRICING: 'قيد التسعير',
  WITH_CLIENT: 'لدى العميل',
  NEW: 'جديد',
  IN_PROGRESS: 'قيد التنفيذ',
  IN_QA: 'في ضمان الجودة',
  COMPLETED: 'مكتمل',
  CANCELLED: 'ملغى',
  ASSIGNED: 'جارية',
  PASSED: 'ناجحة',
  FAILED: 'غير ناجحة',
})
