import { translation } from '@portolan/locale/catalog'
import type { en } from './paging.en.ts'

export default translation<typeof en, 'es'>()({
  rowsPerPage: '¿?Rows per page',
  previousPage: '¿?Previous page',
  nextPage: '¿?Next page',
})
