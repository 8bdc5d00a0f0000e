import { translation } from '@portolan/locale/catalog'
import type { en } from './empty-columns.en.ts'

export default translation<typeof en, 'es'>()({
  hidden: 'Ocultas porque están vacías: {names:list}.',
  show: 'Mostrarlas',
  hide: 'Ocultar las columnas vacías',
})
