import { translation } from '@portolan/locale/catalog'
import type { en } from './conversation.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'الرسائل',
  none: 'لم يُكتب شيء بعد. يُستحسن طرح الأسئلة عن هذا الطلب هنا، إذ يحتفظ بها الطرفان.',
  write: 'كتابة رسالة',
  send: 'إرسال',
  sent: 'أُرسلت',
  required: 'اكتب شيئًا أولًا',
  team: 'فريقنا',
})
