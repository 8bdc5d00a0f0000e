import { translation } from '@portolan/locale/catalog'
import type { en } from './requests.en.ts'

export default translation<typeof en, 'ar'>()({
  number: 'الرقم',
  name: 'الاسم',
  open: 'فتح الطلب',
  reason: 'السبب',
  languages: 'اللغات',
  company: 'الشركة',

  receivedSubject: 'تلقّينا طلبك {number}',
  receivedPreview: 'ما الذي سيحدث بعد ذلك، وأين يمكنك متابعته.',
  receivedTitle: 'شكرًا لك {firstName}',
  receivedQuote: 'تلقّينا طلبك للحصول على عرض سعر. سيتواصل معك فريق عروض الأسعار خلال يوم عمل واحد.',
  receivedProject: 'تلقّينا طلبك للترجمة. سنتواصل معك خلال 24 ساعة.',

  rejectedSubject: 'لا يمكننا استخدام ملفات {number}',
  rejectedPreview: 'ما المشكلة فيها، وما الذي يمكنك فعله.',
  rejectedTitle: 'بعض الملفات لا يمكن استخدامها',
  rejectedLead: 'فحصنا الملفات التي أرسلتها ولا يمكننا استخدام ما يلي:',
  rejectedByPeople: 'فحصنا ما أرسلته ولا يمكننا العمل عليه بحالته الحالية.',
  rejectedNext:
    'يرجى إصلاحها وإرسال الطلب مجددًا. إذا كنت ترى أنها سليمة، فأجب عن هذه الرسالة وسنفحصها بأنفسنا.',

  cancelledSubject: 'أُلغي {number}',
  cancelledPreview: 'توقّف العمل عليه.',
  cancelledTitle: 'أُلغي طلبك',
  cancelledLead: 'توقّف العمل عليه، ولن تُحتسب أي تكلفة.',

  failedSubject: 'تعذّرت متابعة {number}',
  failedPreview: 'المشكلة لدينا، ونحن على علم بها.',
  failedTitle: 'حدث خطأ لدينا',
  failedLead:
    'تعذّرت متابعة طلبك. أُبلغ فريقنا وهو يعالج الأمر، ولا يلزمك فعل أي شيء الآن. إذا احتجنا إلى ملف منك مرة أخرى فسنطلبه.',
  failedWhat: 'ما الذي حدث',

  newSubject: 'طلب جديد {number} من {company}',
  newPreview: '{requester} بانتظار الرد.',
  newQuote: 'طلب جديد بانتظار التسعير',
  newProject: 'مشروع جديد بانتظار الإسناد',
  newRequester: 'جهة الاتصال',
  newPhone: 'الهاتف',
  newWorkflow: 'سير العمل',
  newReference: 'الرقم المرجعي',

  failedNoticeSubject: 'فشل {number} ويحتاج إلى اهتمام',
  failedNoticePreview: 'توقّف طلب ولن يستمر من تلقاء نفسه.',
  failedNoticeTitle: 'فشل أحد الطلبات',
  failedNoticeLead: 'فشلت جميع المحاولات، ولن يستمر الطلب من تلقاء نفسه. أُبلغ مقدّم الطلب بأنكم تعالجون الأمر.',
  failedNoticeRequester: 'مقدّم الطلب',
  failedNoticeCause: 'الخطأ',
  failedNoticeNext: 'تجده على المكتب ضمن ما يحتاج إلى اهتمام. أصلح السبب، ثم دع الطلب يستمر من هناك.',

  completedSubject: '{number} جاهز',
  completedPreview: 'يمكن تنزيل ملفاتك المترجمة.',
  completedTitle: 'ترجمتك جاهزة',
  completedLead: {
    zero: 'يمكن تنزيل ملفاتك المترجمة.',
    one: 'يمكن تنزيل ملفك المترجم.',
    two: 'يمكن تنزيل ملفيك المترجمين.',
    few: 'يمكن تنزيل ملفاتك المترجمة، وعددها {count}.',
    many: 'يمكن تنزيل ملفاتك المترجمة، وعددها {count}.',
    other: 'يمكن تنزيل ملفاتك المترجمة، وعددها {count}.',
  },
  completedOpen: 'عرض الملفات',

  messageToClient: 'رسالة بشأن {number}',
  messageToStaff: 'كتبت {company} بشأن {number}',
  messagePreview: 'رسالة إليك من {by}.',
  messageTitle: 'رسالة إليك من {by}',
  messageAnswer: 'قراءة الرسالة والرد عليها',
  messageOpenDesk: 'الرد من المكتب',

  EMPTY: 'الملف فارغ',
  TOO_LARGE: 'الملف كبير جدًا',
  UNREADABLE: 'الملف تالف أو لا يمكن قراءته',
  PASSWORD_PROTECTED: 'الملف محمي بكلمة مرور',
  MACROS: 'يحتوي الملف على وحدات ماكرو',
  ARCHIVE_BOMB: 'حجم الملف بعد فك الضغط أكبر مما ينبغي',
  UNSAFE_CONTENT: 'يحتوي الملف على ما لا يُؤمَن فتحه',
  ALTERED: 'لم يعد الملف هو الذي أُرسل',
  TYPE_MISMATCH: 'المحتوى لا يطابق اسم الملف',
  UNSUPPORTED_TYPE: 'لا يمكن ترجمة ملفات من هذا النوع',
  MALWARE: 'يحتوي الملف على برمجيات خبيثة',
})
