import { translation } from '@portolan/locale/catalog'
import type { en } from './session-expiry.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'هل ما زلت هنا؟',
  warning: {
    zero: 'يُسجَّل خروجك الآن.',
    one: 'سيُسجَّل خروجك خلال ثانية واحدة.',
    two: 'سيُسجَّل خروجك خلال ثانيتين.',
    few: 'سيُسجَّل خروجك خلال {count} ثوانٍ.',
    many: 'سيُسجَّل خروجك خلال {count} ثانية.',
    other: 'سيُسجَّل خروجك خلال {count} ثانية.',
  },
  stay: 'البقاء مسجّلًا',
  leave: 'تسجيل الخروج الآن',
})
