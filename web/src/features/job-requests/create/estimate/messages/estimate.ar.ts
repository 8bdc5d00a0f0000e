import { translation } from '@portolan/locale/catalog'
import type { en } from './estimate.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'سعر تقديري (ليس عرض سعر نهائيًا)',
  volume: 'الكلمات والصفحات',
  uploading: 'جارٍ رفع ملفاتك لعدّ كلماتها…',
  stuck: 'لم تصل بعض الملفات بعد. يمكنك إرسال الطلب على أي حال، وستُعاد المحاولة عندئذٍ.',
  languages: 'اختر اللغات لترى سعرًا تقديريًا.',
  counting: 'جارٍ عدّ الكلمات والصفحات…',
  failed: 'لا يتوفر تقدير الآن. يمكنك إرسال الطلب على أي حال.',
  tryAgain: 'إعادة المحاولة',
  price: 'السعر',
  words: 'الكلمات',
  pages: 'الصفحات',
  pagesEach: 'لكل لغة',
  delivery: 'التسليم المتوقع',
  ifAccepted: 'إذا قبلت اليوم',
  rush: 'خدمة عاجلة',
  perLanguage: {
    zero: 'لا أسعار',
    one: 'سعر لغة واحدة',
    two: 'سعرا لغتين',
    few: 'أسعار {count} لغات',
    many: 'أسعار {count} لغة',
    other: 'أسعار {count} لغة',
  },
  howCounted: 'كيف تُعدّ الكلمات',
  minimumCharge: 'الحد الأدنى للرسوم',
  minimum: 'الحد الأدنى للصفحات: {pages}',
  byHand: 'سيرسل إليك فريقنا سعرًا.',
  byHandWhy: 'لم نتمكن من عدّ الكلمات في:',
  noRate: 'سيرسل إليك فريقنا سعرًا لهذه اللغات.',
})
