import { translation } from '@portolan/locale/catalog'
import type { en } from './requests.en.ts'

export default translation<typeof en, 'ar'>()({
  yourRequests: 'طلباتك',
  noneFound: 'لا يوجد طلب يطابق ما تبحث عنه.',
  noStatusChosen: 'اختر حالة واحدة على الأقل.',
  showAll: 'عرض جميع الطلبات',
  view: 'عرض',

  status_processing: 'قيد المعالجة',
  status_completed: 'مكتمل',
  status_failed: 'فشل',
  status_submitting: 'جارٍ الإرسال إلى خبير بشري',
  status_submitted: 'أُرسل إلى خبير بشري',
  status_archived: 'مؤرشف',
  status_unknown: 'غير معروف',
  detail_CREATED: 'وصلتنا ملفاتك وسنبدأ بها بعد لحظات.',
  detail_FAILED: 'تعذّر إتمام أي من الملفات. افتح الطلب لمعرفة السبب وما يمكن فعله.',
  detail_SUBMITTED_TO_XTRF: 'يعمل عليه مترجمون. سنراسلك بالبريد الإلكتروني عند الانتهاء.',

  quality_gist: 'توقّع ترجمة تقريبية تبيّن موضوع النص.',
  quality_fair: 'توقّع ترجمة مفهومة فيها أخطاء.',
  quality_good: 'توقّع ترجمة تحتاج إلى تصحيحات قليلة.',

  humanProject: 'المشروع البشري',
  otherFiles: 'ملفات أخرى',
  retry: 'إعادة محاولة ما فشل',
  retryStarted: 'تجري إعادة محاولة ما فشل.',
})
