import { translation } from '@portolan/locale/catalog'
import type { en } from './ui.en.ts'

export default translation<typeof en, 'ar'>()({
  dismiss: 'إخفاء',
  loading: 'جارٍ التحميل…',
  close: 'إغلاق',
  cancel: 'إلغاء',
  breadcrumbs: 'مسار التنقل',
  stepIsDone: '(تم)',
  filters: 'عوامل التصفية',
})
