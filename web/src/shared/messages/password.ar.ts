import type { Translation } from './messages.ts'
import type { en } from './password.en.ts'

export default {
  required: 'كلمة المرور مطلوبة',
  tooShort: 'يجب ألا تقل كلمة المرور عن 8 أحرف',
  tooLong: 'يجب ألا تزيد كلمة المرور على 200 حرف',
  noDigit: 'يجب أن تحتوي كلمة المرور على رقم',
  noUpperCase: 'يجب أن تحتوي كلمة المرور على حرف لاتيني كبير',
  noLowerCase: 'يجب أن تحتوي كلمة المرور على حرف لاتيني صغير',
  tooCommon: 'كلمة المرور هذه شائعة جدًا',
  rules: 'ما تحتاج إليه كلمة المرور',
  ruleLength: '8 أحرف أو أكثر',
  ruleDigit: 'رقم',
  ruleUpperCase: 'حرف كبير',
  ruleLowerCase: 'حرف صغير',
  met: '(تم)',
  show: 'إظهار: {label}',
  showShort: 'إظهار',
  hideShort: 'إخفاء',
} satisfies Translation<typeof en>
