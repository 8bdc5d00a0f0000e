import { translation } from '@portolan/locale/catalog'
import type { en } from './estimate.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'تقدير، وليس عرض سعر بعد',
  uploading: 'جارٍ رفع ملفاتكم لعدّ كلماتها…',
  stuck: 'لم تصل بعض الملفات بعد. يمكنكم إرسال الطلب على أي حال، وستُعاد المحاولة عندئذٍ.',
  languages: 'اختاروا اللغات لتروا هنا التكلفة المرجّحة.',
  counting: 'جارٍ عدّ الكلمات والصفحات…',
  failed: 'لا يتوفر تقدير الآن. يمكنكم إرسال الطلب على أي حال.',
  tryAgain: 'إعادة المحاولة',
  price: 'السعر',
  words: 'الكلمات',
  pages: 'الصفحات',
  pagesEach: 'لكل لغة',
  delivery: 'التسليم المتوقع',
  ifAccepted: 'إذا قبلتم اليوم',
  rush: 'خدمة عاجلة',
  perLanguage: {
    zero: 'أسعار {count} لغة',
    one: 'سعر لغة واحدة',
    two: 'سعرا لغتين',
    few: 'أسعار {count} لغات',
    many: 'أسعار {count} لغة',
    other: 'أسعار {count} لغة',
  },
  minimum: 'الحد الأدنى {pages} صفحات',
  byHand: 'سنسعّره يدويًا.',
  byHandWhy: 'لم نتمكن من عدّ الكلمات في:',
  noRate: 'سنسعّر هذه اللغات يدويًا.',
})
