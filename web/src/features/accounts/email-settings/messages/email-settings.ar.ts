import { translation } from '@portolan/locale/catalog'
import type { en } from './email-settings.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'رسائل البريد الإلكتروني',
  lead: 'اختر الرسائل التي تصلك ومتى تصلك.',
  saved: 'حُفظت إعدادات بريدك الإلكتروني.',
  QUOTES: 'عروض الأسعار',
  QUOTES_text: 'عرض سعر جاهز أو منتهي الصلاحية أو مرفوض.',
  DELIVERIES: 'التسليمات',
  DELIVERIES_text: 'يمكن تنزيل ملفاتك المترجمة.',
  MESSAGES: 'الرسائل',
  MESSAGES_text: 'كتب إليك أحدهم بشأن طلب.',
  REQUESTS: 'الطلبات',
  REQUESTS_text: 'استُلم طلب أو رُفض أو أُلغي أو تعذّر.',
  CANCELLATIONS: 'الإلغاءات',
  CANCELLATIONS_text: 'ألغى عميل طلبًا تتولّاه.',
  delivery: 'وقت الإرسال',
  AT_ONCE: 'فور حدوثها',
  DAILY: 'مرة في اليوم',
  always:
    'تصل الرسالة اليومية في الثامنة صباحًا بتوقيتنا، وفقط إن حدث جديد. أما الإيصالات وروابط الدفع والرموز وتنبيهات الأمان فتُرسل دائمًا على الفور.',
  whileImpersonating: 'لا يمكنك تغيير هذه الإعدادات أثناء التصرف بصفة مستخدم آخر.',
})
