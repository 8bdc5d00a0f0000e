import { translation } from '@portolan/locale/catalog'
import type { en } from './paging.en.ts'

export default translation<typeof en, 'es'>()({
  rowsPerPage: 'Filas por página',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
})
