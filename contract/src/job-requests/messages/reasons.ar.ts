import { translation } from '@portolan/locale/catalog'
import type { en } from './reasons.en.ts'

export default translation<typeof en, 'ar'>()({
  noFilesCame: 'لم تصل أي ملفات خلال يوم.',
  notScreened: 'تعذّر علينا فحص الملفات.',
  notCounted: 'تعذّر علينا عدّ كلمات الملفات.',
  notTaken: 'لا يمكن قبول هذه الملفات: {files}.',
  notTranslated: 'تعذّرت ترجمة أي من الملفات.',
  notProcessed: 'تعذّرت معالجة أي من الملفات.',
  noVerdict: 'لم يعطِ برنامج فحص الفيروسات أي نتيجة.',
  notSubmitted: 'تعذّر علينا تسليم الطلب إلى مترجمينا.',
  systemRefused: 'لم يقبله نظامهم.',
  systemDown: 'لم يستجب نظامهم.',
  calledOffThere: 'ألغى مترجمونا الطلب.',
  fileLost: 'أحد الملفات مفقود من مخزننا.',
  storeDown: 'لم يستجب مخزن ملفاتنا.',
  unforeseen: 'حدث أمر غير متوقع.',
  newQuoteRequested: 'طُلب عرض سعر جديد.',
})
