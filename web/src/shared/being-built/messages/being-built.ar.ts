import { translation } from '@portolan/locale/catalog'
import type { en } from './being-built.en.ts'

export default translation<typeof en, 'ar'>()({
  status: 'قيد الإنشاء',
  text: 'هذا الجزء من البوابة قيد الإنشاء. سيُفتح هنا على هذا العنوان.',
  meanwhile: 'إن احتجت إليه الآن فراسلنا وسننجزه معك.',
})
