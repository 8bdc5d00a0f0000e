import { translation } from '@portolan/locale/catalog'
import type { en } from './language-notes.en.ts'

export default translation<typeof en, 'ar'>()({
  good: 'تحتاج إلى تصحيحات قليلة',
  fair: 'قد تحتوي على بعض الأخطاء',
  gist: 'ترجمة تقريبية: للفهم فقط',
  ofLanguages: '{languages}: {note}',
  human_only: 'ترجمة بشرية فقط',
  no_engine: 'لا تُترجم آليًا',
  kept_on_our_machines: 'متاحة عبر خدمات خارجية لا تستخدمها مؤسستك',
  not_allowed_for_client: 'غير مفعّلة لمؤسستك',
  not_from_source: 'غير متاحة من هذه اللغة',
  not_as_source: 'لغة هدف فقط',
})
