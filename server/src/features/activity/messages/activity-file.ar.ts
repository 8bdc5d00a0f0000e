import { translation } from '@portolan/locale/catalog'
import type { en } from './activity-file.en.ts'

export default translation<typeof en, 'ar'>()({
  fileName: 'النشاط.csv',
  at: 'الوقت',
  activity: 'النشاط',
  request: 'الطلب',
})
