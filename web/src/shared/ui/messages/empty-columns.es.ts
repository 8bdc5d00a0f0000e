import { translation } from '@portolan/locale/catalog'
import type { en } from './empty-columns.en.ts'

export default translation<typeof en, 'es'>()({
  hidden: 'Ocultas por estar vacías: {names:list}.',
  nearly: 'Ocultas por estar casi vacías: {names:list}.',
  showThem: 'Mostrar estas columnas',
  show: 'Mostrar las columnas vacías',
  hide: 'Ocultar las columnas vacías',
})
