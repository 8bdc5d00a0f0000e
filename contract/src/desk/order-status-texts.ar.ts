import type { DeskStatus, QaJob } from './desk.ts'

export const orderStatusTexts = {
  PENDING_REVIEW: 'بانتظار المراجعة',
  PRICING: 'قيد التسعير',
  WITH_CLIENT: 'لدى العميل',
  NEW: 'جديد',
  IN_PROGRESS: 'قيد التنفيذ',
  IN_QA: 'في ضمان الجودة',
  COMPLETED: 'مكتمل',
  CANCELLED: 'ملغى',
} as const satisfies Record<DeskStatus, string>

export const checkStatusTexts = {
  ASSIGNED: 'جارية',
  PASSED: 'ناجحة',
  FAILED: 'غير ناجحة',
} as const satisfies Record<QaJob['status'], string>
