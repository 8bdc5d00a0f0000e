import fields from '@portolan/contract/errors/fields/ar'
import { translation } from '@portolan/locale/catalog'
import type { en } from './problems.en.ts'

export default translation<typeof en, 'ar'>()({
  ...fields,
  chooseAtLeastOne: 'اختر واحدًا على الأقل',
  invalidEmail: 'تنسيق البريد الإلكتروني غير صالح',
  invalidUrl: 'أدخل عنوان ويب مثل https://example.com/file.docx',
  invalidDate: 'أدخل التاريخ بالصيغة MM/DD/YYYY',
  invalidNumber: 'أدخل رقمًا',
  notWhole: 'أدخل عددًا صحيحًا',
  tooManyDecimals: {
    zero: 'بدون منازل عشرية',
    one: 'منزلة عشرية واحدة على الأكثر',
    two: 'منزلتان عشريتان على الأكثر',
    few: '{count} منازل عشرية على الأكثر',
    many: '{count} منزلة عشرية على الأكثر',
    other: '{count} منزلة عشرية على الأكثر',
  },
  notAbove: 'أدخل أكثر من {limit}',
  notBelow: 'أدخل أقل من {limit}',
  charactersLeft: {
    zero: 'لم يتبقَّ أي حرف',
    one: 'بقي حرف واحد',
    two: 'بقي حرفان',
    few: 'بقيت {count} أحرف',
    many: 'بقي {count} حرفًا',
    other: 'بقي {count} حرف',
  },
})
