import { translation } from '@portolan/locale/catalog'
import type { en } from './compare.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'قارن بين طرق ترجمة هذه الملفات',
  lead: 'الملفات نفسها، مترجمةً آليًا أو على يد مترجمين.',
  forWords: 'عدد الكلمات لكل لغة: {count:number}.',
  MACHINE: 'ترجمة آلية',
  MACHINE_WITH_REVIEW: 'ترجمة آلية مع مراجعة',
  HUMAN: 'ترجمة بشرية',
  included: 'مشمولة',
  priceByQuote: 'السعر عند الطلب',
  minimum: 'يسري حد أدنى للسعر.',
  readyNow: 'جاهزة الآن',
  have: 'هذه الملفات لديك',
  notReady: 'غير متاحة لهذه الملفات',
  readyBy: 'جاهزة بحلول {day} إذا طلبتها اليوم',
  dateWithQuote: 'سنخبرك بالموعد',
  expect_MACHINE: 'لفهم نص أو للاستخدام الداخلي. قد تحتوي على أخطاء لم يراجعها أحد.',
  expect_MACHINE_WITH_REVIEW: 'يصحح مترجم نص الآلة. للمستندات التي يعتمد عليها غيرك.',
  expect_HUMAN: 'يكتبها مترجم لقرّائك. للنشر والعقود وكل ما هو حساس.',
  choose_MACHINE_WITH_REVIEW: 'طلب مراجعة',
  choose_HUMAN: 'طلب ترجمة',
  reviewReason: 'يرجى مراجعة الترجمة الآلية وتصحيحها.',
})
