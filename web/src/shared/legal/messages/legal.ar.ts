import { translation } from '@portolan/locale/catalog'
import type { en } from './legal.en.ts'

export default translation<typeof en, 'ar'>()({
  terms: 'شروط الخدمة',
  privacy: 'سياسة الخصوصية',
  imprint: 'إشعار قانوني',
  byContinuing: 'بالمتابعة فإنك توافق على {terms} و{privacy}.',
  version: 'الإصدار {version}',
})
