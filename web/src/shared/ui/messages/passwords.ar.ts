import { translation } from '@portolan/locale/catalog'
import type { en } from './passwords.en.ts'

export default translation<typeof en, 'ar'>()({
  required: 'كلمة المرور مطلوبة',
  tooShort: 'يجب أن تتكون كلمة المرور من 8 أحرف أو أكثر',
  tooLong: 'يجب ألا تتجاوز كلمة المرور 200 حرف',
  noDigit: 'يجب أن تحتوي كلمة المرور على رقم',
  noUpperCase: 'يجب أن تحتوي كلمة المرور على حرف لاتيني كبير',
  noLowerCase: 'يجب أن تحتوي كلمة المرور على حرف لاتيني صغير',
  tooCommon: 'كلمة المرور هذه شائعة جدًا',
  show: 'إظهار {label}',
  hide: 'إخفاء {label}',
  rules: 'تحتاج كلمة المرور إلى',
  ruleLength: '8 أحرف أو أكثر',
  ruleDigit: 'رقم',
  ruleUpperCase: 'حرف لاتيني كبير',
  ruleLowerCase: 'حرف لاتيني صغير',
  kept: 'تم',
  missing: 'ناقص',
})
