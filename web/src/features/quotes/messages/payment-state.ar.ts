import { translation } from '@portolan/locale/catalog'
import type { en } from './payment-state.en.ts'

export default translation<typeof en, 'ar'>()({
  payment: 'الدفع بالبطاقة',
  title: 'بانتظار الدفع منك',
  open: 'سنرسل إليك رابط دفع آمنًا بالبريد الإلكتروني. لا شيء مطلوب منك حتى ذلك الحين.',
  openRest: 'سنرسل إليك رابطًا آمنًا لدفع المبلغ المتبقي بالبريد الإلكتروني. لا شيء مطلوب منك حتى ذلك الحين.',
  sent: 'أرسلنا إليك رابط دفع آمنًا بالبريد الإلكتروني بتاريخ {date}. يُرجى الدفع من خلاله.',
  pay: 'يُرجى الدفع بالبطاقة في صفحتنا الآمنة. أرسلنا إليك الرابط أيضًا بالبريد الإلكتروني بتاريخ {date}.',
  partlyPaid: 'مدفوع جزئيًا',
  received: 'استُلم {amount} في {date}',
  amounts: 'المدفوع: {paid}. المتبقي: {open}.',
  payNow: 'دفع {price}',
  paid: 'دُفع بتاريخ {date}',
})
