import type { Translation } from '../../../shared/messages/messages.ts'
import type { en } from './being-built.en.ts'

export default {
  status: 'قيد الإنشاء',
  text: 'هذا الجزء من البوابة قيد الإنشاء. سيُفتح هنا على هذا العنوان.',
  meanwhile: 'إن احتجت إليه الآن فراسلنا وسننجزه معك.',
} satisfies Translation<typeof en>
