import { translation } from '@portolan/locale/catalog'
import type { en } from './confirm-email.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'تأكيد البريد الإلكتروني',
  question: 'يُرجى تأكيد أن {email} هو بريدك الإلكتروني.',
  confirm: 'تأكيد بريدي الإلكتروني',
  confirming: 'جارٍ تأكيد بريدك الإلكتروني…',
  confirmed: 'تم تأكيد بريدك الإلكتروني.',
  signIn: 'تسجيل الدخول',
  invalid: 'رابط تأكيد البريد الإلكتروني غير صالح',
  failed: 'تعذّر تأكيد بريدك الإلكتروني',
  newLink:
    'يصلح الرابط مرة واحدة ولمدة 24 ساعة. إن كنت قد أكّدت بريدك من قبل فما عليك إلا تسجيل الدخول، وإلا فسجّل الدخول ليُرسل إليك رابط جديد.',
})
