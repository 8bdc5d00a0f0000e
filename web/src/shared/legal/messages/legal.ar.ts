import { translation } from '@portolan/locale/catalog'
import type { en } from './legal.en.ts'

export default translation<typeof en, 'ar'>()({
  terms: 'شروط الخدمة',
  privacy: 'سياسة الخصوصية',
  imprint: 'إشعار قانوني',
  version: 'الإصدار {version}',
})
