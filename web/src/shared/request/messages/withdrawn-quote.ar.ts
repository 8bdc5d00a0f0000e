import { translation } from '@portolan/locale/catalog'
import type { en } from './withdrawn-quote.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'سحبنا عرض السعر.',
  emailed: 'تجد السبب في رسالتنا إليك بالبريد الإلكتروني.',
  next: 'نُعدّ عرضًا جديدًا وسنرسله إليك بالبريد الإلكتروني.',
})
