import type { en } from './being-built.en.ts'
import type { Translation } from './messages.ts'

export default {
  status: 'قيد الإنشاء',
  text: 'هذا الجزء من البوابة قيد الإنشاء. سيُفتح هنا على هذا العنوان.',
  meanwhile: 'إن احتجت إليه الآن فراسلنا وسننجزه معك.',
} satisfies Translation<typeof en>
