import { translation } from '@portolan/locale/catalog'
import type { en } from './accounts.en.ts'

export default translation<typeof en, 'ar'>()({
  why: 'تصلك هذه الرسالة من بوابة العملاء لدى {provider}.',
  questions: 'لديك أسئلة؟',
  openPortal: 'فتح البوابة',
  emailSettings: 'اختيار الرسائل التي تصلك',

  digestTitle: 'ملخص يومك',
  digestSubject: {
    zero: 'لا جديد بشأن طلباتك',
    one: 'تحديث واحد بشأن طلباتك',
    two: 'تحديثان بشأن طلباتك',
    few: '{count} تحديثات بشأن طلباتك',
    many: '{count} تحديثًا بشأن طلباتك',
    other: '{count} تحديث بشأن طلباتك',
  },
  digestMore: {
    zero: 'لا مزيد في البوابة.',
    one: 'وتحديث آخر في البوابة.',
    two: 'وتحديثان آخران في البوابة.',
    few: 'و{count} تحديثات أخرى في البوابة.',
    many: 'و{count} تحديثًا آخر في البوابة.',
    other: 'و{count} تحديث آخر في البوابة.',
  },

  resetTitle: 'اختيار كلمة مرور جديدة',
  resetPreview: 'يعمل الرابط مرة واحدة خلال ساعة.',
  resetLead: 'تلقّينا طلب كلمة مرور جديدة للحساب {email} في بوابة العملاء لدى {provider}.',
  resetAsk: 'يعمل الرابط أدناه مرة واحدة خلال ساعة. تبقى كلمة مرورك كما هي حتى تختار كلمة جديدة هناك.',
  resetNotYou: 'إن لم تكن أنت من طلب ذلك، فيمكنك تجاهل هذه الرسالة.',

  testSubject: 'رسالة تجريبية من {provider}',
  testPreview: 'رسائل البوابة تصل إليك.',
  testTitle: 'البريد الإلكتروني يعمل',
  testLead: 'أرسل إليك أحد مسؤولي البوابة هذه الرسالة للتأكد من وصول بريدها، وقد وصل.',
  testCheck: 'إذا كانت في صندوق الوارد لا في البريد غير المرغوب فيه، فلا شيء آخر مطلوب.',
  testPortal: 'البوابة',
  testSentBy: 'المرسل',
  testSentAt: 'وقت الإرسال',

  confirmSubject: 'تأكيد عنوان بريدك الإلكتروني',
  confirmPreview: 'نقرة واحدة ويصبح حسابك جاهزًا.',
  confirmTitle: 'مرحبًا {firstName}',
  confirmLead: 'حسابك في بوابة العملاء لدى {provider} جاهز تقريبًا.',
  confirmAsk: 'يرجى تأكيد أن عنوان البريد الإلكتروني هذا لك. يعمل الرابط مرة واحدة خلال 24 ساعة.',
  confirmAction: 'تأكيد عنوان بريدي الإلكتروني',
  confirmNotYou: 'إن لم تسجّل أنت، فتجاهل هذه الرسالة: لا يمكن لأحد استخدام الحساب دون التأكيد.',

  inviteSubject: 'يدعوك {inviter} إلى بوابة {company}',
  invitePreview: 'أنشئ حسابك برابط واحد خلال سبعة أيام.',
  inviteTitle: 'الانضمام إلى {company}',
  inviteLead: 'يدعوك {inviter} إلى طلب الترجمات باسم {company} في بوابة العملاء لدى {provider}.',
  inviteStaffLead: 'يدعوك {inviter} إلى العمل في بوابة {company}.',
  inviteAsk: 'ينشئ الرابط أدناه حسابك. وهو يعمل مرة واحدة خلال سبعة أيام.',
  inviteAction: 'إنشاء حسابي',
  inviteNotYou: 'إن كنت لا تعرف المرسل، فتجاهل هذه الرسالة.',

  codeSubject: '{code} هو رمز التحقق الخاص بك',
  codePreview: 'صالح لمدة 15 دقيقة.',
  codeTitle: 'رمز التحقق الخاص بك',
  codeLead: 'اكتب هذا الرمز في الصفحة التي طلبته. وهو صالح لمدة 15 دقيقة.',
  codeNotYou: 'إن لم تطلب رمزًا، فتجاهل هذه الرسالة. لن يطلبه منك أحد من فريقنا أبدًا.',
})
