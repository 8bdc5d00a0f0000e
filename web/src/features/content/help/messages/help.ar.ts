import { translation } from '@portolan/locale/catalog'
import type { en } from './help.en.ts'

export default translation<typeof en, 'ar'>()({
  pageTitle: 'المساعدة',
  lead: 'الأسئلة الشائعة',
  search: 'ابحث في الأسئلة والإجابات',
  allShown: {
    zero: 'لا أسئلة',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: '{count} أسئلة',
    many: '{count} سؤالًا',
    other: '{count} سؤال',
  },
  found: {
    zero: 'لا أسئلة تطابق «{search}»',
    one: 'سؤال واحد يطابق «{search}»',
    two: 'سؤالان يطابقان «{search}»',
    few: '{count} أسئلة تطابق «{search}»',
    many: '{count} سؤالًا يطابق «{search}»',
    other: '{count} سؤال يطابق «{search}»',
  },
  nothingFound: 'لا يوجد سؤال يطابق «{search}». جرّب كلمة أخرى أو اسألنا مباشرة.',
  noQuestions: 'لا توجد أسئلة هنا بعد. اسألنا مباشرة، يسعدنا أن نساعدك.',
  linkToThis: 'رابط إلى هذا السؤال',
  linkToQuestion: 'رابط إلى هذا السؤال: {question}',
  languageFinder: 'ابحث عن لغة',
  languageCode: 'الرمز',
  scriptDirection: 'اتجاه الكتابة',
  leftToRight: 'من اليسار إلى اليمين',
  rightToLeft: 'من اليمين إلى اليسار',
  availability: 'التوفر',
  canRequest: 'يمكنك طلبها',
  cannotRequest: 'غير معروضة حاليًا',
  requestLanguage: 'طلب عرض سعر',
})
