import { translation } from '@portolan/locale/catalog'
import type { en } from './requests.en.ts'

export default translation<typeof en, 'ar'>()({
  yourRequests: 'طلباتك',
  noneFound: 'لا يوجد طلب يطابق ما تبحث عنه.',
  showAll: 'عرض جميع الطلبات',
  view: 'عرض',

  status_cancelled: 'أُلغي',
  status_rejected: 'رُفضت الملفات',
  status_processing: 'قيد المعالجة',
  status_completed: 'مكتمل',
  status_failed: 'فشل',
  status_submitting: 'جارٍ الإرسال إلى مترجم محترف',
  status_submitted: 'أُرسل إلى مترجم محترف',
  status_archived: 'مؤرشف',
  status_unknown: 'غير معروف',
  filter_current: 'الكل عدا المؤرشف',
  filter_processing: 'قيد المعالجة',
  filter_completed: 'المكتملة',
  filter_failed: 'الفاشلة أو الملغاة',
  filter_human: 'لدى مترجمين محترفين',
  filter_archived: 'المؤرشفة',
  filter_all: 'الكل',
  detail_CREATED: 'وصلتنا ملفاتك وسنبدأ بها بعد لحظات.',
  detail_FAILED: 'تعذّرت علينا معالجة هذه الملفات. افتح الطلب لمعرفة السبب.',
  detail_SUBMITTED_TO_XTRF: 'يعمل عليه مترجمون. سنراسلك بالبريد الإلكتروني عند الانتهاء.',

  download: 'تنزيل',

  humanProject: 'مشروع الترجمة البشرية',
  otherFiles: 'ملفات أخرى',
  sendAgain: 'إرسال الملفات مرة أخرى',
  retry: 'إعادة محاولة ما فشل',
  retryStarted: 'تجري إعادة محاولة ما فشل.',
  restarted: 'بدأ العمل من جديد.',
})
