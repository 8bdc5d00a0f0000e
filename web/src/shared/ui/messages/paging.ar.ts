import { translation } from '@portolan/locale/catalog'
import type { en } from './paging.en.ts'

export default translation<typeof en, 'ar'>()({
  rowsPerPage: 'عدد الصفوف في الصفحة',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
})
