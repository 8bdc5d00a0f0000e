import type { en } from './confirm-email.en.ts'
import type { Translation } from './messages.ts'

export default {
  title: 'تأكيد البريد الإلكتروني',
  confirming: 'جارٍ تأكيد بريدك الإلكتروني…',
  confirmed: 'تم تأكيد بريدك الإلكتروني.',
  signIn: 'تسجيل الدخول',
  invalid: 'رابط تأكيد البريد الإلكتروني غير صالح',
  failed: 'تعذّر تأكيد بريدك الإلكتروني',
  anew: 'الرابط صالح لمدة 24 ساعة. سجّل الدخول ليُرسل إليك رابط جديد.',
} satisfies Translation<typeof en>
