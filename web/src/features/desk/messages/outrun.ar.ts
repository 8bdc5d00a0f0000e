import { translation } from '@portolan/locale/catalog'
import type { en } from './outrun.en.ts'

export default translation<typeof en, 'ar'>()({
  QUOTE_ACCEPTED: 'قبل العميل عرض السعر هذا في {date} ({name}).',
  QUOTE_REJECTED: 'رفض العميل عرض السعر هذا في {date} ({name}).',
  PAID: 'سجّل {name} الدفعة في {date}.',
  COMPLETED: 'أكمل {name} هذا العمل في {date}.',
  CANCELLING: 'ألغى {name} هذا العمل في {date}.',
  CANCELLED: 'ألغى {name} هذا العمل في {date}.',
  changed: 'غيّر شخص آخر هذا العمل. تراه الآن كما هو.',
})
