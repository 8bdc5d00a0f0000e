import { translation } from '@portolan/locale/catalog'
import type { en } from './delivery-state.en.ts'

export default translation<typeof en, 'ar'>()({
  preparing: 'طلبك قيد التحضير. سيتولاه مدير مشروع بعد ذلك.',
  correcting: 'نصحّح الملفات التي أبلغت عن مشكلة فيها.',
  replacing: 'نصحّح بعض الملفات. إلى أن تجهز يمكنك استخدام الملفات أدناه.',
  replacingAll: 'نصحّح الملفات الآن، وسنراسلك عبر البريد الإلكتروني عندما تصبح جاهزة.',
  disputed: 'أبلغت عن مشكلة، ونحن نراجعها.',
})
