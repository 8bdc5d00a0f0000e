import type { StatusWord } from './status-words.ts'

export const statusTexts = {
  ESTIMATING: 'قيد التسعير',
  ANALYZING: 'قيد التحليل',
  PROCESSING: 'قيد المعالجة',
  REJECTED_BY_SCREENING: 'رُفضت الملفات',
  QUOTE_READY_FOR_CLIENT_REVIEW: 'عرض السعر جاهز للمراجعة',
  QUOTE_ACCEPTED: 'قُبل عرض السعر',
  WAITING_FOR_ORDER: 'بانتظار أمر الشراء منك',
  QUOTE_REJECTED: 'رُفض عرض السعر',
  QUOTE_EXPIRED: 'انتهت صلاحية عرض السعر',
  BEING_PREPARED: 'قيد التحضير',
  TRANSLATING: 'تجري الترجمة',
  IN_TRANSLATION: 'قيد الترجمة',
  CORRECTING: 'قيد تصحيح الملفات',
  COMPLETED: 'مكتمل',
  ARCHIVED: 'مؤرشف',
  CANCELLING: 'قيد الإلغاء',
  CANCELLED: 'ملغى',
  FAILED: 'تعذّر',
} as const satisfies Record<StatusWord, string>
