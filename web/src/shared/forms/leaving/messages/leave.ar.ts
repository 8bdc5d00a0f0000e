import { translation } from '@portolan/locale/catalog'
import type { en } from './leave.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'هل تريد المغادرة دون حفظ؟',
  text: 'سيضيع ما كتبته.',
  stay: 'البقاء',
  leave: 'المغادرة',
})
