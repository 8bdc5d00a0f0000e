import { translation } from '@portolan/locale/catalog'
import type { en } from './sent-quotes.en.ts'

export default translation<typeof en, 'ar'>()({
  deliveryIfOrdered: 'التسليم المتوقع إن وصل أمر الشراء اليوم',
  belowCharge: 'الحد الأدنى للرسوم هو {price} لكل لغة.',
  allowBelowCharge: 'إرساله بأقل من الحد الأدنى للرسوم',
  belowChargeNeeded: 'حدّد المربع لإرساله بأقل من الحد الأدنى للرسوم، أو غيّر السعر',
  deliveryIfPaid: 'التسليم المتوقع إن دُفع اليوم',
  deliveryIfStarted: 'التسليم المتوقع إن بدأ العمل اليوم',
  version: 'النسخة',
  revise: 'تعديل العرض',
  reviseText: 'تصل النسخة الجديدة إلى العميل بالبريد الإلكتروني وتحل محل الحالية.',
  send: 'إرسال النسخة الجديدة',
  keep: 'الإبقاء على العرض الحالي',
  sentAndAssigned: 'عرض السعر في طريقه إلى العميل. أنت الآن منسّق هذا العمل.',
  revised: 'النسخة الجديدة في طريقها إلى العميل',
  withdraw: 'سحب العرض',
  withdrawTitle: 'سحب العرض',
  withdrawText: 'لا يعود بإمكان العميل قبوله، ويقرأ هذا السبب. يعود الطلب إلى قائمة التسعير.',
  withdrawn: 'سُحب العرض. تصل إلى العميل رسالة بريد إلكتروني.',
})
