import type { Translation } from '../../messages/messages.ts'
import type { en } from './paging.en.ts'

export default {
  rowsPerPage: 'عدد الصفوف في الصفحة',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
} satisfies Translation<typeof en>
