import { translation } from '@portolan/locale/catalog'
import type { en } from './list-filter.en.ts'

export default translation<typeof en, 'ar'>()({
  order: 'الترتيب حسب',
  order_newest: 'الأحدث أولًا',
  order_oldest: 'الأقدم أولًا',
  order_due: 'الأقرب استحقاقًا',
  order_price: 'الأعلى سعرًا',
  order_name: 'الاسم',
  mine: 'طلباتي فقط',
})
