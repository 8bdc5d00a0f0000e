import { translation } from '@portolan/locale/catalog'
import type { en } from './overdue.en.ts'

export default translation<typeof en, 'ar'>()({
  PROJECT: {
    zero: 'لا أعمال متأخرة',
    one: 'عمل واحد متأخر',
    two: 'عملان متأخران',
    few: '{count} أعمال متأخرة',
    many: '{count} عملًا متأخرًا',
    other: '{count} عمل متأخر',
  },
  QUOTE: {
    zero: 'لا طلبات للتسعير متأخرة',
    one: 'طلب واحد للتسعير متأخر',
    two: 'طلبان للتسعير متأخران',
    few: '{count} طلبات للتسعير متأخرة',
    many: '{count} طلبًا للتسعير متأخرًا',
    other: '{count} طلب للتسعير متأخر',
  },
})
