import { translation } from '@portolan/locale/catalog'
import type { en } from './security.en.ts'

export default translation<typeof en, 'ar'>()({
  'password-changed': 'تم تغيير كلمة مرورك',
  'password-changed.lead': 'تم تغيير كلمة مرور حسابك، وسُجّل الخروج من جميع الجلسات الأخرى.',
  'mfa-enabled': 'تطبيق المصادقة مفعّل',
  'mfa-enabled.lead': 'من الآن فصاعدًا يتطلب تسجيل الدخول بكلمة المرور رمزًا من تطبيق المصادقة أيضًا.',
  'mfa-disabled': 'تطبيق المصادقة معطّل',
  'mfa-disabled.lead': 'لم يعد تسجيل الدخول يتطلب رمزًا، ولم تعد رموز الاسترداد صالحة.',
  'recovery-code-used': 'استُخدم رمز استرداد',
  'recovery-code-used.lead': 'سجّل شخص ما الدخول إلى حسابك بأحد رموز الاسترداد. يعمل كل رمز مرة واحدة.',
  'recovery-codes-renewed': 'لديك رموز استرداد جديدة',
  'recovery-codes-renewed.lead': 'أُنشئت عشرة رموز استرداد جديدة لحسابك، ولم تعد الرموز القديمة صالحة.',
  'passkey-added': 'أُضيف مفتاح مرور',
  'passkey-added.lead': 'يمكن لمفتاح مرور جديد تسجيل الدخول إلى حسابك.',
  'passkey-removed': 'أُزيل مفتاح مرور',
  'passkey-removed.lead': 'لم يعد مفتاح المرور هذا يسجّل الدخول إلى حسابك.',
  'api-key-created': 'أُنشئ مفتاح API',
  'api-key-created.lead': 'يمكن لأي برنامج لديه هذا المفتاح التصرف في البوابة باسمك.',
  'api-key-revoked': 'أُلغي مفتاح API',
  'api-key-revoked.lead': 'لم يعد بإمكان البرامج استخدام هذا المفتاح.',
  passkey: 'مفتاح المرور',
  apiKey: 'مفتاح API',
  codesLeft: 'رموز الاسترداد المتبقية',
  when: 'الوقت',
  address: 'من العنوان',
  wasItYou:
    'إذا كنت أنت من فعل ذلك، فلا شيء مطلوب. وإلا فاختر كلمة مرور جديدة عبر «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول واكتب فورًا إلى {contact}.',
})
