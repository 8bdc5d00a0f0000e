import { translation } from '@portolan/locale/catalog'
import type { en } from './preview.en.ts'

export default translation<typeof en, 'ar'>()({
  open: 'معاينة {name}',
  loading: 'جارٍ تحميل المعاينة…',
  none: 'لا تتوفر معاينة لهذا الملف. نزّله لفتحه.',
  cut: 'يُعرض الجزء الأول فقط. نزّل الملف لرؤيته كاملًا.',
  close: 'إغلاق',
})
