import type { Translation } from '../../messages/messages.ts'
import type { en } from './ui.en.ts'

export default {
  dismiss: 'إخفاء',
  loading: 'جارٍ التحميل…',
  close: 'إغلاق',
  cancel: 'إلغاء',
} satisfies Translation<typeof en>
