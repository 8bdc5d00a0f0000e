import { translation } from '@portolan/locale/catalog'
import type { en } from './empty-columns.en.ts'

export default translation<typeof en, 'ar'>()({
  hidden: 'أعمدة مخفية لأنها فارغة: {names:list}.',
  nearly: 'أعمدة مخفية لأنها شبه فارغة: {names:list}.',
  showThem: 'إظهار هذه الأعمدة',
  show: 'إظهار الأعمدة الفارغة',
  hide: 'إخفاء الأعمدة الفارغة',
})
