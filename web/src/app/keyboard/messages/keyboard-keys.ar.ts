import { translation } from '@portolan/locale/catalog'
import type { en } from './keyboard-keys.en.ts'

export default translation<typeof en, 'ar'>()({
  rows: 'الصف التالي والسابق في القائمة، ومفتاح Enter يفتحه',
  goTo: 'الانتقال إلى صفحة أو إجراء أو طلب (بعد تسجيل الدخول)',
  search: 'البحث في هذه الصفحة',
  home: 'الانتقال إلى الصفحة الرئيسية',
  help: 'عرض هذه المفاتيح',
  switch: 'استخدام اختصارات لوحة المفاتيح',
  followedBy: 'ثم',
})
