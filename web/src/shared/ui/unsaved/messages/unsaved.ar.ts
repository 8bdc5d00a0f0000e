import { translation } from '@portolan/locale/catalog'
import type { en } from './unsaved.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'هل تريد تجاهل تغييراتك؟',
  text: 'سيضيع ما أدخلته.',
  keep: 'متابعة التعديل',
  discard: 'تجاهل التغييرات',
})
