import { translation } from '@portolan/locale/catalog'
import type { en } from './no-engine.en.ts'

export default translation<typeof en, 'ar'>()({
  pair: 'لا يوجد هنا محرك يترجم من {source} إلى {targets}.',
  from: 'لا يوجد هنا محرك يترجم من {source}.',
  into: 'لا يوجد هنا محرك يترجم إلى {targets}.',
  same: 'اللغتان متطابقتان.',
  chooseAnother: 'اختر لغة أخرى.',
  textToPeople: 'يستطيع مترجمونا القيام بذلك. ينتقل نصك واللغات إلى الطلب.',
  filesToPeople: 'يستطيع مترجمونا القيام بذلك. تنتقل ملفاتك واللغات إلى الطلب.',
  translateOthers: 'الترجمة إلى {names} الآن',
  request: 'طلب ترجمة بشرية',
  waitingForFiles: 'جارٍ رفع الملفات…',
})
