import type { Translation } from '../../messages/messages.ts'
import type { en } from './conversation.en.ts'

const ar: Translation<typeof en> = {
  title: 'الرسائل',
  none: 'لم يُكتب شيء بعد. يُستحسن طرح الأسئلة عن هذا الطلب هنا، إذ يحتفظ بها الطرفان.',
  write: 'كتابة رسالة',
  send: 'إرسال',
  sent: 'أُرسلت',
  required: 'اكتبوا شيئًا أولًا',
  team: 'فريقنا',
}
export default ar
