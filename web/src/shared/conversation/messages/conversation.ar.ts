import { translation } from '@portolan/locale/catalog'
import type { en } from './conversation.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'الرسائل',
  none: 'لم يُكتب شيء بعد. يُستحسن طرح الأسئلة عن هذا الطلب هنا، إذ يحتفظ بها الطرفان.',
  noneForStaff: 'لا رسائل بعد. يصل العميلَ بريدٌ إلكتروني عند كتابة رسالة.',
  write: 'كتابة رسالة',
  send: 'إرسال',
  sent: 'أُرسلت',
  required: 'اكتب شيئًا أولًا',
  team: 'فريقنا',
  attach: 'إرفاق ملفات',
  attached: 'الملفات المرفقة',
  checking: 'قيد الفحص',
  rejected: 'غير متاح: لم يجتز الملف فحصنا.',
  download: 'تنزيل {name}',
  problem: 'مشكلة في التسليم',
  problemFiles: 'تخص: {files}',
  inLanguage: '{name} ({language})',
})
