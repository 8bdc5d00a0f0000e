import { translation } from '@portolan/locale/catalog'
import type { en } from './palette.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'الانتقال إلى',
  prompt: 'صفحة أو إجراء أو طلب',
  pages: 'الصفحات',
  actions: 'الإجراءات',
  work: 'الطلبات',
  orders: 'الأعمال',
  glossaries: 'المسارد',
  clientsAndRates: 'العملاء والأسعار',
  translationSettings: 'إعدادات الترجمة الآلية',
  changePassword: 'تغيير كلمة المرور',
  useLight: 'استخدام المظهر الفاتح',
  useDark: 'استخدام المظهر الداكن',
  useSystem: 'استخدام مظهر النظام',
  signOut: 'تسجيل الخروج',
  nothing: 'لم يُعثر على شيء لـ «{search}».',
  notSearched: 'تعذّر البحث في الطلبات.',
  found: {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة',
  },
})
