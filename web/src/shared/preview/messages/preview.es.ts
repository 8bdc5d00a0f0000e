import { translation } from '@portolan/locale/catalog'
import type { en } from './preview.en.ts'

export default translation<typeof en, 'es'>()({
  open: 'Vista previa de {name}',
  loading: 'Cargando la vista previa…',
  none: 'No hay vista previa de este archivo. Descárguelo para abrirlo.',
  cut: 'Solo se muestra el principio. Descargue el archivo para verlo entero.',
  close: 'Cerrar',
})
