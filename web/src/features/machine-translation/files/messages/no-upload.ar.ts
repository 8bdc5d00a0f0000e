import { translation } from '@portolan/locale/catalog'
import type { en } from './no-upload.en.ts'

export default translation<typeof en, 'ar'>()({
  noFileTypes: 'لم تُفعَّل لمؤسستك أي أنواع ملفات للترجمة الآلية.',
  noLanguages: 'لا تتوفر لغات للملفات حاليًا.',
  installing: 'يجري تثبيت محركات الترجمة. ستظهر اللغات هنا تلقائيًا.',
})
