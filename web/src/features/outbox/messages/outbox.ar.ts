import { translation } from '@portolan/locale/catalog'
import type { en } from './outbox.en.ts'

export default translation<typeof en, 'ar'>()({
  pageTitle: 'صندوق الصادر',
  lead: 'الرسائل التي كان هذا العرض التجريبي سيرسلها. لا شيء يغادر هذا الجهاز.',
  recipient: 'المستلم',
  show: 'عرض',
  showAll: 'عرض الكل',
  count: {
    zero: 'لا رسائل',
    one: 'رسالة واحدة',
    two: 'رسالتان، الأحدث أولًا',
    few: '{count} رسائل، الأحدث أولًا',
    many: '{count} رسالة، الأحدث أولًا',
    other: '{count} رسالة، الأحدث أولًا',
  },
  countTo: {
    zero: 'لا رسائل إلى {to}',
    one: 'رسالة واحدة إلى {to}',
    two: 'رسالتان إلى {to}',
    few: '{count} رسائل إلى {to}',
    many: '{count} رسالة إلى {to}',
    other: '{count} رسالة إلى {to}',
  },
  empty: 'لا توجد رسائل بعد. سيظهر هنا كل ما ترسله البوابة.',
  emptyTo: 'لا توجد رسائل إلى {to}. تحقق من العنوان أو اعرض رسائل الجميع.',
  refresh: 'تحديث',
  mails: 'الرسائل',
  choose: 'اختر رسالة لقراءتها.',
  from: 'من',
  to: 'إلى',
  sent: 'أُرسلت',
  asText: 'نص عادي',
  mailFrame: 'رسالة: {subject}',
  backToList: 'العودة إلى القائمة',
  noSubject: '(بلا موضوع)',
})
