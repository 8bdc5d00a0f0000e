import { translation } from '@portolan/locale/catalog'
import type { en } from './latest.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'أحدث الطلبات',
  all: 'كل الطلبات',
})
