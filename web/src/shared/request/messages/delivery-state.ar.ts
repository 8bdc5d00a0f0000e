import { translation } from '@portolan/locale/catalog'
import type { en } from './delivery-state.en.ts'

export default translation<typeof en, 'ar'>()({
  preparing: 'طلبك قيد التحضير. سيتولاه مدير مشروع بعد ذلك.',
  correcting: 'نصحّح الملفات التي أبلغت عن مشكلة فيها.',
  replacing: 'نستبدل بعض الملفات. حتى ذلك الحين لديك الملفات المسلَّمة.',
  disputed: 'أبلغت عن مشكلة، ونحن نراجعها.',
})
