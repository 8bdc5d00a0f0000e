import { translation } from '@portolan/locale/catalog'
import type { en } from './escalation.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'طلب ترجمة بشرية',
  lead: 'يتسلم مترجمونا ملفات المصدر، مع الترجمة الآلية مرجعًا. ستجد النتيجة هنا.',
  projectName: 'اسم المشروع',
  locked: 'لا يمكن تغيير لغة ملفاتك.',
  reason: 'السبب',
  CLEAN_UP_FORMATTING: 'تصحيح التنسيق',
  NEED_HUMAN_TRANSLATION: 'الترجمة البشرية مطلوبة',
  OTHER: 'سبب آخر',
  otherReason: 'السبب لديك',
  notesHelp: 'كل ما ينبغي أن يعرفه مترجمونا.',
  estimate: 'السعر والمدة التقديريان (ليسا عرض سعر نهائيًا)',
  estimateNote: 'لجميع اللغات الهدف في الطلب، وفق تعرفة مؤسستك.',
  send: 'إرسال إلى مترجمينا',
  sent: 'ملفاتك في طريقها إلى مترجمينا.',
})
