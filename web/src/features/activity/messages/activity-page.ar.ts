import { translation } from '@portolan/locale/catalog'
import type { en } from './activity-page.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'النشاط',
  lead: 'مَن فعل ماذا في مؤسستك، الأحدث أولًا.',
  save: 'حفظ بصيغة CSV',
  person: 'الشخص',
  everybody: 'الجميع',
  group: 'نوع النشاط',
  everything: 'كل شيء',
  group_SIGN_IN: 'تسجيل الدخول والأمان',
  group_PEOPLE: 'الأشخاص والحسابات',
  group_REQUESTS: 'الطلبات والرسائل',
  group_QUOTES: 'عروض الأسعار وأوامر الشراء',
  group_DELIVERIES: 'التسليمات',
  group_DOWNLOADS: 'التنزيلات',
  group_GLOSSARIES: 'المسارد',
  from: 'من',
  to: 'إلى',
  when: 'الوقت',
  what: 'ما حدث',
  request: 'الطلب',
  empty: 'لم يحدث شيء بعد. ستظهر هنا عمليات تسجيل الدخول والطلبات وعروض الأسعار والتنزيلات.',
  noneFound: 'لا شيء يطابق عوامل التصفية هذه.',
  showAll: 'عرض الكل',
})
