import { translation } from '@portolan/locale/catalog'
import type { en } from './federation.en.ts'

export default translation<typeof en, 'ar'>()({
  leaving: 'تسجيل الدخول لدى {company}',
  leavingLead: 'تتولى {company} تسجيل دخولك في صفحتها. إذا لم يحدث شيء، فاضغط على الزر.',
  continue: 'متابعة',
  tryAgain: 'المحاولة مرة أخرى',

  refused: 'لم يُسجَّل دخولك',
  declined: 'لم تسجّل {company} دخولك. حاول مرة أخرى أو اسأل المسؤول لديك.',
  unreachable: 'يتعذّر الوصول إلى صفحة تسجيل الدخول لدى {company} حاليًا. يرجى المحاولة بعد قليل.',
  notAccepted: 'تعذّر قبول الرد الوارد من {company}. يرجى المحاولة مرة أخرى.',
  noAddress: 'لم ترسل إلينا {company} عنوان بريد إلكتروني مؤكدًا لك. اسأل المسؤول لديك.',
  otherDomain: 'عنوان بريدك الإلكتروني ليس من عناوين {company}، لذا لا يمكن استخدامه هنا.',
  addressTaken:
    'هناك حساب بعنوان بريدك الإلكتروني بالفعل. سجّل الدخول بكلمة مروره، أو اكتب إلى {contact} لربط الحسابين.',
  disabled: 'حسابك معطّل. يرجى الكتابة إلى {contact}.',
})
