import type { Translation } from '../../../../shared/messages/messages.ts'
import type { en } from './session-expiry.en.ts'

export default {
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
} satisfies Translation<typeof en>
