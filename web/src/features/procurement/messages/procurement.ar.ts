import { translation } from '@portolan/locale/catalog'
import type { en } from './procurement.en.ts'

export default translation<typeof en, 'ar'>()({
  startTitle: 'تسجيل الدخول من نظام المشتريات',
  signingIn: 'جارٍ تسجيل دخولك…',
  unableToSignIn: 'تعذّر تسجيل الدخول. حاول مرة أخرى لاحقًا.',
  errorTitle: 'حدث خطأ ما',
  errorMessage: 'خطأ. {message}',
  genericError: 'عذرًا! حدث خطأ ما. حاول مرة أخرى أو اتصل بالدعم إذا استمرت المشكلة.',
  whatToDo: 'عُد إلى نظام المشتريات لديك وابدأ من جديد من هناك.',
})
