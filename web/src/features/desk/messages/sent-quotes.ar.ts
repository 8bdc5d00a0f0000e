import { translation } from '@portolan/locale/catalog'
import type { en } from './sent-quotes.en.ts'

export default translation<typeof en, 'ar'>()({
  deliveryIfOrdered: 'التسليم المتوقع إن وصل أمر الشراء اليوم',
  deliveryIfPaid: 'التسليم المتوقع إن دُفع اليوم',
  version: 'النسخة',
  revise: 'تعديل العرض',
  reviseText: 'تصل النسخة الجديدة إلى العميل بالبريد الإلكتروني وتحل محل الحالية.',
  send: 'إرسال النسخة الجديدة',
  keep: 'الإبقاء على العرض الحالي',
  revised: 'النسخة الجديدة في طريقها إلى العميل',
  withdraw: 'سحب العرض',
  withdrawTitle: 'سحب العرض',
  withdrawText: 'لا يعود بإمكان العميل قبوله، ويقرأ هذا السبب. يعود الطلب إلى قائمة التسعير.',
  answered: 'أجاب العميل عن هذا العرض في هذه الأثناء، فلم يُغيَّر.',
  withdrawn: 'سُحب العرض. تصل إلى العميل رسالة بريد إلكتروني.',
})
